import type { Said } from '@acies/kernel'

export const charges = {
  'WAB-CHG-01': {
    es: 'Las cargas se declaran al empezar la fase de movimiento; nadie está obligado a cargar, salvo por reglas especiales.',
    en: 'Charges are declared at the start of the movement phase; nobody has to charge unless a special rule says so.',
  },
  'WAB-CHG-02': {
    es: 'Se dice quién carga y a quién; basta con que una miniatura vea a una del objetivo.',
    en: 'Say who charges whom; it is enough for one model to see one model of the target.',
  },
  'WAB-CHG-03': {
    es: 'Una carga llega hasta el doble del movimiento normal.',
    en: 'A charge reaches at most twice the normal move.',
  },
  'WAB-CHG-04': {
    es: 'Si no se puede cargar contra uno sin tocar a otro, la carga se declara contra todos y cada uno reacciona.',
    en: 'If one enemy cannot be charged without touching another, the charge is declared on all of them and each reacts.',
  },
  'WAB-CHG-05': {
    es: 'No se puede cargar contra quien está fuera del arco de 90°.',
    en: 'An enemy outside the 90° arc cannot be charged.',
  },
  'WAB-CHG-06': {
    es: 'Una columna de marcha no declara cargas.',
    en: 'A march column may not declare a charge.',
  },
  'WAB-CHG-07': {
    es: 'Quien vuelve de perseguir fuera de la mesa no carga ese turno.',
    en: 'A unit that comes back from pursuing off the table does not charge that turn.',
  },
  'WAB-CHG-08': {
    es: 'Quien cedió terreno y perdió el contacto no carga en su turno siguiente.',
    en: 'A unit that gave ground and lost contact does not charge in its next turn.',
  },
  'WAB-CHG-09': {
    es: 'Un personaje en solitario nunca declara cargas; dentro de una unidad carga con ella.',
    en: 'A lone character never declares a charge; in a unit he charges with it.',
  },
  'WAB-CHG-10': {
    es: 'Se puede cargar contra quien ya está trabado, que solo puede aguantar.',
    en: 'An enemy already engaged may be charged, and can only hold.',
  },
  'WAB-CHG-11': {
    es: 'Quien crea que una carga no llega puede no hacer caso de ella.',
    en: 'A player who thinks a charge is out of reach may ignore it.',
  },
  'WAB-CHG-12': {
    es: 'Si una carga ignorada sí llega, el objetivo chequea pánico: si falla, huye; si no, aguanta.',
    en: 'If an ignored charge does reach, the target takes a panic test: if it fails it flees, otherwise it holds.',
  },
  'WAB-CHG-13': {
    es: 'No se puede cargar contra quien solo se podría tocar por una esquina.',
    en: 'An enemy that could be touched only at a corner cannot be charged.',
  },
  'WAB-REACT-01': {
    es: 'Cada unidad cargada declara una reacción cuando ya están declaradas todas las cargas.',
    en: 'Each charged unit declares one reaction once all charges are declared.',
  },
  'WAB-REACT-02': {
    es: 'Aguantar: esperar la carga a pie firme. Siempre se puede.',
    en: 'Hold: stand and receive the charge. Always allowed.',
  },
  'WAB-REACT-03': {
    es: 'Contracargar: solo caballería o carros ligeros, si los cargan de frente caballería o carros ligeros.',
    en: 'Counter-charge: only for cavalry or light chariots charged in the front by cavalry or light chariots.',
  },
  'WAB-REACT-04': {
    es: 'Aguantar y disparar: hacen falta armas de proyectiles y que quien carga esté a más de la mitad de su distancia de carga.',
    en: 'Stand and shoot: needs missile weapons, and a charger farther away than half its charge distance.',
  },
  'WAB-REACT-05': {
    es: 'Si al medir está más cerca, o la unidad no puede disparar, simplemente aguanta.',
    en: 'If the charger proves to be nearer, or the unit cannot shoot, it simply holds.',
  },
  'WAB-REACT-06': {
    es: 'Quien carga y pierde por ese fuego un cuarto de sus miniaturas chequea pánico antes de llegar.',
    en: 'A charger that loses a quarter of its models to this fire takes a panic test before it arrives.',
  },
  'WAB-REACT-07': {
    es: 'Huir: la unidad da la espalda y corre en el acto 2D6″, o 3D6″ si su movimiento es mayor que 6.',
    en: 'Flee: the unit turns away and runs at once, 2D6″, or 3D6″ if its move is over 6.',
  },
  'WAB-REACT-08': {
    es: 'Ante varias cargas, huye por donde quede más lejos de todas.',
    en: 'From several chargers it flees along the line that takes it farthest from all of them.',
  },
  'WAB-REACT-09': {
    es: 'Disparar y huir: hacen falta armas de proyectiles y que quien carga esté a más de la mitad de su distancia de carga; se dispara y se huye.',
    en: 'Shoot and flee: needs missile weapons, and a charger farther away than half its charge distance; the unit shoots, then runs.',
  },
  'WAB-REACT-10': {
    es: 'Tras disparar debe huir, salvo que su fuego haya parado la carga; entonces elige.',
    en: 'After shooting it must flee, unless its fire stopped the charge; then its owner chooses.',
  },
  'WAB-REACT-11': {
    es: 'Quien huye después de disparar tira un dado menos.',
    en: 'A unit that flees after shooting rolls one die less.',
  },
  'WAB-REACT-12': {
    es: 'Quien iba a disparar y huir y no puede disparar, huye la distancia entera.',
    en: 'A unit that meant to shoot and flee but cannot shoot flees the full distance.',
  },
  'WAB-REACT-13': {
    es: 'Si no escapa, corre lo que ha sacado, quien carga la alcanza y es destruida en la fase de cuerpo a cuerpo.',
    en: 'If it does not get away, it runs its full distance, is caught, and is destroyed in the close combat phase.',
  },
  'WAB-REACT-14': {
    es: 'Quien está trabado solo puede aguantar.',
    en: 'An engaged unit can only hold.',
  },
  'WAB-REACT-15': {
    es: 'Quien ya huye, si lo cargan, solo puede volver a huir.',
    en: 'A fleeing unit that is charged can only flee again.',
  },
  'WAB-REACT-16': {
    es: 'Cargada por varios, una unidad reacciona una sola vez para todos.',
    en: 'A unit charged by several enemies makes one reaction to all of them.',
  },
  'WAB-REACT-17': {
    es: 'Si una carga alcanza a varias unidades, cada una reacciona por su cuenta.',
    en: 'Several units struck by one charge each react on their own.',
  },
  'WAB-REACT-18': {
    es: 'Un enemigo descubierto solo puede huir o aguantar.',
    en: 'A revealed enemy can only flee or hold.',
  },
  'WAB-REACT-19': {
    es: 'Si un perseguidor choca con una unidad, esta solo puede aguantar.',
    en: 'A unit that pursuers run into can only hold.',
  },
  'WAB-REACT-20': {
    es: 'Para disparar como reacción hay que estar de cara a quien carga.',
    en: 'To shoot in reaction, the unit must be facing the charger.',
  },
  'WAB-CMOV-01': {
    es: 'Quien carga mueve después de los movimientos obligatorios, en el orden que quiera su jugador.',
    en: 'Chargers move after compulsory moves, in the order their player likes.',
  },
  'WAB-CMOV-02': {
    es: 'Van derechos al objetivo, hasta el doble de su movimiento; el terreno los frena.',
    en: 'They go straight for the target, up to twice their move; ground slows them down.',
  },
  'WAB-CMOV-03': {
    es: 'Si no llega, la carga falla: mueve lo normal hacia el enemigo sin llegar a tocarlo.',
    en: 'If a charge falls short it fails: the unit makes its normal move towards the enemy, never into contact.',
  },
  'WAB-CMOV-04': {
    es: 'Quien falla una carga no dispara este turno.',
    en: 'A unit whose charge failed does not shoot this turn.',
  },
  'WAB-CMOV-05': {
    es: 'Al tocar, quien carga se alinea con el objetivo; alinearse es gratis.',
    en: 'On contact the charger lines up with its target; this costs no movement.',
  },
  'WAB-CMOV-06': {
    es: 'Al cargar no se da media vuelta ni se cambia de formación; solo se puede pivotar una vez, al empezar.',
    en: 'A charging unit may not turn or change formation; it may wheel once, at the start.',
  },
  'WAB-CMOV-07': {
    es: 'Lo que se gasta en ese pivote se descuenta de la carga.',
    en: 'That wheel counts against the charge distance.',
  },
  'WAB-CMOV-08': {
    es: 'Tras pivotar sigue recto y se para al primer contacto.',
    en: 'After the wheel it goes straight ahead and stops at the first contact.',
  },
  'WAB-CMOV-09': {
    es: 'El pivote debe poner en contacto al mayor número posible de miniaturas de los dos bandos.',
    en: 'The wheel must bring as many models of both sides into contact as possible.',
  },
  'WAB-CMOV-10': {
    es: 'Se mide por la miniatura de la primera fila que más recorre; se puede ajustar el pivote para llegar.',
    en: 'Reach is measured for the front-rank model with the longest way to go; the wheel may be adjusted to make it.',
  },
  'WAB-CMOV-11': {
    es: 'Una vez alineados se lucha donde se está; nadie se desliza para trabar a más.',
    en: 'Once lined up, units fight where they stand; nobody slides along to engage more models.',
  },
  'WAB-CMOV-12': {
    es: 'Una carga de frente que toca primero una esquina se alinea igualmente con el frente.',
    en: 'A charge on the front that first touches a corner still lines up with the front.',
  },
  'WAB-MULT-01': {
    es: 'Una sola carga puede alcanzar a varios enemigos juntos.',
    en: 'One charge may strike several enemies standing close together.',
  },
  'WAB-MULT-02': {
    es: 'Entonces se busca el mayor contacto con todos ellos a la vez.',
    en: 'Contact is then maximised with all of them together.',
  },
  'WAB-MULT-03': {
    es: 'Si no hay forma de alinearse bien, se recolocan las unidades cargadas lo necesario.',
    en: 'Where proper alignment is impossible, the charged units are shifted as needed.',
  },
  'WAB-MULT-04': {
    es: 'Varias unidades pueden cargar contra una sola, que reacciona una vez.',
    en: 'Several units may charge one enemy, which reacts once.',
  },
  'WAB-MULT-05': {
    es: 'Quienes cargan juntos se reparten el frente del enemigo por igual.',
    en: 'Units that charge together share the enemy’s front equally.',
  },
  'WAB-MULT-06': {
    es: 'El camino de una carga no puede cruzarse con el de otra.',
    en: 'The path of one charge may not cross another’s.',
  },
  'WAB-MULT-07': {
    es: 'Si se cruzan, fallan las dos: mueven lo normal y se paran al tocarse.',
    en: 'If they cross, both fail: they make a normal move and stop if they touch.',
  },
  'WAB-MULT-08': {
    es: 'Eso no vale para quienes cargan codo con codo contra el mismo enemigo o contra enemigos contiguos.',
    en: 'This does not apply to units charging side by side at the same or adjacent enemies.',
  },
  'WAB-MULT-09': {
    es: 'Si un lado del enemigo ya no tiene sitio, nadie más puede cargarlo por ahí.',
    en: 'If there is no room left on one side of the enemy, nobody else can charge that side.',
  },
  'WAB-MULT-10': {
    es: 'Quien está detrás de hostigadores propios puede cargar si ellos también cargan y antes dejan libre el paso.',
    en: 'A unit behind friendly skirmishers may charge if they charge too and clear the way first.',
  },
  'WAB-ARC-01': {
    es: 'El lado golpeado depende de dónde empieza la carga, no de dónde llega.',
    en: 'The side struck depends on where the charge starts, not on where it arrives.',
  },
  'WAB-ARC-02': {
    es: 'Quien empieza delante debe cargar contra el frente, aunque no quede sitio.',
    en: 'A unit that starts in front must charge the front, even if there is no room.',
  },
  'WAB-ARC-03': {
    es: 'Flanco: quien carga empieza al menos en parte en la zona del flanco y ninguna parte suya queda delante del frente enemigo.',
    en: 'Flank: the charger starts at least partly in the flank zone, and no part of it lies straight ahead of the enemy’s front.',
  },
  'WAB-ARC-04': {
    es: 'Retaguardia: quien carga empieza por completo detrás de la última fila.',
    en: 'Rear: the charger starts wholly behind the last rank.',
  },
  'WAB-ARC-05': {
    es: 'Entre flanco y retaguardia, con alguna miniatura justo detrás del enemigo: retaguardia.',
    en: 'Between flank and rear, with a model straight behind the enemy: it is a rear charge.',
  },
  'WAB-ARC-06': {
    es: 'Entre flanco y retaguardia sin nadie justo detrás: flanco.',
    en: 'Between flank and rear, with nobody straight behind: it is a flank charge.',
  },
  'WAB-ARC-07': {
    es: 'Los perseguidores dan en el lado que encuentren; si es una esquina, en el que luchen más de los suyos y, si da igual, por este orden: frente, flanco, retaguardia.',
    en: 'Pursuers strike whichever side they meet; at a corner, the one where most of them can fight, and if equal, front before flank before rear.',
  },
  'WAB-REVEAL-01': {
    es: 'Si la unidad cargada huye y deja al descubierto a otra, la carga puede dirigirse contra esta.',
    en: 'If the charged unit flees and uncovers another, the charge may be redirected onto that one.',
  },
  'WAB-REVEAL-02': {
    es: 'La nueva carga conserva el pivote previsto y sigue recta, aunque toquen pocos.',
    en: 'The redirected charge keeps the wheel meant for the first target and goes straight on, however few make contact.',
  },
  'WAB-REVEAL-03': {
    es: 'En lo demás vale como una carga recién declarada.',
    en: 'In everything else it is like a newly declared charge.',
  },
  'WAB-REVEAL-04': {
    es: 'La unidad descubierta solo puede aguantar o huir.',
    en: 'The revealed unit can only hold or flee.',
  },
  'WAB-REVEAL-05': {
    es: 'Quien huye pasa a través de las unidades amigas que tiene detrás.',
    en: 'Those who flee pass through the friends behind them.',
  },
  'WAB-CCHG-01': {
    es: 'Solo contracargan la caballería y los carros ligeros, de frente y contra caballería o carros ligeros; nunca si también carga infantería.',
    en: 'Only cavalry and light chariots counter-charge, to the front and against cavalry or light chariots; never if infantry charges too.',
  },
  'WAB-CCHG-02': {
    es: 'Solo se contracarga si quien carga parte de la mitad de su distancia de carga o de más lejos.',
    en: 'A counter-charge is possible only if the charger starts from half its charge distance or farther.',
  },
  'WAB-CCHG-03': {
    es: 'Cuando se sabe que la carga llega, quien contracarga avanza primero la mitad de su movimiento.',
    en: 'Once the charge is known to reach, the counter-charger first advances half its move.',
  },
  'WAB-CCHG-04': {
    es: 'Cuenta como si hubiera cargado, pero golpea primero quien cargó antes.',
    en: 'It counts as charging, but the original charger strikes first.',
  },
  'WAB-CCHG-05': {
    es: 'Si algo impide la contracarga, la unidad aguanta.',
    en: 'If anything makes the counter-charge impossible, the unit holds.',
  },
  'WAB-CCHG-06': {
    es: 'Si la carga no llega, quien contracarga avanza 1″ y no hay contacto.',
    en: 'If the charge falls short, the counter-charger moves 1″ and there is no contact.',
  },
  'WAB-CCHG-07': {
    es: 'Puede interceptar a quien carga antes de que llegue a otra unidad, que entonces no lucha.',
    en: 'It may intercept a charger before it reaches another unit, which then does not fight.',
  },
  'WAB-CCHG-08': {
    es: 'En columna de marcha no se contracarga.',
    en: 'A march column cannot counter-charge.',
  },
  'WAB-DISENG-01': {
    es: 'Una unidad trabada puede intentar destrabarse en su fase de movimiento.',
    en: 'An engaged unit may try to disengage in its movement phase.',
  },
  'WAB-DISENG-02': {
    es: 'Solo se destraba quien lucha únicamente por el frente.',
    en: 'Only a unit fighting solely to its front may disengage.',
  },
  'WAB-DISENG-03': {
    es: 'Nadie se destraba de quien ha llegado persiguiendo y aún no ha luchado.',
    en: 'A unit may not disengage from an enemy that ran into it in pursuit and has not yet fought.',
  },
  'WAB-DISENG-04': {
    es: 'Se declara con las cargas; la unidad se da la vuelta gratis.',
    en: 'It is declared together with the charges; the unit turns about free of cost.',
  },
  'WAB-DISENG-05': {
    es: 'Se resuelve con los movimientos obligatorios, mediante un chequeo de Liderazgo.',
    en: 'It is resolved among the compulsory moves, with a Leadership test.',
  },
  'WAB-DISENG-06': {
    es: 'Si lo supera, se aleja en línea recta hasta el doble de su movimiento, de espaldas al enemigo.',
    en: 'If it passes, it moves straight away, up to twice its move, with its back to the enemy.',
  },
  'WAB-DISENG-07': {
    es: 'Quien falla el chequeo para destrabarse se desmoraliza y huye.',
    en: 'A unit that fails to disengage breaks and flees.',
  },
  'WAB-DISENG-08': {
    es: 'Si lo consigue, sus enemigos no hacen nada.',
    en: 'If it gets away, its enemies do nothing.',
  },
  'WAB-DISENG-09': {
    es: 'Si falla, sus enemigos pueden perseguirla como si hubieran ganado.',
    en: 'If it fails, its enemies may pursue as if they had won.',
  },
  'WAB-DISENG-10': {
    es: 'La caballería se destraba sin chequeo si todos sus enemigos son más lentos.',
    en: 'Cavalry disengages without a test if all its enemies are slower.',
  },
} as const satisfies Readonly<Record<string, Said>>
