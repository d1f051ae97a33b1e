import { useWords } from '../app/lang.ts'
import { Page } from '../app/Page.tsx'

export const AboutPage = () => {
  const { app } = useWords()
  return (
    <Page at="about">
      <main className="panel">
        <h1>{app.name}</h1>
        <p>{app.tagline}</p>
      </main>
    </Page>
  )
}
