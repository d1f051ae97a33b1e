import type { Said } from '@acies/kernel'

export const charges = {
  'WAB-CHG-01': {
    es: 'Las cargas se declaran al empezar el movimiento; nadie está obligado, salvo reglas especiales.',
    en: 'Charges are declared as movement begins; nobody must, save by special rules.',
  },
  'WAB-CHG-02': {
    es: 'Se nombra quién carga y a quién; basta que una miniatura vea a una del objetivo.',
    en: 'Name who charges whom; it is enough that one model sees one of the target.',
  },
  'WAB-CHG-03': {
    es: 'Una carga llega hasta el doble del movimiento normal.',
    en: 'A charge reaches up to twice the normal move.',
  },
  'WAB-CHG-04': {
    es: 'Si no se puede cargar a uno sin tocar a otro, la carga se declara contra todos y cada uno reacciona.',
    en: 'If one cannot be charged without touching another, the charge is on all of them and each reacts.',
  },
  'WAB-CHG-05': {
    es: 'No se carga a quien está fuera del arco de 90°.',
    en: 'Nobody outside the 90° arc can be charged.',
  },
  'WAB-CHG-06': {
    es: 'Una columna de marcha no declara cargas.',
    en: 'A march column declares no charge.',
  },
  'WAB-CHG-07': {
    es: 'Quien vuelve de perseguir fuera de la mesa no carga ese turno.',
    en: 'A unit back from pursuit off the table does not charge that turn.',
  },
  'WAB-CHG-08': {
    es: 'Quien cedió terreno y perdió el contacto no carga en su turno siguiente.',
    en: 'A unit that gave ground and lost contact does not charge in its next turn.',
  },
  'WAB-CHG-09': {
    es: 'Un personaje solo nunca declara cargas; dentro de una unidad carga con ella.',
    en: 'A lone character never declares a charge; within a unit he charges with it.',
  },
  'WAB-CHG-10': {
    es: 'Se puede cargar a quien ya está trabado, que solo puede aguantar.',
    en: 'One may charge an enemy already engaged, which can only hold.',
  },
  'WAB-CHG-11': {
    es: 'Quien crea que una carga no llega puede no hacerle caso.',
    en: 'Whoever believes a charge out of reach may ignore it.',
  },
  'WAB-CHG-12': {
    es: 'Si la carga ignorada sí llega, el objetivo chequea pánico: si falla huye, si no aguanta.',
    en: 'If the ignored charge does reach, the target tests panic: failing it flees, else it holds.',
  },
  'WAB-CHG-13': {
    es: 'No se carga a quien solo se podría tocar por una esquina.',
    en: 'Nobody can be charged who could be touched only at a corner.',
  },
  'WAB-REACT-01': {
    es: 'Cada unidad cargada declara una reacción cuando ya están declaradas todas las cargas.',
    en: 'Each charged unit declares one reaction once all charges are declared.',
  },
  'WAB-REACT-02': {
    es: 'Aguantar: esperar la carga a pie firme. Siempre se puede.',
    en: 'Hold: await the charge. It is always allowed.',
  },
  'WAB-REACT-03': {
    es: 'Contracargar: solo caballería o carros ligeros cargados de frente por otros tales.',
    en: 'Counter-charge: only cavalry or light chariots charged in front by the like.',
  },
  'WAB-REACT-04': {
    es: 'Aguantar y disparar: con armas de proyectiles y el que carga a más de la mitad de su alcance.',
    en: 'Stand and shoot: with missiles, the charger farther than half its charge.',
  },
  'WAB-REACT-05': {
    es: 'Si al medir está más cerca, o no puede disparar, simplemente aguanta.',
    en: 'If it proves nearer, or cannot shoot, it just holds.',
  },
  'WAB-REACT-06': {
    es: 'El que carga y pierde por ese fuego un cuarto de sus miniaturas chequea pánico antes de llegar.',
    en: 'A charger that loses a quarter of its models to it tests panic before it arrives.',
  },
  'WAB-REACT-07': {
    es: 'Huir: da la espalda y corre en el acto 2D6″, o 3D6″ si mueve más de 6.',
    en: 'Flee: it turns away and runs at once 2D6″, or 3D6″ if its move is over 6.',
  },
  'WAB-REACT-08': {
    es: 'Ante varias cargas huye por donde quede más lejos de todas.',
    en: 'From several chargers it takes the way farthest from all.',
  },
  'WAB-REACT-09': {
    es: 'Disparar y huir: con proyectiles y el que carga a más de la mitad de su alcance; dispara y corre.',
    en: 'Shoot and flee: with missiles, the charger farther than half its charge; it shoots, then runs.',
  },
  'WAB-REACT-10': {
    es: 'Tras disparar debe huir, salvo que su fuego haya parado la carga; entonces elige.',
    en: 'Having shot it must flee, unless its fire stopped the charge; then it chooses.',
  },
  'WAB-REACT-11': {
    es: 'Huir después de disparar es un dado más corto.',
    en: 'Flight after shooting is one die shorter.',
  },
  'WAB-REACT-12': {
    es: 'Quien iba a disparar y huir y no puede disparar, huye la distancia entera.',
    en: 'A unit that meant to shoot and flee but cannot shoot flees the full distance.',
  },
  'WAB-REACT-13': {
    es: 'Si no escapa, corre lo suyo, el que carga lo alcanza y en el cuerpo a cuerpo es destruido.',
    en: 'If it does not get away it runs its distance, is caught, and is destroyed in the combat phase.',
  },
  'WAB-REACT-14': {
    es: 'Quien está trabado solo puede aguantar.',
    en: 'An engaged unit can only hold.',
  },
  'WAB-REACT-15': {
    es: 'Quien huye, cargado, solo puede huir.',
    en: 'A fleeing unit that is charged can only flee.',
  },
  'WAB-REACT-16': {
    es: 'Cargada por varios, una unidad reacciona una sola vez para todos.',
    en: 'Charged by several, a unit reacts once for all.',
  },
  'WAB-REACT-17': {
    es: 'Varias unidades alcanzadas por una carga reaccionan cada una por su cuenta.',
    en: 'Several units struck by one charge react each for itself.',
  },
  'WAB-REACT-18': {
    es: 'Un enemigo descubierto solo puede huir o aguantar.',
    en: 'A revealed enemy can only flee or hold.',
  },
  'WAB-REACT-19': {
    es: 'A quien choca un perseguidor solo le queda aguantar.',
    en: 'A unit run into by pursuers can only hold.',
  },
  'WAB-REACT-20': {
    es: 'Para disparar como reacción hay que mirar hacia el que carga.',
    en: 'To shoot as a reaction one must face the charger.',
  },
  'WAB-CMOV-01': {
    es: 'Quien carga mueve después de los movimientos obligados, en el orden que quiera su jugador.',
    en: 'Chargers move after compulsory moves, in their player’s order.',
  },
  'WAB-CMOV-02': {
    es: 'Van derechos al objetivo hasta el doble de su movimiento, y el terreno los frena.',
    en: 'They go straight at the target up to twice their move; ground slows them.',
  },
  'WAB-CMOV-03': {
    es: 'Si no llega, la carga falla: mueve lo normal hacia el enemigo sin llegar a tocarlo.',
    en: 'If it falls short the charge fails: it moves its normal move toward the enemy, never into contact.',
  },
  'WAB-CMOV-04': {
    es: 'Quien falla una carga no dispara este turno.',
    en: 'A unit whose charge failed does not shoot this turn.',
  },
  'WAB-CMOV-05': {
    es: 'Al tocar, el que carga se alinea con el objetivo; alinearse es gratis.',
    en: 'On contact the charger lines up with the target; lining up is free.',
  },
  'WAB-CMOV-06': {
    es: 'Al cargar no se gira ni se cambia de formación; solo se puede pivotar una vez, al empezar.',
    en: 'A charge does not turn or change formation; it may wheel once, at its start.',
  },
  'WAB-CMOV-07': {
    es: 'El pivote inicial se descuenta de la carga.',
    en: 'The first wheel is paid from the charge.',
  },
  'WAB-CMOV-08': {
    es: 'Tras pivotar sigue recto y se para al primer contacto.',
    en: 'After the wheel it goes straight and stops at first contact.',
  },
  'WAB-CMOV-09': {
    es: 'El pivote debe llevar al contacto a cuantas miniaturas se pueda de los dos bandos.',
    en: 'The wheel must bring as many models of both sides as possible into contact.',
  },
  'WAB-CMOV-10': {
    es: 'Se mide por la miniatura de la primera fila que más recorre; el pivote puede ajustarse para llegar.',
    en: 'It is measured for the front model with the longest way; the wheel may be adjusted to reach.',
  },
  'WAB-CMOV-11': {
    es: 'Una vez alineados se lucha donde se está; nadie se desliza para trabar a más.',
    en: 'Once lined up they fight where they stand; nobody slides to engage more.',
  },
  'WAB-CMOV-12': {
    es: 'Una carga de frente que toca primero una esquina se alinea igualmente con el frente.',
    en: 'A frontal charge that first touches a corner still lines up on the front.',
  },
  'WAB-MULT-01': {
    es: 'Una sola carga puede dar en varios enemigos juntos.',
    en: 'One charge may strike several enemies that stand close.',
  },
  'WAB-MULT-02': {
    es: 'Entonces se busca el mayor contacto con todos ellos a la vez.',
    en: 'Then contact is made as great as possible with all of them together.',
  },
  'WAB-MULT-03': {
    es: 'Si no se puede alinear bien, se acomodan las unidades cargadas lo necesario.',
    en: 'Where lining up is impossible the charged units are shifted as needed.',
  },
  'WAB-MULT-04': {
    es: 'Varias unidades pueden cargar a una; esta reacciona una sola vez.',
    en: 'Several units may charge one; it reacts once.',
  },
  'WAB-MULT-05': {
    es: 'Quienes cargan juntos se reparten el frente del enemigo por igual.',
    en: 'Those who charge together share the enemy’s front equally.',
  },
  'WAB-MULT-06': {
    es: 'El camino de una carga no puede cruzarse con el de otra.',
    en: 'The path of one charge may not cross that of another.',
  },
  'WAB-MULT-07': {
    es: 'Si se cruzan, fallan las dos: mueven lo normal y se paran al tocarse.',
    en: 'If they cross both fail: they move normally and stop on touching.',
  },
  'WAB-MULT-08': {
    es: 'No vale para quienes cargan codo con codo al mismo enemigo o a enemigos vecinos.',
    en: 'That is not so for units charging side by side at the same or adjacent enemies.',
  },
  'WAB-MULT-09': {
    es: 'Donde no queda sitio en un lado del enemigo, nadie más puede cargar por ese lado.',
    en: 'Where a side of the enemy has no room left, nobody else can charge it.',
  },
  'WAB-MULT-10': {
    es: 'Detrás de hostigadores propios se puede cargar si ellos también cargan y se apartan antes.',
    en: 'Behind friendly skirmishers one may charge if they charge too and clear the way first.',
  },
  'WAB-ARC-01': {
    es: 'El lado golpeado depende de dónde empieza la carga, no de dónde llega.',
    en: 'The side struck goes by where the charge begins, not where it arrives.',
  },
  'WAB-ARC-02': {
    es: 'Quien empieza delante debe cargar de frente, aunque no quede sitio.',
    en: 'Whoever begins in front must charge the front, though there be no room.',
  },
  'WAB-ARC-03': {
    es: 'Flanco: empieza al menos en parte en la zona del flanco y nada de él está delante del frente enemigo.',
    en: 'Flank: it begins at least partly in the flank zone and no part lies straight ahead of the enemy.',
  },
  'WAB-ARC-04': {
    es: 'Retaguardia: empieza del todo por detrás de la última fila.',
    en: 'Rear: it begins wholly behind the last rank.',
  },
  'WAB-ARC-05': {
    es: 'Entre flanco y retaguardia, con alguna miniatura justo detrás del enemigo: retaguardia.',
    en: 'Between flank and rear, with a model straight behind the enemy: rear.',
  },
  'WAB-ARC-06': {
    es: 'Entre flanco y retaguardia sin nadie justo detrás: flanco.',
    en: 'Between flank and rear with nobody straight behind: flank.',
  },
  'WAB-ARC-07': {
    es: 'Los perseguidores dan en el lado que encuentren; en una esquina, donde entren más, y a igualdad frente, flanco y retaguardia.',
    en: 'Pursuers strike the side they meet; at a corner where most can fight, and if equal front, flank, rear.',
  },
  'WAB-REVEAL-01': {
    es: 'Si el cargado huye y deja a la vista a otro, la carga puede dirigirse a ese.',
    en: 'If the charged unit flees and uncovers another, the charge may turn on that one.',
  },
  'WAB-REVEAL-02': {
    es: 'La nueva carga conserva el pivote que iba a hacer y sigue recta, aunque toque a pocos.',
    en: 'The new charge keeps the wheel meant for the first and goes straight, though few touch.',
  },
  'WAB-REVEAL-03': {
    es: 'En lo demás vale como una carga recién declarada.',
    en: 'In all else it is like a newly declared charge.',
  },
  'WAB-REVEAL-04': {
    es: 'El descubierto solo puede aguantar o huir.',
    en: 'The one revealed may only hold or flee.',
  },
  'WAB-REVEAL-05': {
    es: 'Quien huye pasa a través del amigo que tiene detrás.',
    en: 'The fleers pass through the friend behind them.',
  },
  'WAB-CCHG-01': {
    es: 'Solo contracargan la caballería y los carros ligeros, de frente y contra otros tales; nunca si también carga infantería.',
    en: 'Only cavalry and light chariots counter-charge, frontally and against the like; never if infantry charges too.',
  },
  'WAB-CCHG-02': {
    es: 'Solo se contracarga si el que carga parte de la mitad de su alcance o más.',
    en: 'A counter-charge is possible only if the charger starts at half its charge or more.',
  },
  'WAB-CCHG-03': {
    es: 'Sabido que la carga llega, el que contracarga avanza antes la mitad de su movimiento.',
    en: 'Once the charge is known to reach, the counter-charger first moves half its move at it.',
  },
  'WAB-CCHG-04': {
    es: 'Cuenta como que ha cargado, pero golpea primero el que cargó antes.',
    en: 'It counts as charging, but the first charger strikes first.',
  },
  'WAB-CCHG-05': {
    es: 'Si algo impide la contracarga, la unidad aguanta.',
    en: 'If something prevents the counter-charge the unit holds.',
  },
  'WAB-CCHG-06': {
    es: 'Si la carga no llega, avanza 1″ y no hay contacto.',
    en: 'If the charge falls short it moves 1″ and there is no contact.',
  },
  'WAB-CCHG-07': {
    es: 'Puede interceptar al que carga antes de que llegue a otro, que entonces no lucha.',
    en: 'It may intercept the charger before it reaches another, which then does not fight.',
  },
  'WAB-CCHG-08': {
    es: 'En columna de marcha no se contracarga.',
    en: 'A march column does not counter-charge.',
  },
  'WAB-DISENG-01': {
    es: 'Una unidad trabada puede intentar destrabarse en su movimiento.',
    en: 'An engaged unit may try to disengage in its movement.',
  },
  'WAB-DISENG-02': {
    es: 'Solo se destraba quien lucha únicamente por el frente.',
    en: 'Only a unit that fights solely to its front may disengage.',
  },
  'WAB-DISENG-03': {
    es: 'Nadie se destraba de quien llegó persiguiendo y aún no ha luchado.',
    en: 'Nobody disengages from an enemy that came in pursuit and has not fought yet.',
  },
  'WAB-DISENG-04': {
    es: 'Se declara con las cargas; la unidad se da la vuelta gratis.',
    en: 'It is declared with the charges; the unit turns about free.',
  },
  'WAB-DISENG-05': {
    es: 'Se resuelve entre los movimientos obligados, con un chequeo de Liderazgo.',
    en: 'It is resolved in compulsory moves, by a Leadership test.',
  },
  'WAB-DISENG-06': {
    es: 'Si pasa, se aleja en línea recta hasta el doble de su movimiento, de espaldas al enemigo.',
    en: 'If it passes it goes straight away up to twice its move, its back to the enemy.',
  },
  'WAB-DISENG-07': {
    es: 'Quien falla el chequeo de destrabarse se desmoraliza y huye.',
    en: 'A unit that fails to disengage breaks and flees.',
  },
  'WAB-DISENG-08': {
    es: 'Los enemigos de quien lo logra no hacen nada.',
    en: 'The enemies of one who succeeds do nothing.',
  },
  'WAB-DISENG-09': {
    es: 'Los de quien falla pueden perseguir como si hubieran ganado.',
    en: 'Those of one who fails may pursue as if they had won.',
  },
  'WAB-DISENG-10': {
    es: 'La caballería se destraba sin chequeo si todos sus enemigos son más lentos.',
    en: 'Cavalry disengages without a test if all its enemies are slower.',
  },
} as const satisfies Readonly<Record<string, Said>>
