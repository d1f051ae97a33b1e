import type { Said } from '@acies/kernel'

export const evade = {
  'CCA-EVA-01': {
    es: 'Una unidad atacada cuerpo a cuerpo puede anunciar evasión en lugar de combatir, siempre antes de que se tiren los dados.',
    en: 'A unit attacked in close combat may announce an evade instead of fighting, always before the dice are rolled.',
  },
  'CCA-EVA-02': {
    es: 'El atacante tira sus dados normales contra quien se evade, pero solo impacta el color de esa unidad: espadas, cascos y banderas no hacen nada.',
    en: 'The attacker rolls its normal dice at the evader, but only that unit’s colour hits: swords, helmets and flags do nothing.',
  },
  'CCA-EVA-03': {
    es: 'Si quien se evade recibe un impacto y lleva un líder unido, se tira por la suerte del líder.',
    en: 'If the evader is hit and has an attached leader, a leader casualty check is made.',
  },
  'CCA-EVA-04': {
    es: 'La infantería ligera, con arcos u hondas también, y la caballería ligera pueden evadirse de cualquier atacante.',
    en: 'Light infantry, bows and slings included, and light cavalry may evade any attacker.',
  },
  'CCA-EVA-05': {
    es: 'La caballería media puede evadirse de unidades a pie, caballería pesada, carros pesados y elefantes, pero no de caballería ligera o media.',
    en: 'Medium cavalry may evade foot units, heavy cavalry, heavy chariots and elephants, but not light or medium cavalry.',
  },
  'CCA-EVA-06': {
    es: 'La caballería pesada y los carros pesados pueden evadirse de unidades a pie y de elefantes, pero no de caballería ni de carros.',
    en: 'Heavy cavalry and heavy chariots may evade foot units and elephants, but not cavalry or chariots.',
  },
  'CCA-EVA-07': {
    es: 'La infantería auxiliar, media y pesada, los guerreros y los elefantes no pueden evadirse.',
    en: 'Auxilia, medium and heavy infantry, warriors and elephants cannot evade.',
  },
  'CCA-EVA-08': {
    es: 'Una evasión es un movimiento de 2 hexágonos hacia el borde propio.',
    en: 'An evade is a move of 2 hexes towards the unit’s own edge.',
  },
  'CCA-EVA-09': {
    es: 'Solo se evade 1 hexágono cuando no hay un segundo libre.',
    en: 'An evade of 1 hex is allowed only when no second hex is free.',
  },
  'CCA-EVA-10': {
    es: 'Una unidad sin ningún hexágono libre hacia su borde no puede evadirse: cierran el paso las unidades, los líderes, el terreno impracticable y el límite del tablero.',
    en: 'A unit with no free hex towards its own edge cannot evade: units, leaders, impassable terrain and the edge of the board bar the way.',
  },
  'CCA-EVA-11': {
    es: 'Quien se evade no responde, aunque siga adyacente al atacante.',
    en: 'A unit that evades does not battle back, even if still adjacent to the attacker.',
  },
  'CCA-EVA-12': {
    es: 'Contra una unidad que se evade no hay avance de ímpetu, ni siquiera si la tirada la elimina.',
    en: 'There is no momentum advance against a unit that evades, even if the roll eliminates it.',
  },
  'CCA-EVA-13': {
    es: 'En una evasión se tira primero; la unidad se mueve después, si sobrevive.',
    en: 'In an evade the dice come first; the unit moves afterwards, if it survives.',
  },
  'CCA-EVA-14': {
    es: 'También cabe evadirse de un combate cuerpo a cuerpo de bonificación.',
    en: 'A bonus close combat may be evaded too.',
  },
  'CCA-EVA-15': {
    es: 'Nadie puede evadirse cuando le responden.',
    en: 'Nobody can evade a battle back.',
  },
  'CCA-LEV-01': {
    es: 'Un líder solo al que atacan o disparan debe evadirse si no lo eliminan.',
    en: 'A lone leader who is attacked or fired at must evade if he is not eliminated.',
  },
  'CCA-LEV-02': {
    es: 'Contra un líder solo se tiran los dados normales: un casco lo elimina, tenga o no líder el atacante; las demás caras no hacen nada.',
    en: 'Normal dice are rolled against a lone leader: one helmet eliminates him, whether or not the attacker has a leader; other faces do nothing.',
  },
  'CCA-LEV-03': {
    es: 'Un líder que se evade retrocede 1, 2 o 3 hexágonos hacia su borde; si no tiene por dónde dar un paso, queda eliminado.',
    en: 'An evading leader goes back 1, 2 or 3 hexes towards his own edge; if he has no way to take a step, he is eliminated.',
  },
  'CCA-LEV-04': {
    es: 'El dueño del líder elige cuántos hexágonos se evade y por dónde.',
    en: 'The leader’s owner chooses how far he evades and by which hexes.',
  },
  'CCA-LEV-05': {
    es: 'Un líder no puede acabar su evasión en un hexágono con otro líder ni con una unidad enemiga.',
    en: 'A leader may not end his evade in a hex with another leader or with an enemy unit.',
  },
  'CCA-LEV-06': {
    es: 'Un líder que se evade puede atravesar unidades y líderes amigos.',
    en: 'An evading leader may pass through friendly units and leaders.',
  },
  'CCA-LEV-07': {
    es: 'Un líder que se evade no puede atravesar una unidad enemiga, salvo mediante el escape del líder.',
    en: 'An evading leader cannot pass through an enemy unit, except by a leader escape.',
  },
  'CCA-LEV-08': {
    es: 'Un líder que acaba su evasión en el hexágono de una unidad amiga queda unido a ella.',
    en: 'A leader who ends his evade in the hex of a friendly unit is attached to it.',
  },
  'CCA-LEV-09': {
    es: 'A las unidades amigas por las que pasa un líder que se evade no les ocurre nada.',
    en: 'Nothing happens to the friendly units an evading leader passes through.',
  },
  'CCA-LEV-10': {
    es: 'Al evadirse, un líder puede salir del tablero por su propio borde: queda fuera de la partida y no da estandarte.',
    en: 'When evading, a leader may leave the board over his own edge: he is out of the game and gives no banner.',
  },
  'CCA-LEV-11': {
    es: 'Un líder que sobrevive cuando su unidad es eliminada se evade con las mismas reglas que un líder solo.',
    en: 'A leader who survives when his unit is eliminated evades by the same rules as a lone leader.',
  },
  'CCA-ESC-01': {
    es: 'Si un líder que se evade no puede usar ningún hexágono hacia su borde y alguno lo ocupa una unidad enemiga, puede intentar escapar a través de ella; si renuncia, queda eliminado.',
    en: 'If an evading leader can use no hex towards his own edge and an enemy unit holds one of them, he may try to escape through it; if he declines, he is eliminated.',
  },
  'CCA-ESC-02': {
    es: 'Al escapar, el líder entra en el hexágono enemigo y esa unidad lo ataca en el acto con sus dados de combate cuerpo a cuerpo (elefantes, 1). No gasta el combate de esa unidad.',
    en: 'To escape the leader enters the enemy hex and that unit attacks him at once with its close combat dice (elephants, 1). It does not use up that unit’s battle.',
  },
  'CCA-ESC-03': {
    es: 'El terreno no protege a un líder que escapa: no limita los dados contra él.',
    en: 'Terrain does not protect an escaping leader: it does not limit the dice against him.',
  },
  'CCA-ESC-04': {
    es: 'Un casco elimina al líder que intenta escapar.',
    en: 'A helmet eliminates a leader who tries to escape.',
  },
  'CCA-ESC-05': {
    es: 'Si no sale ningún casco, el líder sigue su evasión, con 3 hexágonos en total como mucho. No puede quedarse en un hexágono enemigo: si el tercero también lo es, queda eliminado.',
    en: 'If no helmet comes up the leader goes on, 3 hexes in all at most. He cannot stay in an enemy hex: if the third is also enemy-held, he is eliminated.',
  },
  'CCA-ESC-06': {
    es: 'Un líder que acaba su escape con una unidad amiga sin líder puede unirse a ella.',
    en: 'A leader who ends his escape with a friendly unit that has no leader may join it.',
  },
} as const satisfies Record<string, Said>
