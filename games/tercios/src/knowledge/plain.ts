import { both, type Pick, type Said } from '@acies/kernel'
import type { Order } from '../position.ts'

/** What is done, where, and why; without a why, what it is expected to bring. */
export interface Deed {
  readonly what: Said
  readonly where?: Said
  readonly why?: Said | null
}

export const GIVEN: Readonly<Record<Order, Said>> = {
  attack: both('atacar', 'attack'),
  fire: both('disparar', 'fire'),
  attention: both('estar alerta', 'stay alert'),
  run: both('correr', 'run'),
  resist: both('resistir', 'resist'),
}
const KEEPS_CARD = both('la orden le servirá más tarde', 'the order will serve better later')

/** Answers that say all by themselves, by question and first pick. */
export const PLAIN: Readonly<Record<string, (pick: Pick | undefined) => Deed | undefined>> = {
  'choose-first': pick =>
    pick === 'me'
      ? {
          what: both('Actúa primero', 'Goes first'),
          why: both('quiere golpear antes', 'it wants to strike first'),
        }
      : {
          what: both('Cede la iniciativa', 'Lets the enemy go first'),
          why: both('prefiere responder', 'it would rather answer'),
        },
  react: pick =>
    pick === 'card'
      ? { what: both('Descubre su orden', 'Turns up the order'), why: both('ahora es cuando sirve', 'it serves now') }
      : pick === 'evade'
        ? {
            what: both('Esquiva la carga', 'Evades the charge'),
            why: both('aguantar costaría más', 'standing would cost more'),
          }
        : { what: both('Deja pasar', 'Lets it pass'), why: KEEPS_CARD },
  'attentive-reaction': pick =>
    pick === 'shoot'
      ? { what: both('Dispara al que llega', 'Shoots at whoever comes') }
      : pick === undefined
        ? { what: both('No hace nada', 'Does nothing'), why: KEEPS_CARD }
        : {
            what: both('Da la cara', 'Turns to face the enemy'),
            why: both('así no le toman el flanco', 'so as not to be flanked'),
          },
  'choose-flight': () => ({
    what: both('Huye', 'Flees'),
    why: both('aguantar costaría más', 'standing would cost more'),
  }),
  'announce-flight': pick => ({
    what: pick === 'flee' ? both('Dispara y huye', 'Shoots and flees') : both('Dispara y aguanta', 'Shoots and stands'),
  }),
  'invoke-bad-war': pick =>
    pick === 'bad-war'
      ? { what: both('Mala Guerra', 'Bad War'), why: both('está más entero', 'it is the fresher one') }
      : {
          what: both('Se destraba', 'Breaks off'),
          why: both('otra ronda costaría más', 'another round would cost more'),
        },
  spare: () => ({
    what: both('Evita la retirada', 'Spares the retreat'),
    why: both('conserva sus filas', 'it keeps its ranks'),
  }),
  consolidate: pick =>
    pick === undefined
      ? { what: both('No persigue', 'Does not press on'), why: both('arriesgaría demasiado', 'it would risk too much') }
      : { what: both('Ocupa el terreno ganado', 'Takes the ground won') },
  'choose-caracole': pick =>
    pick === undefined
      ? { what: both('No caracolea', 'Does not caracole') }
      : { what: both('Caracolea', 'Caracoles'), why: both('se aparta para recargar', 'it steps back to reload') },
  mobility: pick =>
    pick === undefined
      ? { what: both('No gira', 'Does not turn'), why: both('ya mira adonde debe', 'it faces where it should') }
      : { what: both('Cambia de frente', 'Changes front') },
  'stop-here': pick => ({ what: pick === 'stop' ? both('Se detiene', 'Stops') : both('Sigue adelante', 'Goes on') }),
  'place-unit': () => ({
    what: both('Despliega', 'Deploys'),
    why: both('cada arma en su sitio', 'each arm in its place'),
  }),
  'choose-command': () => ({
    what: both('Elige qué mando despliega', 'Chooses whom to deploy'),
    why: both('la caballería, en las alas', 'the horse goes on the wings'),
  }),
  'lay-element': () => ({
    what: both('Elige el terreno', 'Chooses the ground'),
    why: both('le conviene', 'it suits its army'),
  }),
  'choose-side': () => ({
    what: both('Escoge su lado', 'Picks its side'),
    why: both('el terreno le va mejor', 'the ground suits it better'),
  }),
  redraw: pick => ({
    what:
      pick === 'leave'
        ? both('Deja el terreno', 'Leaves the ground')
        : both('Retoca el terreno', 'Retouches the ground'),
    why: both('así le conviene', 'that suits its army'),
  }),
  'end-road': () => ({
    what: both('Traza el camino', 'Lays the road'),
    why: both('así le conviene', 'that suits its army'),
  }),
  'share-card': pick => ({
    what:
      pick === undefined
        ? both('Cada unidad lleva su orden', 'Each unit has its own order')
        : both('La brigada comparte una orden', 'The brigade shares one order'),
  }),
  'leave-column': pick => ({
    what:
      pick === undefined
        ? both('La columna sigue junta', 'The column stays together')
        : both('Deshace la columna', 'Breaks the column up'),
  }),
  'choose-column': pick => ({
    what:
      pick === undefined
        ? both('Va por su cuenta', 'Goes on its own')
        : both('Se une a la columna', 'Falls in with the column'),
  }),
  'fall-out-to': () => ({ what: both('Deja la columna', 'Leaves the column') }),
  'share-wear': () => ({ what: both('Reparte el desgaste', 'Shares out the wear') }),
  'stay-cold': pick =>
    pick === 'cancel'
      ? {
          what: both('Intenta anular la acción', 'Tries to cancel the action'),
          why: both('le haría daño', 'it would hurt'),
        }
      : {
          what: both('Deja pasar la acción', 'Lets the action pass'),
          why: both('no le hace gran daño', 'it does little harm'),
        },
  'choose-back': () => ({ what: both('Retrocede', 'Steps back') }),
  'change-card': pick => ({
    what:
      typeof pick === 'string' && pick in GIVEN
        ? both(`Ahora manda ${GIVEN[pick as Order].es}`, `Now orders it to ${GIVEN[pick as Order].en}`)
        : both('Cambia la orden', 'Changes the order'),
    why: both('la orden de antes servía menos', 'the order it had was of less use'),
  }),
  'leave-fortress': pick => ({
    what:
      pick === 'abandon'
        ? both('Abandona los carros', 'Abandons the wagons')
        : both('Sigue tras los carros', 'Stays behind the wagons'),
  }),
  'place-ambush': () => ({ what: both('Sale de la emboscada', 'Comes out of hiding') }),
  'choose-vanguard': pick =>
    pick === undefined ? { what: both('La vanguardia espera', 'The vanguard waits') } : undefined,
  'choose-first-shot': pick => ({
    what:
      pick === 'gun-first'
        ? both('Dispara primero la pieza', 'The gun fires first')
        : both('Dispara primero la tropa', 'The troop fires first'),
  }),
  'choose-flight-side': () => ({
    what: both('Huye por donde hay sitio', 'Flees where there is room'),
    why: both('aguantar costaría más', 'standing would cost more'),
  }),
  'choose-aside': pick => ({
    what:
      pick === 'stay'
        ? both('El mando se aparta lo justo', 'The commander just makes way')
        : both('El mando hace sitio', 'The commander makes room'),
    why: both('quiere seguir cerca de los suyos', 'he wants to stay near his men'),
  }),
  'choose-meeting': () => ({ what: both('Corta el paso', 'Bars the way') }),
  'choose-shelter': pick =>
    pick === undefined
      ? { what: both('No sale nadie', 'Nobody steps in'), why: both('arriesgaría demasiado', 'it would risk too much') }
      : undefined,
}
