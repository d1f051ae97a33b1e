import { useWords } from '../app/lang.ts'
import { Shell } from '../app/Shell.tsx'

/** What this is, and whose work it stands on. */
export const AboutPage = () => {
  const say = useWords().about
  return (
    <Shell here="about">
      <article className="panel wide-panel prose">
        <h1>{say.title}</h1>
        {say.paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
        <h2>{say.credits}</h2>
        <ul>
          {say.thanks.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>{' '}
          ·{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>{' '}
          ·{' '}
          <a href="https://openfontlicense.org" rel="noreferrer">
            SIL OFL 1.1
          </a>
        </p>
        <h2>{say.rights}</h2>
        <p>{say.rightsText}</p>
      </article>
    </Shell>
  )
}
