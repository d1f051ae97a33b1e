import type { Said } from '@acies/kernel'

/** Terrain. */
export const TERRAIN_RULES = {
  'CCN-TER-01': {
    es: 'Bosque: la unidad o el líder que entra se detiene.',
    en: 'Forest: a unit or leader that enters must stop.',
  },
  'CCN-TER-02': {
    es: 'Bosque: no se combate el turno en que se entra, salvo la infantería ligera, los fusileros y la Joven Guardia.',
    en: 'Forest: no combat on the turn of entry, except for light infantry, rifles and Young Guard.',
  },
  'CCN-TER-03': {
    es: 'Contra un blanco en bosque: infantería −1 dado, caballería −2, artillería −1.',
    en: 'Against a target in forest: infantry −1 die, cavalry −2, artillery −1.',
  },
  'CCN-TER-04': {
    es: 'Desde un bosque: infantería sin cambio, caballería −2 dados, artillería −1.',
    en: 'From a forest: infantry no change, cavalry −2 dice, artillery −1.',
  },
  'CCN-TER-05': {
    es: 'Colina: no estorba el movimiento.',
    en: 'Hill: no effect on movement.',
  },
  'CCN-TER-06': {
    es: 'Atacar cuesta arriba: infantería −1 dado, caballería −1, artillería sin cambio.',
    en: 'Attacking uphill: infantry −1 die, cavalry −1, artillery no change.',
  },
  'CCN-TER-07': {
    es: 'Atacar cuesta abajo: infantería sin cambio, caballería −1 dado, artillería sin cambio.',
    en: 'Attacking downhill: infantry no change, cavalry −1 die, artillery no change.',
  },
  'CCN-TER-08': {
    es: 'De colina a colina: la infantería que dispara −1 dado. La melé, la caballería y la artillería, sin cambio.',
    en: 'Hill against hill: infantry firing −1 die. Melee, cavalry and artillery, no change.',
  },
  'CCN-TER-09': {
    es: 'Colina escarpada: intransitable, sin combate, y tapa la vista.',
    en: 'Rugged hill: impassable, no combat, and it blocks sight.',
  },
  'CCN-TER-10': {
    es: 'Pueblo y molino: quien entra se detiene. No se puede formar cuadro.',
    en: 'Town and windmill: whoever enters must stop. No square may be formed.',
  },
  'CCN-TER-11': {
    es: 'Pueblo y molino: nadie combate el turno en que entra.',
    en: 'Town and windmill: nobody fights on the turn of entry.',
  },
  'CCN-TER-12': {
    es: 'Contra un blanco en pueblo o molino: infantería −2 dados, caballería −3 y sin los dados de Carga de caballería, artillería −1.',
    en: 'Against a target in town or windmill: infantry −2 dice, cavalry −3 and no Cavalry Charge dice, artillery −1.',
  },
  'CCN-TER-13': {
    es: 'Desde un pueblo o molino: infantería sin cambio, caballería −3 dados y sin los de Carga de caballería, artillería −1.',
    en: 'From a town or windmill: infantry no change, cavalry −3 dice and no Cavalry Charge dice, artillery −1.',
  },
  'CCN-TER-14': {
    es: 'Fortificación: quien cruza un lado fortificado se detiene. No se forma cuadro en ese hexágono.',
    en: 'Fieldworks: whoever crosses a fortified hexside must stop. No square may be formed in the hex.',
  },
  'CCN-TER-15': {
    es: 'La fortificación protege solo por sus lados: infantería −1 dado, caballería −2, artillería sin cambio. Al fuego protege si la línea entra por uno de ellos o toca su esquina.',
    en: 'Fieldworks protect only through their hexsides: infantry −1 die, cavalry −2, artillery no change. Fire counts if its line enters by one of them or touches its corner.',
  },
  'CCN-TER-16': {
    es: 'A través de una fortificación solo resta ella: no se añade ningún otro terreno, ni del blanco ni del atacante.',
    en: 'Across fieldworks only their own reduction counts: no other terrain, of target or attacker, is added.',
  },
  'CCN-TER-17': {
    es: 'La infantería o artillería atacada a través de su fortificación ignora 1 bandera; la caballería no. Por los demás lados no hay protección.',
    en: 'Infantry or artillery attacked across its fieldworks may ignore 1 flag; cavalry may not. Other sides give no protection.',
  },
  'CCN-TER-18': {
    es: 'Desde una fortificación, infantería y artillería atacan sin cambio; la caballería que ataca a través de ella, con 2 dados menos.',
    en: 'From fieldworks, infantry and artillery attack unchanged; cavalry attacking across them rolls 2 dice fewer.',
  },
  'CCN-TER-19': {
    es: 'Río: solo se cruza por vado o puente. No hay melé hacia él ni desde él, y no tapa la vista.',
    en: 'River: crossed only by ford or bridge. No melee into or out of it, and it does not block sight.',
  },
  'CCN-TER-20': {
    es: 'Río vadeable: la unidad o el líder que entra se detiene.',
    en: 'Fordable river: a unit or leader that enters must stop.',
  },
  'CCN-TER-21': {
    es: 'Río vadeable: se puede combatir el turno en que se entra.',
    en: 'Fordable river: combat is allowed on the turn of entry.',
  },
  'CCN-TER-22': {
    es: 'Contra un blanco en río vadeable: melé −1 dado, fuego sin cambio, para todas las armas.',
    en: 'Against a target in a fordable river: melee −1 die, fire no change, for all arms.',
  },
  'CCN-TER-23': {
    es: 'Desde un río vadeable: −1 dado al disparar y en melé, para todas las armas.',
    en: 'From a fordable river: −1 die in fire and in melee, for all arms.',
  },
  'CCN-TER-24': {
    es: 'El puente anula los efectos del río sobre el movimiento y el combate.',
    en: 'A bridge cancels the river’s effects on movement and combat.',
  },
  'CCN-TER-25': {
    es: 'Cantera de arena: quien entra se detiene. La artillería no puede entrar.',
    en: 'Sand quarry: whoever enters must stop. Artillery may not enter.',
  },
  'CCN-TER-26': {
    es: 'Contra un blanco en una cantera: infantería en melé −1 dado y al disparar sin cambio, caballería −2, artillería que dispara −1.',
    en: 'Against a target in a quarry: infantry melee −1 die, infantry fire no change, cavalry −2, artillery firing −1.',
  },
  'CCN-TER-27': {
    es: 'Desde una cantera, en melé: infantería −1 dado, caballería −2.',
    en: 'From a quarry, in melee: infantry −1 die, cavalry −2.',
  },
} as const satisfies Record<string, Said>
