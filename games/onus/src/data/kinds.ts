import type { Blue, Class, Kind, Owner, Skill } from './kind.ts'

/**
 * The cards of the proposed starter set: the rulebook prints none. Only the value of the legionaries, the archers' 3(8)
 * and a handful of other numbers are quoted from it (README).
 */
const cards =
  (faction: Owner) =>
  (
    id: string,
    kind: Class,
    /** attack · ranged attack or a dash · defence · morale · life · movement */
    printed: string,
    value: number,
    most: number,
    blue: readonly Blue[],
    skills: readonly Skill[],
    mate = '',
  ): Kind => {
    const [attack, ranged, defence, morale, life, move] = printed.split(' ')
    const [hit, wound] = attack.split('/').map(Number)
    const [dodge, armour] = defence.split('/').map(Number)
    const [force, range] = ranged === '-' ? [0, 0] : ranged.replace(')', '').split('(').map(Number)
    return {
      id,
      faction,
      class: kind,
      hit,
      wound,
      force,
      range,
      dodge,
      armour,
      morale: Number(morale),
      life: Number(life),
      move: Number(move) * 100,
      value,
      most,
      blue,
      skills,
      mate,
    }
  }

const rome = cards('rome')
const carthage = cards('carthage')
const parthia = cards('parthia')
const dacia = cards('dacia')
const macedonia = cards('macedonia')
const hired = cards('mercenaries')

export const KINDS: readonly Kind[] = [
  rome('R1', 'infantry', '4/4 3(1) 5/8 8 6 2', 100, 8, ['shield-wall', 'square'], ['javelins']),
  rome('R2', 'infantry', '5/4 3(1) 5/8 9 6 2', 130, 2, ['shield-wall', 'square'], ['professional', 'javelins']),
  rome('R3', 'infantry', '4/4 - 5/8 9 6 2', 105, 3, ['phalanx'], ['steadfast', 'spearmen']),
  rome('R4', 'infantry', '4/4 3(1) 5/7 7 6 3', 80, 6, ['shield-wall'], ['javelins', 'amphibious']),
  rome('R5', 'infantry', '3/2 3(2) 4/5 6 4 3', 45, 4, [], ['skirmishers', 'javelins']),
  rome('R6', 'infantry', '2/2 3(8) 4/5 6 4 3', 60, 3, [], []),
  rome('R7', 'cavalry', '4/4 - 5/6 7 5 4', 80, 4, [], ['impact', 'manoeuvrable']),
  rome('R8', 'artillery', '1/1 4(6) 3/5 6 3 1', 75, 2, [], ['professional', 'precise']),

  carthage('C1', 'infantry', '4/4 - 5/7 8 6 2', 85, 4, ['phalanx'], []),
  carthage('C2', 'infantry', '4/4 3(1) 5/7 8 6 2', 85, 4, ['shield-wall'], ['javelins']),
  carthage('C3', 'infantry', '4/4 3(1) 4/6 7 5 3', 60, 4, [], ['athletes', 'javelins', 'mountaineers']),
  carthage('C4', 'infantry', '5/4 - 4/6 7 6 3', 60, 4, ['bravery'], ['impetuous']),
  carthage('C5', 'infantry', '2/2 3(6) 4/4 6 4 3', 60, 3, [], ['skirmishers', 'precise']),
  carthage('C6', 'cavalry', '4/4 - 5/6 8 5 4', 75, 3, ['wedge'], ['impact']),
  carthage('C7', 'cavalry', '3/3 3(3) 4/5 7 4 5', 65, 4, [], ['skirmishers', 'manoeuvrable', 'javelins']),
  carthage('C8', 'elephant', '5/6 - 4/8 7 6 3', 120, 3, [], ['impact', 'terror']),

  parthia('P1', 'cavalry', '5/5 - 5/8 8 6 4', 135, 4, ['wedge'], ['impact', 'spearmen']),
  parthia('P2', 'camel', '4/5 - 5/8 7 6 3', 110, 2, [], ['impact', 'spearmen']),
  parthia('P3', 'cavalry', '3/2 3(6) 4/5 7 4 5', 75, 6, [], ['skirmishers', 'manoeuvrable']),
  parthia('P4', 'cavalry', '4/4 3(4) 5/6 7 5 4', 90, 3, [], ['impact', 'manoeuvrable']),
  parthia('P5', 'infantry', '2/2 3(8) 4/5 6 4 3', 60, 4, [], []),
  parthia('P6', 'infantry', '3/3 - 5/6 6 6 2', 45, 5, ['shield-wall'], ['spearmen']),
  parthia('P7', 'infantry', '4/3 3(2) 4/6 7 5 3', 60, 3, [], ['athletes', 'javelins', 'mountaineers']),
  parthia('P8', 'camel', '3/3 3(4) 4/5 6 4 4', 65, 2, [], ['skirmishers']),

  dacia('D1', 'infantry', '4/4 - 4/7 7 6 3', 70, 8, ['bravery'], ['foresters']),
  dacia('D2', 'infantry', '5/5 - 4/6 7 6 3', 95, 4, ['bravery'], ['impetuous', 'deadly']),
  dacia('D3', 'infantry', '4/5 - 5/7 9 6 2', 95, 3, ['shield-wall'], ['steadfast']),
  dacia('D4', 'infantry', '3/4 3(1) 4/7 7 6 3', 65, 5, ['shield-wall'], ['spearmen', 'javelins']),
  dacia('D5', 'infantry', '2/2 3(8) 4/5 6 4 3', 60, 3, [], ['foresters']),
  dacia('D6', 'infantry', '3/3 3(2) 4/4 6 4 3', 45, 4, [], ['skirmishers', 'javelins', 'foresters', 'mountaineers']),
  dacia('D7', 'cavalry', '5/5 - 5/7 8 5 4', 115, 2, ['rhomboid'], ['impact', 'spearmen']),
  dacia('D8', 'cavalry', '3/3 3(2) 4/5 7 4 5', 65, 3, [], ['skirmishers', 'manoeuvrable', 'javelins']),

  macedonia('M1', 'infantry', '4/4 - 5/7 8 6 2', 90, 6, ['phalanx'], ['sarissas']),
  macedonia('M2', 'infantry', '5/4 - 5/7 9 6 2', 125, 2, ['phalanx'], ['professional', 'sarissas']),
  macedonia('M3', 'infantry', '4/4 3(1) 5/7 9 6 3', 95, 3, ['shield-wall'], ['athletes', 'javelins']),
  macedonia('M4', 'infantry', '4/3 - 5/7 7 6 2', 70, 5, ['phalanx'], []),
  macedonia('M5', 'infantry', '3/3 3(2) 4/5 7 5 3', 55, 4, [], ['skirmishers', 'javelins', 'mountaineers']),
  macedonia('M6', 'infantry', '2/2 3(8) 4/5 7 4 3', 75, 2, [], ['precise']),
  macedonia('M7', 'cavalry', '5/5 - 5/7 9 5 5', 130, 2, ['wedge'], ['impact', 'professional']),
  macedonia('M8', 'cavalry', '4/4 3(2) 5/6 8 5 5', 90, 3, ['rhomboid'], ['impact', 'manoeuvrable', 'javelins']),

  hired('X1', 'infantry', '3/3 - 5/7 8 6 2', 70, 4, ['phalanx'], [], 'X2'),
  hired('X2', 'infantry', '2/2 3(4) 4/4 5 4 3', 45, 4, [], ['skirmishers']),
  hired('X3', 'infantry', '5/4 - 4/6 7 6 3', 75, 4, ['bravery'], ['impetuous', 'foresters', 'amphibious']),
  hired('X4', 'infantry', '4/5 - 4/6 8 5 3', 75, 2, [], ['deadly', 'athletes']),
  hired('X5', 'chariot', '5/5 - 4/5 6 4 4', 75, 3, [], ['impact', 'terror']),
  hired('X6', 'elephant', '6/6 3(2) 4/8 7 7 3', 150, 2, [], ['impact', 'terror']),
  hired('X7', 'artillery', '1/1 4(10) 3/5 6 3 1', 90, 2, [], ['precise']),
  hired('X8', 'artillery', '1/1 5(12) 3/5 6 3 1', 95, 2, [], []),
]

export const kindNamed = (id: string): Kind | undefined => KINDS.find(kind => kind.id === id)
