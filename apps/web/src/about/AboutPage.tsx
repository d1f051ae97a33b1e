import { version } from '../../package.json'
import { useLang, useWords } from '../app/lang.ts'
import { Shell } from '../app/Shell.tsx'
import { sizeOf, useStorage } from '../app/useStorage.ts'
import { BrandMark } from '../look/TopBar.tsx'
import './about.css'

const LINKS = [
  ['game-icons.net', 'https://game-icons.net'],
  ['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
  ['SIL OFL 1.1', 'https://openfontlicense.org'],
] as const

/** What this is, how it is steered, and whose work it stands on. */
export const AboutPage = () => {
  const lang = useLang()
  const words = useWords()
  const say = words.about
  const storage = useStorage()
  return (
    <Shell here="about" className="about-page">
      <article className="panel prose">
        <p className="about-mark">
          <BrandMark size={44} />
        </p>
        <h1>{words.app.name}</h1>
        <p className="hero-lead">{words.app.tagline}</p>
        {say.paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
        <h2>{say.rights}</h2>
        <p>{say.rightsText}</p>
        <h2>{say.credits}</h2>
        <ul>
          {say.thanks.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          {LINKS.map(([name, href], i) => (
            <span key={href}>
              {i > 0 && ' · '}
              <a href={href} rel="noreferrer">
                {name}
              </a>
            </span>
          ))}
        </p>
        <h2>{say.licence}</h2>
        <p>{say.licenceText}</p>
        <p className="about-version">
          {say.version} {version}
          {storage && ` · ${say.storage} ${sizeOf(storage.used, lang)}`}
        </p>
      </article>
      <section className="panel about-keys">
        <h2>{words.play.shortcuts}</h2>
        <dl>
          {words.play.keys.map(([key, what]) => (
            <div key={`${key} ${what}`}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Shell>
  )
}
