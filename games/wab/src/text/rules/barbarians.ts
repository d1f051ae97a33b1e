import type { Said } from '@acies/kernel'

export const barbarians = {
  'WAB-ARB-01': {
    es: 'Bárbaros: personajes y caballería hasta un tercio cada uno, apoyo hasta un tercio, guerreros al menos un tercio.',
    en: 'Barbarians: characters, cavalry and support at most a third each, warriors at least a third.',
  },
  'WAB-ARB-02': {
    es: 'Aquí las armas mixtas son armas de mano y jabalinas.',
    en: 'Here mixed weapons are hand weapons and javelins.',
  },
  'WAB-ARB-03': {
    es: 'Sus carros son ligeros; el noble baja a luchar junto a él.',
    en: 'Their chariots are light; the noble fights beside his.',
  },
  'WAB-ARB-04': {
    es: 'Caudillo, hasta uno, 140 puntos: el general.',
    en: 'Warlord, at most one, 140 points: the general.',
  },
  'WAB-ARB-05': {
    es: 'Portaestandarte de batalla, hasta uno, 50 puntos.',
    en: 'Battle standard bearer, at most one, 50 points.',
  },
  'WAB-ARB-06': {
    es: 'Druida o chamán, hasta uno, 75 puntos: causa miedo y contagia su odio.',
    en: 'Druid or shaman, at most one, 75 points: causes fear and lends his hatred.',
  },
  'WAB-ARB-07': {
    es: 'Jefe tribal, cuantos se quiera, 70 puntos.',
    en: 'Tribal chief, any number, 70 points.',
  },
  'WAB-ARB-08': {
    es: 'Guerreros en unidades de cinco o más; mando a 5 puntos cada uno.',
    en: 'Warriors in units of five or more; command 5 points each.',
  },
  'WAB-ARB-09': {
    es: 'Guerreros, 5 puntos: escudo y armas mixtas, en partida de guerra.',
    en: 'Warriors, 5 points: shield and mixed weapons, warband.',
  },
  'WAB-ARB-10': {
    es: 'Guerreros fanáticos, hasta una unidad, 9 puntos: frenéticos.',
    en: 'Fanatics, at most one unit, 9 points: frenzied.',
  },
  'WAB-ARB-11': {
    es: 'Caballería desde cinco, carros desde tres; mando a 5 puntos.',
    en: 'Cavalry from five, chariots from three; command 5 points.',
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
    es: 'Apoyo en unidades de cinco o más; los perros, un guía y seis.',
    en: 'Support in units of five or more; hounds, one handler and six.',
  },
  'WAB-ARB-16': {
    es: 'Hostigadores, 3 puntos: armas mixtas, hondas o arcos.',
    en: 'Skirmishers, 3 points: mixed weapons, slings or bows.',
  },
  'WAB-ARB-17': {
    es: 'Tribus de las colinas, 5 puntos: orden abierto.',
    en: 'Hill tribes, 5 points: open order.',
  },
  'WAB-ARB-18': {
    es: 'Perros de guerra: guía a 8 puntos, perro a 5.',
    en: 'War hounds: handler 8 points, hound 5.',
  },
  'WAB-ARB-19': {
    es: 'El ejército puede ser de una sola tribu y usar sus reglas.',
    en: 'The army may be of one tribe and use its rules.',
  },
  'WAB-ARB-20': {
    es: 'Los britanos no tienen caballería noble.',
    en: 'Britons have no noble cavalry.',
  },
  'WAB-ARB-21': {
    es: 'Los britanos no tienen arcos.',
    en: 'Britons have no bows.',
  },
  'WAB-ARB-22': {
    es: 'Los carros britanos salen de los puntos de guerreros: uno por cada ocho.',
    en: 'British chariots come from the warriors’ points: one for every eight.',
  },
  'WAB-ARB-23': {
    es: 'A los carros britanos junto a su caballería ligera no se les dispara.',
    en: 'British chariots near their light cavalry cannot be shot at.',
  },
  'WAB-ARB-24': {
    es: 'Los dacios pueden llevar falx, 2 puntos más.',
    en: 'Dacians may have the falx, 2 points more.',
  },
  'WAB-ARB-25': {
    es: 'Las tribus dacias sin falx pueden llevar arco compuesto.',
    en: 'Dacian tribes without it may have composite bows.',
  },
  'WAB-ARB-26': {
    es: 'Los dacios no tienen carros.',
    en: 'Dacians have no chariots.',
  },
  'WAB-ARB-27': {
    es: 'Las tribus dacias pueden sustituir a los guerreros.',
    en: 'Dacian hill tribes may replace warriors.',
  },
  'WAB-ARB-28': {
    es: 'Los galos pueden llevar a todos sus guerreros en orden abierto.',
    en: 'Gauls may have all their warriors in open order.',
  },
  'WAB-ARB-29': {
    es: 'La caballería noble germana va sin armadura y causa miedo.',
    en: 'German nobles wear no armour but cause fear.',
  },
  'WAB-ARB-30': {
    es: 'Guerreros y nobles germanos pueden ser tozudos, 3 puntos más.',
    en: 'German warriors and nobles may be stubborn, 3 points more.',
  },
  'WAB-ARB-31': {
    es: 'Los germanos no tienen carros ni tribus de las colinas.',
    en: 'Germans have neither chariots nor hill tribes.',
  },
  'WAB-ARB-32': {
    es: 'Los guerreros germanos con lanza deben ser tozudos.',
    en: 'German warriors with spears must be stubborn.',
  },
  'WAB-ARB-33': {
    es: 'Los guerreros germanos pueden llevar lanzas arrojadizas, 2 puntos más.',
    en: 'German warriors may have throwing spears, 2 points more.',
  },
} as const satisfies Readonly<Record<string, Said>>
