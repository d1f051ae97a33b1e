import type { ReactNode } from 'react'
import { TopBar } from '../look/TopBar.tsx'
import { useWords } from './lang.ts'
import { hrefOf, type Route } from './route.ts'
import { Tools } from './Tools.tsx'

/** The frame of every page that is not a table: navigation above, sheets on the wood below. */
export const Page = ({ at, children, tools }: { at: Route['at']; children: ReactNode; tools?: ReactNode }) => {
  const { app, pages } = useWords()
  const links = [
    { text: app.nav.battles, href: hrefOf({ at: 'home' }), here: at === 'home' || at === 'game' || at === 'battle' },
    { text: app.nav.matches, href: hrefOf({ at: 'matches' }), here: at === 'matches' },
    { text: app.nav.rules, href: hrefOf({ at: 'rules', game: '' }), here: at === 'rules' },
    { text: app.nav.about, href: hrefOf({ at: 'about' }), here: at === 'about' },
  ]
  return (
    <div className={at === 'home' ? 'home' : 'page'}>
      <TopBar
        brand={app.name}
        brandHref={hrefOf({ at: 'home' })}
        nav={links}
        navLabel={pages.navLabel}
        tools={
          <>
            {tools}
            <Tools />
          </>
        }
      />
      {children}
    </div>
  )
}
