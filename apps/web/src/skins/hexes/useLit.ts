import type { Field } from '@acies/commands-colors'
import { useMemo } from 'react'
import type { Box } from '../../look/hex/geometry.ts'
import type { HexLight } from '../../look/hex/HexLights.tsx'
import type { StageProps } from '../skin.ts'
import { arrowEnd, flagAt, standingOn } from './flags.ts'
import { hexAt, hexId, placeOf } from './places.ts'
import { lookedAt, nothingShown, type Showing, showing } from './showing.ts'
import { type Gathering, gatheredLights } from './useTogether.ts'
import { hexWords } from './words.ts'

/** What the question shows where the pointer is, before anything is gathered or looked at. */
export const useShowing = ({ asking, hover, hint }: StageProps<Field>, hovered: string | null): Showing =>
  useMemo(
    () => (asking === null ? nothingShown : showing(asking, hovered === null ? -1 : hexAt(hovered), hover, hint)),
    [asking, hovered, hover, hint],
  )

interface Lighting {
  props: StageProps<Field>
  shown: Showing
  gathering: Gathering
  turned: boolean
  small: boolean
  /** Where the map is written on: a flag covers none of it. */
  written: () => readonly Box[]
}

/** What is lit, led to and counted on the board: by the question, by the units gathered, or by the one looked at. */
export function useLit({ props, shown, gathering, turned, small, written }: Lighting) {
  const { field: g, lang, marked } = props
  const say = hexWords[lang]
  const isGathering = gathering.members.length > 0
  const looked = useMemo(() => lookedAt(g, props.looked), [g, props.looked])
  const arrows = isGathering
    ? (gathering.march?.goes ?? []).map(({ from, to }) => ({ kind: 'move' as const, through: [from, to] }))
    : shown.arrows
  /** What is lit; a flag stands where it covers nothing that is written. */
  const flagged = (): readonly HexLight[] => {
    const { advised } = shown
    if (advised === null) return shown.lights
    const ends = shown.arrows.flatMap(({ through }) => arrowEnd(through, turned))
    const flag = flagAt(placeOf(advised, turned), say.doThis, small, [...written(), ...ends], standingOn(g, turned))
    return [...shown.lights, { hex: hexId(advised), kind: 'proposed', flag }]
  }
  const lights = useMemo(() => {
    const selected = (marked ?? []).map((hex): HexLight => ({ hex, kind: 'selected' }))
    if (isGathering) return [...gatheredLights(g, gathering), ...selected]
    return [...flagged(), ...looked.lights, ...selected]
  }, [shown, marked, looked, say, g, isGathering, gathering.members, gathering.free, gathering.ends])
  /** Hexes where a press does something. */
  const live = useMemo(
    () => (gathering.ends.size === 0 ? shown.live : new Set([...shown.live, ...gathering.ends])),
    [shown.live, gathering.ends],
  )
  return { arrows, lights, live, badges: [...shown.badges, ...looked.badges] }
}
