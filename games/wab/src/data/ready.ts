import { readRoster } from '@acies/tabletop'

export const SIZES = [500, 1000, 1500, 2000] as const

/** Lists that may be played at once, as a player would write them. */
const texts: Readonly<Record<string, string>> = {
  'rome-500': `rome | 500
rom-tribune+light+large | rom-regulars*15+CSM | rom-aux-infantry*12+CM rom-archers*8+M`,
  'rome-1000': `rome | 1000
rom-general+light+large rom-bsb+light+shield | rom-regulars*20/6+CSM
rom-aux-infantry*16+light+drilled+CSM rom-aux-cavalry*8+M rom-archers*10+M`,
  'rome-1500': `rome | 1500
rom-general+light+large rom-bsb+light+shield rom-tribune+light+large | rom-veterans*16+veteran+CSM rom-regulars*16+CSM
rom-aux-infantry*16+light+drilled+CSM rom-aux-cavalry*9+drilled+CSM rom-archers*12+M | rom-scorpion+crew2 rom-ballista+crew3`,
  'rome-2000': `rome | 2000
rom-general+light+large rom-bsb+light+shield rom-tribune+light+large
rom-veterans*20+veteran+CSM rom-regulars*20+CSM rom-recruits*16+CSM
rom-aux-infantry*20+light+drilled+CSM rom-aux-cavalry*10+drilled+CSM rom-archers*15+M
rom-scorpion+crew2 rom-ballista+crew3 rom-tormenta+crew3`,
  'barbarians-500': `barbarians/tribes | 500
barb-warlord+light+shield | barb-warriors*24+CSM barb-warriors*20+SM | barb-light-cavalry*6 | barb-skirmishers*12`,
  'barbarians-1000': `barbarians/tribes | 1000
barb-warlord+light+shield barb-bsb+shield | barb-warriors*24+CSM barb-warriors*24+CSM barb-fanatics*12+CSM
barb-noble-cavalry*7+CSM barb-light-cavalry*7+M | barb-skirmishers*15+buckler barb-skirmishers*16+slings`,
  'barbarians-1500': `barbarians/tribes | 1500
barb-warlord+light+shield barb-bsb+shield barb-shaman barb-chief+light+shield
barb-warriors*36+CSM barb-warriors*36+CSM barb-warriors*35+CSM barb-fanatics*16+CSM
barb-noble-cavalry*8+CSM barb-light-cavalry*6+M | barb-skirmishers*12+slings barb-skirmishers*12 barb-handler`,
  'barbarians-2000': `barbarians/tribes | 2000
barb-warlord+light+shield barb-bsb+shield barb-shaman barb-chief+light+shield barb-chief+light+shield
barb-warriors*40+CSM barb-warriors*40+CSM barb-warriors*32+CSM barb-fanatics*20+CSM
barb-chariots*4+M barb-noble-cavalry*8+CSM barb-light-cavalry*8+M
barb-hill-tribes*20+CSM barb-skirmishers*12+slings barb-skirmishers*12 barb-handler×3`,
}
export const READY = Object.entries(texts).map(([id, text]) => ({ id, roster: readRoster(text) }))
