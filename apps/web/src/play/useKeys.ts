import { optionsOf } from '@acies/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import { isIdle } from '../look/idle.ts'
import type { StageHandle } from '../skins/skin.ts'
import { keyOf } from './answer.ts'
import { handSeat } from './Cards.tsx'
import { mainOf } from './Prompt.tsx'
import type { Battle } from './useBattle.ts'

interface Keys {
  battle: Battle
  stage: RefObject<StageHandle | null>
  direct: readonly { pick: Parameters<Battle['pick']>[0] }[]
  list: boolean
  onList: () => void
  onRules: () => void
  onHelp: () => void
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type="range"]), textarea, select') || target.isContentEditable)

const buttonOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a, [role="button"], summary') : null

/** The button that has the focus only because it was clicked; browsers show the focus again with the next key. */
function useClicked(): RefObject<Element | null> {
  const clicked = useRef<Element | null>(null)
  useEffect(() => {
    const over = new AbortController()
    const heard = { signal: over.signal, capture: true }
    const point = ({ target }: PointerEvent): void => {
      clicked.current = buttonOf(target)
    }
    const step = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') clicked.current = null
    }
    window.addEventListener('pointerdown', point, heard)
    window.addEventListener('keydown', step, heard)
    return () => over.abort()
  }, [])
  return clicked
}

/** A whole battle by the keyboard. */
export function useKeys({ battle, stage, direct, list, onList, onRules, onHelp }: Keys): void {
  const clicked = useClicked()
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      if (isField(event.target) || document.querySelector('dialog[open]') !== null || battle.curtain !== null) return
      const act = actOf(event)
      if (act === null) return
      event.preventDefault()
      act()
    }
    const actOf = (event: KeyboardEvent): (() => void) | null => {
      const { key } = event
      // What was only clicked with the mouse does not keep the key to itself.
      const button = buttonOf(event.target)
      const onButton = button !== null && button !== clicked.current && !(key === 'Enter' && isIdle(button))
      const command = event.ctrlKey || event.metaKey
      if (command && key.toLowerCase() === 'z') return event.shiftKey ? battle.redo : battle.undo
      if (command && key.toLowerCase() === 'y') return battle.redo
      // Enter alone is only for the button that shows it.
      const main = command && key === 'Enter' ? mainOf(battle, direct) : null
      if (main !== null) return () => battle.pick(main)
      if (key === 'Enter' && (command || !onButton)) return battle.pressMain
      if (command || event.altKey) return null
      if (key === ' ' && battle.show.busy) return battle.show.skip
      if (key === ' ' && battle.mode === 'replay' && !onButton) return () => battle.setPlaying(!battle.playing)
      if (key === 'Escape') return list ? onList : battle.looksBack ? battle.backToNow : battle.drop
      if (/^[1-9]$/.test(key)) return numbered(Number(key) - 1)
      switch (key.toLowerCase()) {
        case 'n':
          return () => stage.current?.focusOption(1)
        case 'p':
          return () => stage.current?.focusOption(-1)
        case 'l':
          return onList
        case 'h':
          return () => void battle.askHint()
        case 'r':
          return onRules
        case '?':
          return onHelp
        case ',':
          return () => battle.seek((battle.look ?? battle.last) - 1)
        case '.':
          return battle.look === null ? null : () => battle.seek((battle.look ?? 0) + 1)
        default:
          return null
      }
    }
    const numbered = (i: number): (() => void) | null => {
      const choice = battle.asking?.choice
      if (!choice) return null
      if (choice.of === 'card') {
        const cards = battle.played.skin
          .hand(battle.show.field, handSeat(battle), battle.lang)
          .filter(card => choice.options.includes(card.card))
        return cards[i] === undefined ? null : () => battle.pick(cards[i].card)
      }
      if (choice.of === 'die') {
        const die = optionsOf(choice)[i]
        return die === undefined ? null : () => battle.pick(die)
      }
      const meant = direct.find(({ pick }, at) => keyOf(choice, pick, at) === `${i + 1}`)
      return meant === undefined ? null : () => battle.pick(meant.pick)
    }
    window.addEventListener('keydown', keyed)
    return () => window.removeEventListener('keydown', keyed)
  })
}
