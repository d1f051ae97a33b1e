import type { ReactNode } from 'react'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { id: T; text: string; icon?: ReactNode }[]
  /** None open when absent. */
  value?: T
  onChange: (id: T) => void
  /** Index tabs at the right edge, or the bar at the foot of the phone. */
  place?: 'index' | 'foot'
  /** The panel they show. */
  controls?: string
}

export const Tabs = <T extends string>({ label, tabs, value, onChange, place = 'index', controls }: TabsProps<T>) => {
  const keyed = (event: React.KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const at = tabs.findIndex(tab => tab.id === value)
    const next = (at + by + tabs.length) % tabs.length
    const to = tabs[next]
    if (to) onChange(to.id)
    const buttons = event.currentTarget.querySelectorAll('button')
    buttons[next]?.focus()
  }
  return (
    <div
      className={`tabs ${place}`}
      role="tablist"
      aria-label={label}
      aria-orientation={place === 'index' ? 'vertical' : 'horizontal'}
      onKeyDown={keyed}
    >
      {tabs.map((tab, i) => {
        const on = tab.id === value
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            aria-selected={on}
            aria-controls={controls}
            tabIndex={on || (!value && i === 0) ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon}
            <span>{tab.text}</span>
          </button>
        )
      })}
    </div>
  )
}
