import type { Lang } from '@acies/kernel'

const es = {
  drag: 'arrastra, o pulsa dónde',
  nowhere: 'Desde aquí no puede ir a ningún sitio: deshaz y elige otra cosa.',
  no: 'no',
  ghost: (name: string) => `${name}: flechas para mover, Q y E para girar, Mayúsculas para afinar, Intro para colocar`,
  turnKnob: 'Arrastra para girar',
  place: 'Colocar',
  aids: {
    arcs: 'Arcos y alcances (A)',
    commands: 'Radios de mando (C)',
    ruler: 'Regla: arrastra para medir (M)',
  },
  keys: [
    ['↑ ↓ ← →', 'mover lo que tienes en la mano; con Mayúsculas, poco a poco'],
    ['Q · E', 'girarlo'],
    ['A · C · M', 'arcos y alcances · radios de mando · regla'],
  ] as readonly (readonly [string, string])[],
}

const en: typeof es = {
  drag: 'drag it, or click where',
  nowhere: 'It can go nowhere from here: undo, and choose something else.',
  no: 'no',
  ghost: name => `${name}: arrows move, Q and E turn, Shift for fine, Enter to place`,
  turnKnob: 'Drag to turn',
  place: 'Place',
  aids: { arcs: 'Arcs and ranges (A)', commands: 'Command ranges (C)', ruler: 'Ruler: drag to measure (M)' },
  keys: [
    ['↑ ↓ ← →', 'move what you hold; with Shift, little by little'],
    ['Q · E', 'turn it'],
    ['A · C · M', 'arcs and ranges · command ranges · ruler'],
  ],
}

export const tableWords: Readonly<Record<Lang, typeof es>> = { es, en }
