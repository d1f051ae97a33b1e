import type { Pick, RuleId } from '@acies/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FrameKind, useFrame } from '../look/GameFrame.tsx'
import type { StageHandle } from '../skins/skin.ts'
import { useDirectOptions } from './Prompt.tsx'
import type { Battle } from './useBattle.ts'
import { useKeys } from './useKeys.ts'

export type Tab = 'log' | 'rules' | 'armies'
export type Sheet = 'hand' | 'log' | 'dice' | 'rules'

/** What lies open around the battlefield. */
export function useScreen(battle: Battle) {
  const frame: FrameKind = useFrame()
  const phone = frame === 'phone'
  const stage = useRef<StageHandle>(null)
  const [tab, setTab] = useState<Tab>('log')
  const [sideOpen, setSideOpen] = useState(false)
  const [sheet, setSheet] = useState<Sheet | undefined>('hand')
  const [sheetOpen, setSheetOpen] = useState(true)
  const [list, setList] = useState(false)
  const [menu, setMenu] = useState(false)
  const [help, setHelp] = useState(false)
  const [rule, setRule] = useState<RuleId | null>(null)
  const [drawer, setDrawer] = useState(false)
  const [lit, setLit] = useState<string | null>(null)
  const [ended, setEnded] = useState(false)
  /** On the phone a long press asks what stands there. */
  const [inspected, setInspected] = useState<{ piece: Pick; place: string } | null>(null)

  const openRule = useCallback(
    (id: RuleId): void => {
      setRule(id)
      if (phone) setDrawer(true)
      else {
        setTab('rules')
        setSideOpen(true)
      }
    },
    [phone],
  )
  useKeys({
    battle,
    stage,
    direct: useDirectOptions(battle),
    list,
    onList: () => setList(!list),
    onRules: () => (phone ? setDrawer(true) : setTab('rules')),
    onHelp: () => setHelp(true),
  })
  const isOver = battle.mode === 'play' && battle.state.result !== null && battle.caughtUp && battle.live
  useEffect(() => {
    if (isOver) setEnded(true)
  }, [isOver])
  // A new question: the board is free for it.
  const ticket = battle.asking?.decision.ticket
  useEffect(() => {
    if (ticket !== undefined) setInspected(null)
  }, [ticket])
  const asked = battle.asking !== null
  useEffect(() => {
    if (!asked) setList(false)
  }, [asked])

  return {
    frame,
    phone,
    stage,
    tab,
    /** A tab of the column; the one that is open folds a narrow column away. */
    turnTo: (to: Tab): void => {
      setSideOpen(!(sideOpen && tab === to))
      setTab(to)
    },
    sideOpen,
    sheet,
    sheetOpen,
    setSheetOpen,
    turnSheet: (to: Sheet): void => {
      setSheetOpen(!(sheetOpen && sheet === to))
      setSheet(to)
      setList(false)
    },
    list,
    setList,
    menu,
    setMenu,
    help,
    setHelp,
    rule,
    openRule,
    drawer,
    setDrawer,
    lit,
    setLit,
    ended,
    setEnded,
    inspected,
    setInspected,
  }
}
export type Screen = ReturnType<typeof useScreen>
