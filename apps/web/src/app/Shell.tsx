import { type ReactNode, useRef } from 'react'
import { TopBar } from '../look/TopBar.tsx'
import { useHouse } from './house.ts'
import { useWords } from './lang.ts'
import { go, hrefOf, type Route } from './route.ts'
import { Tools } from './Tools.tsx'
import './pages.css'

const pages = ['home', 'matches', 'learn', 'rules', 'about'] as const
type Page = (typeof pages)[number]
const names: Record<Page, 'battles' | 'matches' | 'learn' | 'rules' | 'about'> = {
  home: 'battles',
  matches: 'matches',
  learn: 'learn',
  rules: 'rules',
  about: 'about',
}
const routeTo = (page: Page): Route => (page === 'rules' ? { at: 'rules', game: '' } : { at: page })

/** A match file from the player's disk; what is wrong with it is told in words. */
export const OpenFile = ({ className }: { className?: string }) => {
  const house = useHouse()
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File): Promise<void> => {
    const { importText } = await import('../store/importing.ts')
    const opened = await importText(house.shelf, await file.text())
    if ('id' in opened) go({ at: 'replay', match: opened.id })
    else house.tell(words.matches.refused(opened.why))
  }
  return (
    <>
      <button type="button" className={className ?? 'btn plain small'} onClick={() => input.current?.click()}>
        {words.app.openFile}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={words.app.openFile}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void read(file)
          event.target.value = ''
        }}
      />
    </>
  )
}

/** The bar over all pages but the battle. */
export const ShellBar = ({ here }: { here?: Page }) => {
  const words = useWords().app
  return (
    <TopBar
      brand={words.name}
      brandHref={hrefOf({ at: 'home' })}
      navLabel={words.name}
      nav={pages.map(page => ({ text: words.nav[names[page]], href: hrefOf(routeTo(page)), here: page === here }))}
      tools={
        <>
          <OpenFile />
          <Tools />
        </>
      }
    />
  )
}

/** A page of paper slips under the bar. */
export const Shell = ({ here, className = '', children }: { here?: Page; className?: string; children: ReactNode }) => (
  <div className={`page ${className}`}>
    <ShellBar here={here} />
    <main>{children}</main>
  </div>
)
