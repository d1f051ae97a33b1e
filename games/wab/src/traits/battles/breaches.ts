import { bodyAt, distance, INCH } from '@acies/table'
import { type Element, type Field, has, type Unit } from '../../position.ts'
import { bodyOf, elementBase } from '../../rules/bodies.ts'
import type { Trait } from '../trait.ts'

/** The wall it has come up to. */
export const wallBefore = (g: Field, u: Unit): Element | undefined =>
  g.ground.find(e => e.kind === 'wall' && distance(bodyOf(g, u), bodyAt(elementBase(e))) <= INCH)

/** Caer Caradoc: under their shields they pull the rampart down. */
export const breaches: Trait = {
  name: 'breaches',
  rules: ['WAB-BAT-02'],
  makes: {
    endOfMovement: (g, u) =>
      u.side === g.active && has(u, 'testudo') && wallBefore(g, u) !== undefined
        ? [{ step: 'breach', v: { unit: u.id } }]
        : [],
  },
}
