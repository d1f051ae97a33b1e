import { useWords } from '../app/lang.ts'
import { Shell } from '../app/Shell.tsx'

export const LearnPage = () => {
  const { app } = useWords()
  return (
    <Shell here="learn">
      <section className="panel wide-panel">
        <h1>{app.nav.learn}</h1>
      </section>
    </Shell>
  )
}
