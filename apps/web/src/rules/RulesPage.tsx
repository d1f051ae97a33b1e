import { useWords } from '../app/lang.ts'
import { Page } from '../app/Page.tsx'

export const RulesPage = () => {
  const { app } = useWords()
  return (
    <Page at="rules">
      <main className="panel">
        <h1>{app.name}</h1>
        <p>{app.tagline}</p>
      </main>
    </Page>
  )
}
