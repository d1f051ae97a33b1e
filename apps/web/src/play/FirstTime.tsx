import { useEffect, useRef, useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { Toast, ToastPlace } from '../look/Toast.tsx'
import type { Battle } from './useBattle.ts'
import { useSlip } from './useSlip.ts'

const KEY = 'acies.told'

function told(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
function remember(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...told(), id]))
  } catch {
    // Not kept: it is told once more another day.
  }
}

/** What a player should know when a question comes up for the first time: told once, then never again. */
export const FirstTime = ({ battle }: { battle: Battle }) => {
  const { asking } = battle
  const { skin } = battle.played
  const lang = useLang()
  const words = useWords()
  const [shut, setShut] = useState('')
  const tip = asking === null ? null : (skin.tip?.(asking, lang) ?? null)
  const [fresh, setFresh] = useState({ id: '', picked: 0, ticket: -1 })
  const id = tip?.id ?? ''
  const picked = asking?.draft.length ?? 0
  const ticket = asking?.decision.ticket ?? -1
  useEffect(() => {
    if (id === '' || told().includes(id)) return
    remember(id)
    setFresh({ id, picked, ticket })
  }, [id])
  const slip = useRef<HTMLDivElement>(null)
  const about = `${id} ${fresh.id} ${ticket} ${picked} ${battle.odds?.key}`
  useSlip(slip, { stage: battle.root, tray: null, about, wish: false })
  if (tip === null || tip.id !== fresh.id || tip.id === shut) return null
  // Who has answered once has understood.
  if (ticket !== fresh.ticket) return null
  // Who has taken something into the hand has understood, and needs the table.
  if (asking?.choice?.of === 'pose' && picked > fresh.picked) return null
  return (
    <ToastPlace ref={slip}>
      <Toast icon="help" text={tip.text} action={{ text: words.app.close, onClick: () => setShut(tip.id) }} />
    </ToastPlace>
  )
}
