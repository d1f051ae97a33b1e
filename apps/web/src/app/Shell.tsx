import { type ReactNode, useRef, useState } from 'react'
import { Drawer } from '../look/Dialog.tsx'
import { useFrame } from '../look/GameFrame.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { TopBar } from '../look/TopBar.tsx'
import { useHouse } from './house.ts'
import { useWords } from './lang.ts'
import { go, hrefOf, type Route } from './route.ts'
import { Tools } from './Tools.tsx'

const pages = ['home', 'matches', 'armies', 'learn', 'rules', 'about'] as const
type Page = (typeof pages)[number]
const names: Record<Page, 'battles' | 'matches' | 'armies' | 'learn' | 'rules' | 'about'> = {
  home: 'battles',
  matches: 'matches',
  armies: 'armies',
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
    const { importFile } = await import('../store/importing.ts')
    const opened = await importFile(house.shelf, file)
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

/** The bar over all pages but the battle; on the phone its links are behind a button. */
export const ShellBar = ({ here }: { here?: Page }) => {
  const words = useWords().app
  const phone = useFrame() === 'phone'
  const [open, setOpen] = useState(false)
  const links = pages.map(page => ({ text: words.nav[names[page]], href: hrefOf(routeTo(page)), here: page === here }))
  if (!phone) {
    return (
      <TopBar
        brand={words.name}
        brandHref={hrefOf({ at: 'home' })}
        navLabel={words.pages}
        nav={links}
        tools={
          <>
            {here !== 'matches' && <OpenFile />}
            <Tools />
          </>
        }
      />
    )
  }
  return (
    <>
      <TopBar
        brand={words.name}
        brandHref={hrefOf({ at: 'home' })}
        start={<IconButton icon="menu" label={words.menu} size={22} expanded={open} onClick={() => setOpen(true)} />}
        tools={<Tools />}
      />
      <Drawer open={open} from="left" title={words.name} closeLabel={words.close} onClose={() => setOpen(false)}>
        <nav className="shell-menu" aria-label={words.pages}>
          {links.map(link => (
            <a
              key={link.href}
              href={link.href}
              aria-current={link.here ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {link.text}
            </a>
          ))}
        </nav>
        <OpenFile className="btn plain normal" />
      </Drawer>
    </>
  )
}

/** A page of paper slips under the bar. */
export const Shell = ({ here, className = '', children }: { here?: Page; className?: string; children: ReactNode }) => (
  <div className={`page ${className}`}>
    <ShellBar here={here} />
    <main>{children}</main>
  </div>
)
