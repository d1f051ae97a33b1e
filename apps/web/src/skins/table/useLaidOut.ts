import type { Told } from '@acies/kernel'
import { useEffect, useMemo } from 'react'
import type { TableGround } from '../../look/table/ground.ts'
import type { BaseLight } from '../../look/table/outline.ts'
import { nextIn } from '../advice.ts'
import type { StageProps } from '../skin.ts'
import type { Scenery, TableDress } from './dress.ts'
import { letteringOf } from './lettering.ts'
import { litBy, nothingLit } from './lights.ts'
import { type Found, groundSeen, pieceAt, type Sheet } from './places.ts'

type Dressed<F, E extends Told> = StageProps<F, E> & { dress: TableDress<F, E> }

/** The ground as it is drawn, the same until something of it changes. */
export function useGround(scenery: readonly Scenery[], sheet: Sheet): readonly TableGround[] {
  const key = scenery.map(
    ({ id, name, outline, look }) => `${id} ${name} ${Object.values(look)[0]} ${outline[0]?.x},${outline[0]?.y}`,
  )
  return useMemo(() => scenery.map(one => groundSeen(sheet, one)), [`${key}`, sheet.turned])
}

/** What stands and lies on the table, and where its names are written. */
export function useLaidOut<F, E extends Told>({ dress, field, asking, hint, lang }: Dressed<F, E>, sheet: Sheet) {
  const scenery = useMemo(() => dress.scenery(field, lang), [dress, field, lang])
  const pieces = useMemo(
    () => new Map(dress.pieces(field, lang, asking, hint).map(piece => [piece.id, piece])),
    [dress, field, lang, asking, hint],
  )
  const found: Found = useMemo(() => ({ pieces, scenery }), [pieces, scenery])
  const ground = useGround(scenery, sheet)
  const rooms = [...pieces.values()].map(({ id, at, name, beside }) => `${id} ${at} ${name} ${beside?.length}`)
  const names = useMemo(() => letteringOf(pieces.values(), sheet, ground), [`${rooms}`, sheet, ground])
  return { found, ground, names }
}

/** What the question lights, and what else is to be seen: who has just acted, whom the log names, whom the tray is about. */
export function useLights<F, E extends Told>(props: Dressed<F, E>, found: Found, chosen: number) {
  const { dress, asking, hover, hint, lang, lately, idle, marked, looked } = props
  const lit = useMemo(
    () => (asking === null ? nothingLit : litBy(dress, asking, found.pieces, hover, hint, lang)),
    [dress, asking, found, hover, hint, lang],
  )
  const lights = useMemo(() => {
    const all = new Map<number, BaseLight>(lit.units)
    // While the other one acts, who does it.
    const actor = asking === null ? found.pieces.get(actorOf(dress, lately)) : undefined
    if (actor !== undefined && actor.seat !== idle) all.set(actor.id, 'danger')
    if (chosen >= 0) all.set(chosen, 'selected')
    if (looked >= 0) all.set(looked, 'selected')
    for (const place of marked ?? []) {
      const piece = pieceAt(found, place)
      if (piece !== undefined) all.set(piece.id, 'selected')
    }
    return all
  }, [dress, lit, chosen, looked, asking, lately, idle, marked, found])
  return { lit, lights }
}
/** The piece that has moved last, or has been told of. */
const actorOf = <F, E extends Told>(dress: TableDress<F, E>, events: readonly E[]): number => {
  for (const event of [...events].reverse()) {
    const piece = dress.actor(event)
    if (piece >= 0) return piece
  }
  return -1
}

/** What need not be asked is answered; as advised, as long as the advice is followed. */
export function useObvious<F, E extends Told>({ dress, asking, hint, onPoint }: Dressed<F, E>): void {
  const usual = asking === null ? null : (dress.obvious?.(asking) ?? null)
  const pick = usual === null || asking === null ? null : (nextIn(hint, asking.draft) ?? usual)
  const of = asking?.choice?.of
  useEffect(() => {
    if (pick !== null && of !== undefined) onPoint({ [of]: [pick] }, '')
  }, [pick, of, onPoint])
}
