import { useWords } from '../app/lang.ts'
import { Page } from '../app/Page.tsx'

export const HomePage = () => {
  const { app } = useWords()
  return (
    <Page at="home">
      <main className="panel">
        <h1>{app.name}</h1>
        <p>{app.tagline}</p>
      </main>
    </Page>
  )
}
