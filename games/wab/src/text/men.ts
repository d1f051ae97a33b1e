import type { Said } from '@acies/kernel'

/** Men and troops with a name of their own in a historical battle; a man goes without an article. */
interface Proper {
  name: Said
  man: boolean
}
const man = (es: string, en: string): Proper => ({ name: { es, en }, man: true })
const troop = (es: string, en: string): Proper => ({ name: { es, en }, man: false })
export const properNames: Readonly<Record<string, Proper>> = {
  germanicus: man('Germánico', 'Germanicus'),
  stertinius: man('Estertinio', 'Stertinius'),
  arminius: man('Arminio', 'Arminius'),
  inguiomerus: man('Inguiomero', 'Inguiomerus'),
  ostorius: man('Ostorio Escápula', 'Ostorius Scapula'),
  caratacus: man('Carataco', 'Caratacus'),
  suetonius: man('Suetonio Paulino', 'Suetonius Paulinus'),
  boudica: man('Búdica', 'Boudica'),
  agricola: man('Agrícola', 'Agricola'),
  calgacus: man('Calgaco', 'Calgacus'),
  julianus: man('Tetio Juliano', 'Tettius Julianus'),
  vezina: man('Vezina', 'Vezina'),
  marcus: man('Marco Aurelio', 'Marcus Aurelius'),
  ariogaesus: man('Ariogeso', 'Ariogaesus'),
  alexander: man('Alejandro', 'Alexander'),
  porus: man('Poro', 'Porus'),
  zizka: man('Jan Žižka', 'Jan Žižka'),
  sternberg: man('Pedro de Sternberg', 'Peter of Sternberg'),
  cherusci: troop('Queruscos', 'Cherusci'),
  batavians: troop('Bátavos', 'Batavians'),
  tungrians: troop('Tungros', 'Tungrians'),
  hypaspists: troop('Hipaspistas', 'Hypaspists'),
  companions: troop('Compañeros', 'Companions'),
  dahae: troop('Dahas', 'Dahae'),
  flails: troop('Hombres de mayal', 'Flail men'),
  dismounted: troop('Caballeros a pie', 'Dismounted knights'),
}
