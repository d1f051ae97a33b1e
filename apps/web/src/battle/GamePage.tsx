import { useWords } from '../app/lang.ts'
import { Page } from '../app/Page.tsx'

export const GamePage = () => {
  const { app } = useWords()
  return (
    <Page at="game">
      <main className="panel">
        <h1>{app.name}</h1>
        <p>{app.tagline}</p>
      </main>
    </Page>
  )
}
