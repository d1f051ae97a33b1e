import { ALLIED, type UnitCode, unitCodes } from './codes.ts'
import { type Hexside, hexsides } from './terrain.ts'

/** A unit, a unit with its leader, or a lone leader, as the battles write it. */
export interface Placed {
  readonly hex: string
  readonly unit: { readonly code: UnitCode; readonly allied: boolean } | null
  readonly leader: string | null
}

export interface DugIn {
  readonly hex: string
  readonly sides: readonly Hexside[]
}

const isUnitCode = (code: string): code is UnitCode => Object.hasOwn(unitCodes, code)
const isHexside = (side: string): side is Hexside => hexsides.some(known => known === side)

/** `C4:LN D5:P-LT+trant H7:+wellesley` */
export function placed(units: string): Placed[] {
  return words(units).map(token => {
    const [, hex, who, leader] = /^([A-I]\d+):([A-Z-]*)(?:\+([a-z-]+))?$/.exec(token) ?? []
    if (hex === undefined || who === undefined) throw new Error(`cannot read ${token}`)
    if (who === '' && leader) return { hex, unit: null, leader }
    const allied = who.startsWith(ALLIED)
    const code = allied ? who.slice(ALLIED.length) : who
    if (!isUnitCode(code)) throw new Error(`no such unit: ${token}`)
    return { hex, unit: { code, allied }, leader: leader ?? null }
  })
}

/** `D4/SW,SE G10/NW` */
export function dugIn(fieldworks: string): DugIn[] {
  return words(fieldworks).map(token => {
    const [hex = '', list = ''] = token.split('/')
    return { hex, sides: list.split(',').filter(isHexside) }
  })
}

export function words(list: string): string[] {
  return list.split(' ').filter(word => word !== '')
}
