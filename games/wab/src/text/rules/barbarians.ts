import type { Said } from '@acies/kernel'

export const barbarians = {
  'WAB-ARB-01': {
    es: 'Bárbaros: personajes, caballería y carros, y apoyo, hasta un tercio de los puntos cada grupo; guerreros, al menos un tercio.',
    en: 'Barbarians: characters, cavalry and chariots, and support at most a third of the points each; warriors at least a third.',
  },
  'WAB-ARB-02': {
    es: 'Aquí las armas mixtas son armas de mano y jabalinas.',
    en: 'Here mixed weapons are hand weapons and javelins.',
  },
  'WAB-ARB-03': {
    es: 'Sus carros son ligeros; se supone que el noble baja a luchar junto al suyo.',
    en: 'Their chariots are light; the noble is imagined fighting on foot beside his.',
  },
  'WAB-ARB-04': {
    es: 'Caudillo, hasta uno, 140 puntos: es el general.',
    en: 'Warlord, at most one, 140 points: he is the general.',
  },
  'WAB-ARB-05': {
    es: 'Portaestandarte de batalla, hasta uno, 50 puntos.',
    en: 'Battle standard bearer, at most one, 50 points.',
  },
  'WAB-ARB-06': {
    es: 'Druida o chamán, hasta uno, 75 puntos: causa miedo y contagia su odio.',
    en: 'Druid or shaman, at most one, 75 points: he causes fear, and his hatred spreads to the warband he is with.',
  },
  'WAB-ARB-07': {
    es: 'Jefe tribal, cuantos se quiera, 70 puntos.',
    en: 'Tribal chief, any number, 70 points.',
  },
  'WAB-ARB-08': {
    es: 'Guerreros, en unidades de cinco o más; cada uno del mando cuesta 5 puntos.',
    en: 'Warriors come in units of five or more; each command model costs 5 points.',
  },
  'WAB-ARB-09': {
    es: 'Guerreros, 5 puntos: escudo y armas mixtas, en partida de guerra.',
    en: 'Warriors, 5 points: shield and mixed weapons, in a warband.',
  },
  'WAB-ARB-10': {
    es: 'Fanáticos, hasta una unidad, 9 puntos: furia asesina.',
    en: 'Fanatics, at most one unit, 9 points: frenzy.',
  },
  'WAB-ARB-11': {
    es: 'La caballería va en unidades de cinco o más y los carros de tres o más; cada uno del mando cuesta 5 puntos.',
    en: 'Cavalry comes in units of five or more, chariots of three or more; each command model costs 5 points.',
  },
  'WAB-ARB-12': {
    es: 'Carros ligeros, 36 puntos.',
    en: 'Light chariots, 36 points.',
  },
  'WAB-ARB-13': {
    es: 'Caballería noble, 25 puntos: partida de guerra.',
    en: 'Noble cavalry, 25 points: warband.',
  },
  'WAB-ARB-14': {
    es: 'Caballería ligera, 12 puntos.',
    en: 'Light cavalry, 12 points.',
  },
  'WAB-ARB-15': {
    es: 'El apoyo va en unidades de cinco o más; los perros, siempre un perrero y seis perros.',
    en: 'Support comes in units of five or more; hounds, always as one handler and six.',
  },
  'WAB-ARB-16': {
    es: 'Hostigadores, 3 puntos: armas mixtas, hondas o arcos.',
    en: 'Skirmishers, 3 points: mixed weapons, slings or bows.',
  },
  'WAB-ARB-17': {
    es: 'Montañeses, 5 puntos: orden abierto.',
    en: 'Hill tribes, 5 points: open order.',
  },
  'WAB-ARB-18': {
    es: 'Perros de guerra: el perrero, 8 puntos; cada perro, 5.',
    en: 'War hounds: the handler 8 points, each hound 5.',
  },
  'WAB-ARB-19': {
    es: 'El ejército puede ser de un solo pueblo y usar sus reglas.',
    en: 'The army may be that of a single people and use its rules.',
  },
  'WAB-ARB-20': {
    es: 'Los britanos no tienen caballería noble.',
    en: 'Britons have no noble cavalry.',
  },
  'WAB-ARB-21': {
    es: 'Los britanos no tienen arcos de ninguna clase.',
    en: 'Britons have no bows of any kind.',
  },
  'WAB-ARB-22': {
    es: 'Los carros britanos salen de los puntos de los guerreros: uno por cada ocho guerreros.',
    en: 'British chariots are bought from the warriors’ points: one for every eight warriors.',
  },
  'WAB-ARB-23': {
    es: 'No se puede disparar a los carros britanos que estén a 6″ o menos de su caballería ligera.',
    en: 'British chariots within 6″ of their light cavalry cannot be shot at.',
  },
  'WAB-ARB-24': {
    es: 'Los guerreros y montañeses dacios pueden llevar falx, por 2 puntos más.',
    en: 'Dacian warriors and hill tribes may have the falx for 2 points more.',
  },
  'WAB-ARB-25': {
    es: 'Los montañeses dacios sin falx pueden llevar arco compuesto.',
    en: 'Dacian hill tribes without the falx may have composite bows.',
  },
  'WAB-ARB-26': {
    es: 'Los dacios no tienen carros.',
    en: 'Dacians have no chariots.',
  },
  'WAB-ARB-27': {
    es: 'Los montañeses dacios pueden sustituir a los guerreros.',
    en: 'Dacian hill tribes may take the place of warriors.',
  },
  'WAB-ARB-28': {
    es: 'Los guerreros galos pueden ir todos en orden abierto.',
    en: 'Gauls may field all their warriors in open order.',
  },
  'WAB-ARB-29': {
    es: 'La caballería noble germana no lleva armadura, pero causa miedo.',
    en: 'German noble cavalry wears no armour, but causes fear.',
  },
  'WAB-ARB-30': {
    es: 'Los guerreros y la caballería noble germanos pueden ser tozudos, por 3 puntos más.',
    en: 'German warriors and noble cavalry may be stubborn for 3 points more.',
  },
  'WAB-ARB-31': {
    es: 'Los germanos no tienen carros ni montañeses.',
    en: 'Germans have neither chariots nor hill tribes.',
  },
  'WAB-ARB-32': {
    es: 'Los guerreros germanos con lanza de empuje deben ser tozudos.',
    en: 'German warriors with thrusting spears must be stubborn.',
  },
  'WAB-ARB-33': {
    es: 'Los guerreros germanos pueden llevar venablos, por 2 puntos más.',
    en: 'German warriors may have throwing spears for 2 points more.',
  },
} as const satisfies Readonly<Record<string, Said>>
