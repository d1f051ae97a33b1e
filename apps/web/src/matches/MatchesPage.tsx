import { useWords } from '../app/lang.ts'
import { Page } from '../app/Page.tsx'

export const MatchesPage = () => {
  const { app } = useWords()
  return (
    <Page at="matches">
      <main className="panel">
        <h1>{app.name}</h1>
        <p>{app.tagline}</p>
      </main>
    </Page>
  )
}
