import type { ReactNode } from 'react'
import { BrandMark } from '../look/TopBar.tsx'
import { useWords } from './lang.ts'
import { hrefOf } from './route.ts'

/** A few words in the middle of the table, where there is nothing else to show. */
export const Notice = ({
  title,
  text,
  home,
  quiet,
  children,
}: {
  title: string
  text?: string
  home?: boolean
  quiet?: boolean
  children?: ReactNode
}) => {
  const words = useWords().app
  return (
    <main className={quiet ? 'notice quiet' : 'notice'}>
      {quiet ? (
        <p className="on-wood" role="status">
          <BrandMark size={40} /> {title}
        </p>
      ) : (
        <section className="panel">
          <h1>{title}</h1>
          {text && <p>{text}</p>}
          <div className="notice-acts">
            {home && (
              <a className="btn plain normal" href={hrefOf({ at: 'home' })}>
                {words.home}
              </a>
            )}
            {children}
          </div>
        </section>
      )}
    </main>
  )
}
