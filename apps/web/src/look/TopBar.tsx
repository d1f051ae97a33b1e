import type { ReactNode } from 'react'

export const BrandMark = ({ size = 26 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M3 25h26" stroke="var(--brass-hi)" strokeWidth="2" />
    <path fill="var(--on-wood)" d="M5 22V10h4.6v12zM10.8 22V8.6h4.6V22zM16.6 22V8.6h4.6V22zM22.4 22V10H27v12z" />
    <path d="M16 2.4l3 4.2h-6z" fill="var(--brass-hi)" />
  </svg>
)

interface TopBarProps {
  brand: string
  /** Where the brand leads; a button when there is an act instead. */
  brandHref?: string
  title?: string
  /** After the title: year, turn. */
  note?: string
  nav?: readonly { text: string; href: string; here?: boolean }[]
  navLabel?: string
  /** In the middle: the score. */
  children?: ReactNode
  /** At the right end: language, theme, menu. */
  tools?: ReactNode
  /** Before the title on the phone: the menu button. */
  start?: ReactNode
}

/** A title longer than this is set smaller, and may take two lines on the phone. */
const LONG = 17

export const TopBar = ({ brand, brandHref = '#', title, note, nav, navLabel, children, tools, start }: TopBarProps) => (
  <header className="top-bar on-wood">
    {start}
    <a className="brand" href={brandHref}>
      <BrandMark size={title ? 26 : 28} />
      <span>{brand}</span>
    </a>
    {nav && (
      <nav aria-label={navLabel}>
        {nav.map(link => (
          <a key={link.href} href={link.href} aria-current={link.here ? 'page' : undefined}>
            {link.text}
          </a>
        ))}
      </nav>
    )}
    {title && (
      <div className={title.length > LONG ? 'top-title long' : 'top-title'}>
        <h1>{title}</h1>
        {note && <span>{note}</span>}
      </div>
    )}
    {children}
    {tools && <div className="top-tools">{tools}</div>}
  </header>
)
