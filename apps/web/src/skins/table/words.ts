import type { Lang } from '@acies/kernel'

const es = {
  drag: 'arrastra, o pulsa dónde',
  nowhere: 'Desde aquí no puede ir a ningún sitio: deshaz y elige otra cosa.',
  no: 'no',
  doThis: 'haz esto',
  proposed: 'propuesto',
  ghost: (name: string) => `${name}: flechas para mover, Q y E para girar, Mayúsculas para afinar, Intro para colocar`,
  turnKnob: 'Arrastra para girar',
  place: 'Colocar',
  face: 'Mirar hacia allí',
  unmeasured: (rule: string) => `Aquí se declara sin medir (${rule})`,
  aids: {
    arcs: 'Arcos y alcances (A)',
    commands: 'Radios de mando (C)',
    ruler: 'Regla: arrastra para medir (M)',
  },
  legs: {
    drag: 'arrástrala, o pulsa adónde',
    ghost: (name: string) =>
      `${name}: flecha arriba avanza, izquierda y derecha giran sobre una esquina, Mayúsculas para afinar, Q y E giran en el sitio si puede y S da media vuelta, Retroceso quita el último tramo, R cambia de esquina, Intro para mover`,
    wheelLeft: 'Girar a la izquierda: arrastra, o pulsa para 15°',
    wheelRight: 'Girar a la derecha: arrastra, o pulsa para 15°',
    allAhead: 'Adelante todo lo que pueda',
    turn: 'Girar en el sitio: arrastra, o Q y E',
    title: 'Tramos del movimiento',
    none: 'Ningún tramo todavía',
    undo: 'Quitar el último tramo',
    more: (what: string) => `${what}: más`,
    less: (what: string) => `${what}: menos`,
    corner: 'R cambia de esquina',
    byButtons: 'Por botones',
  },
  keys: [
    ['↑ ↓ ← →', 'mover lo que tienes en la mano; con Mayúsculas, poco a poco'],
    ['Q · E', 'girarlo'],
    ['S', 'darle media vuelta, donde se puede'],
    ['R', 'con una unidad en la mano, cambiar la esquina sobre la que gira'],
    ['Mayúsculas + clic', 'elegir varias para moverlas juntas, donde se puede'],
    ['A · C · M', 'arcos y alcances · radios de mando · regla'],
  ] as readonly (readonly [string, string])[],
}

const en: typeof es = {
  drag: 'drag it, or press where',
  nowhere: 'It can go nowhere from here: undo, and choose something else.',
  no: 'no',
  doThis: 'do this',
  proposed: 'proposed',
  ghost: name => `${name}: arrows move, Q and E turn, Shift for small steps, Enter to place`,
  turnKnob: 'Drag to turn',
  place: 'Place',
  face: 'Face that way',
  unmeasured: rule => `Here one declares without measuring (${rule})`,
  aids: { arcs: 'Arcs and ranges (A)', commands: 'Command ranges (C)', ruler: 'Ruler: drag to measure (M)' },
  legs: {
    drag: 'drag it, or press where to',
    ghost: name =>
      `${name}: arrow up advances, left and right wheel about a corner, Shift for small steps, Q and E turn on the spot if it may and S about, Backspace takes off the last leg, R changes the corner, Enter to move`,
    wheelLeft: 'Wheel left: drag, or click for 15°',
    wheelRight: 'Wheel right: drag, or click for 15°',
    allAhead: 'Ahead as far as it can',
    turn: 'Turn on the spot: drag, or Q and E',
    title: 'Legs of the move',
    none: 'No leg yet',
    undo: 'Take off the last leg',
    more: what => `${what}: more`,
    less: what => `${what}: less`,
    corner: 'R changes the corner',
    byButtons: 'By buttons',
  },
  keys: [
    ['↑ ↓ ← →', 'move what you hold; with Shift, little by little'],
    ['Q · E', 'turn it'],
    ['S', 'turn it about, where it may'],
    ['R', 'with a unit in the hand, change the corner it wheels on'],
    ['Shift + click', 'choose several to move together, where one may'],
    ['A · C · M', 'arcs and ranges · command ranges · ruler'],
  ],
}

export const tableWords: Readonly<Record<Lang, typeof es>> = { es, en }
