import { useWords } from '../app/lang.ts'
import { Page } from '../app/Page.tsx'

export const LearnPage = () => {
  const { app } = useWords()
  return (
    <Page at="learn">
      <main className="panel">
        <h1>{app.name}</h1>
        <p>{app.tagline}</p>
      </main>
    </Page>
  )
}
