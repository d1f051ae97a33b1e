import type { ReactNode } from 'react'
import { Banner } from '../look/Banner.tsx'
import { Button } from '../look/Button.tsx'
import { Chip } from '../look/Chip.tsx'
import { BarChart } from '../look/chart/BarChart.tsx'
import { LineChart } from '../look/chart/LineChart.tsx'
import { ShareBar } from '../look/chart/ShareBar.tsx'
import { Table } from '../look/chart/Table.tsx'
import { Die } from '../look/Die.tsx'
import { CardBack, HandCard } from '../look/HandCard.tsx'
import { BlockUnit } from '../look/hex/BlockUnit.tsx'
import { rampart } from '../look/hex/edges.ts'
import { hexPath } from '../look/hex/geometry.ts'
import { type LightKind, LightMark } from '../look/hex/HexLights.tsx'
import { LoneLeader } from '../look/hex/LoneLeader.tsx'
import { rivers } from '../look/hex/rivers.ts'
import { Ink } from '../look/ink/Ink.tsx'
import { ProgressBar } from '../look/ProgressBar.tsx'
import { RadioCards } from '../look/RadioCards.tsx'
import type { DieFace } from '../look/symbols/dice.ts'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { Tag } from '../look/Tag.tsx'
import { Tip } from '../look/Tip.tsx'
import { Toast } from '../look/Toast.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { BrandMark } from '../look/TopBar.tsx'
import { WhyNot } from '../look/WhyNot.tsx'
import { type TroopType, types } from './cannae.ts'
import { faces, hand } from './words.tsx'
import './components.css'

const Sheet = ({
  title,
  cap,
  children,
  className = '',
}: {
  title: string
  cap?: string
  children: ReactNode
  className?: string
}) => (
  <section className={`specimen ${className}`}>
    <h2>{title}</h2>
    {cap && <p className="cap">{cap}</p>}
    {children}
  </section>
)

const Specimen = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => (
  <figure>
    {children}
    <figcaption>
      <b>{name}</b>
      {note && <small>{note}</small>}
    </figcaption>
  </figure>
)

const outline = hexPath()
const origin = { row: 0, col: 0 }
const alone = [origin]
const terrain: readonly (readonly [tile: string, name: string, note: string])[] = [
  ['open', 'Llano', 'sin efecto'],
  ['hill', 'Colina', 'plumeado'],
  ['forest', 'Bosque', 'copas y sombra'],
  ['broken', 'Abrupto', 'rocas y matas'],
  ['camp', 'Campamento', 'empalizada'],
  ['town', 'Pueblo', 'tejados'],
  ['fieldworks', 'Obras', 'gaviones'],
  ['marsh', 'Ciénaga', 'juncos'],
  ['steep', 'Escarpada', 'infranqueable'],
  ['lake', 'Lago', 'infranqueable'],
]

const Tile = ({ tile, ink }: { tile?: string; ink?: string }) => (
  <svg width="150" height="164" viewBox="-52 -59 104 118" aria-hidden="true">
    <use href={`#ter-${tile ?? 'open'}`} x="-60" y="-60" width="120" height="120" />
    {ink && <Ink drawing={ink} clipPath="url(#hex-clip)" />}
    <path d={outline} fill="none" stroke="var(--hex)" strokeWidth="1.2" opacity=".6" />
  </svg>
)

const Unit = ({ side, type, scale = 1 }: { side: 'a' | 'b'; type: TroopType; scale?: number }) => (
  <svg width={92 * scale} height={84 * scale} viewBox="-50 -46 100 92" aria-hidden="true">
    <BlockUnit
      id=""
      {...origin}
      side={side}
      symbol={type.symbol}
      mark={type.mark}
      blocks={type.full}
      full={type.full}
    />
  </svg>
)

const napoleonic: readonly TroopType[] = [
  { symbol: 'musket', mark: 'infantry', full: 4, name: 'Línea' },
  { symbol: 'horn', mark: 'infantry', full: 4, name: 'Ligera' },
  { symbol: 'grenade', mark: 'infantry', full: 4, name: 'Granaderos' },
  { symbol: 'eagle', mark: 'infantry', full: 4, name: 'Vieja Guardia' },
  { symbol: 'LC', mark: 'cavalry', full: 3, name: 'Cab. ligera' },
  { symbol: 'breast', mark: 'cavalry', full: 3, name: 'Coraceros' },
  { symbol: 'cannon', mark: 'artillery', full: 3, name: 'Art. a pie' },
  { symbol: 'fieldgun', mark: 'artillery', full: 3, name: 'Art. a caballo' },
]

const State = ({ name, light, children }: { name: string; light?: LightKind; children?: ReactNode }) => (
  <Specimen name={name}>
    <svg width="118" height="132" viewBox="-54 -61 108 122" aria-hidden="true">
      <path d={outline} fill="var(--g-open)" />
      <path d={outline} fill="none" stroke="var(--hex)" opacity=".3" />
      {light && <LightMark kind={light} />}
      {children}
    </svg>
  </Specimen>
)

const someUnit = { id: '', ...origin, side: 'a', full: 4, blocks: 4 } as const
const bases = ['tercio', 'squadron', 'cavalry', 'company', 'battery'] as const
const napoleonicFaces: readonly (readonly [DieFace, string])[] = [
  ['infantry', 'infantería'],
  ['cavalry', 'caballería'],
  ['artillery', 'artillería'],
  ['flag', 'retirada'],
  ['sabres', 'sable'],
]
const swatches = 'a b sel legal must danger info light medium heavy paper map wood ink brass'.split(' ')

/** Screen 5: every component on one sheet. */
export const ComponentsScreen = () => (
  <div className="specimens">
    <Symbols set="hexes" />
    <Symbols set="ancients" />
    <Symbols set="napoleonics" />
    <Symbols set="formations" />
    <header className="on-wood">
      <BrandMark size={30} />
      <h1>Acies</h1>
      <span>Hoja de componentes</span>
    </header>
    <Sheet title="Terreno" cap="La luz viene del noroeste; tinta primero, aguada después.">
      <div className="row seven">
        {terrain.map(([tile, name, note]) => (
          <Specimen key={tile} name={name} note={note}>
            <Tile tile={tile} />
          </Specimen>
        ))}
        <Specimen name="Río" note="infranqueable">
          <Tile ink={rivers(alone, alone)} />
        </Specimen>
        <Specimen name="Vado" note="bajío y senda">
          <Tile ink={rivers([{ ...origin, ford: true }], alone)} />
        </Specimen>
        <Specimen name="Terraplén" note="en el lado del hex">
          <Tile ink={rampart(origin, [5, 0])} />
        </Specimen>
        <Specimen name="Colina, otra" note="dos o tres semillas">
          <Tile tile="hill2" />
        </Specimen>
      </div>
    </Sheet>
    <Sheet
      title="Ancients"
      cap="Bloque recto sobre base rectangular, o arqueado sobre base ovalada. Clase: círculo, triángulo, cuadrado."
    >
      <div className="row units">
        {Object.values(types).map(type => (
          <Specimen key={type.symbol} name={type.name}>
            <Unit side="a" type={type} />
            <Unit side="b" type={type} />
          </Specimen>
        ))}
        <Specimen name="Líder">
          {(['a', 'b'] as const).map(side => (
            <svg key={side} width="92" height="84" viewBox="-50 -46 100 92" aria-hidden="true">
              <LoneLeader id="" {...origin} side={side} />
            </svg>
          ))}
        </Specimen>
      </div>
    </Sheet>
    <div className="pair">
      <Sheet title="Napoleonics" cap="El arma por el signo del Kriegsspiel: aspa, diagonal, punto.">
        <div className="row units">
          {napoleonic.map(type => (
            <Specimen key={type.name} name={type.name}>
              <Unit side="a" type={type} scale={0.94} />
              <Unit side="b" type={type} scale={0.94} />
            </Specimen>
          ))}
        </div>
      </Sheet>
      <Sheet title="Fuerza y distancia" cap="Los bloques perdidos dejan hueco; de lejos, ficha y cifra.">
        <div className="row">
          {[4, 3, 2, 1].map(blocks => (
            <Specimen key={blocks} name={`${blocks} de 4`}>
              <svg width="96" height="92" viewBox="-50 -46 100 92" aria-hidden="true">
                <BlockUnit {...someUnit} symbol="MI" mark="medium" blocks={blocks} />
              </svg>
            </Specimen>
          ))}
          <Specimen name="media">
            <svg width="42" height="40" viewBox="-50 -46 100 92" aria-hidden="true">
              <BlockUnit {...someUnit} symbol="MI" mark="medium" blocks={3} detail="plain" />
            </svg>
          </Specimen>
          <Specimen name="lejos">
            <svg width="28" height="26" viewBox="-50 -46 100 92" aria-hidden="true">
              <BlockUnit {...someUnit} symbol="MI" mark="medium" blocks={3} detail="chip" />
            </svg>
            <svg width="28" height="26" viewBox="-50 -46 100 92" aria-hidden="true">
              <BlockUnit {...someUnit} side="b" symbol="WA" mark="mediumRing" blocks={2} leader detail="chip" />
            </svg>
          </Specimen>
        </div>
      </Sheet>
    </div>
    <Sheet title="Estados y destinos" cap="Cada significado tiene tono, trazo y signo: nunca solo color.">
      <div className="row">
        <State name="puede elegirse" light="can">
          <BlockUnit {...someUnit} symbol="AX" mark="lightRing" />
        </State>
        <State name="elegida" light="selected">
          <BlockUnit {...someUnit} symbol="AX" mark="lightRing" />
        </State>
        <State name="con orden">
          <BlockUnit {...someUnit} symbol="HI" mark="heavy" ordered />
        </State>
        <State name="con líder">
          <BlockUnit {...someUnit} side="b" symbol="HI" mark="heavy" leader name="Aníbal" />
        </State>
        <State name="blanco" light="target">
          <BlockUnit {...someUnit} side="b" symbol="WA" mark="mediumRing" blocks={2} />
        </State>
        <State name="ya actuó">
          <BlockUnit {...someUnit} symbol="MI" mark="medium" blocks={3} acted />
        </State>
        <State name="mover y chocar" light="legal-close" />
        <State name="mover y disparar" light="legal-fire" />
        <State name="mover, sin combatir" light="legal-move" />
        <State name="debe combatir" light="must" />
        <State name="peligro" light="danger" />
        <State name="camino" light="path" />
      </div>
    </Sheet>
    <div className="pair">
      <Sheet title="Formaciones" cap="Milímetros reales; frente grueso y flecha.">
        <div className="row turf">
          {bases.map((base, i) => (
            <svg
              key={base}
              className={i % 2 ? 'side-b' : 'side-a'}
              width="138"
              height="160"
              viewBox="-66 -78 132 150"
              aria-hidden="true"
            >
              <use href={`#f-${i % 2 ? 'b' : 'a'}-${base}`} x="-70" y="-70" width="140" height="140" />
            </svg>
          ))}
        </div>
      </Sheet>
      <Sheet title="Dados">
        <ul className="dice">
          {faces.map(({ face, text }) => (
            <li key={face}>
              <Die face={face} size={48} />
              <span>{text}</span>
            </li>
          ))}
          {napoleonicFaces.map(([face, text]) => (
            <li key={face}>
              <Die face={face} />
              <span>{text}</span>
            </li>
          ))}
          <li>
            <Die face="swords" state="hit" />
            <span>acierto</span>
          </li>
          {(['1', '2', '3', '4', '5', '6'] as const).map(face => (
            <li key={face}>
              <Die face={face} state={face === '1' ? 'miss' : 'plain'} />
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
    <div className="pair">
      <Sheet title="Carta de mando">
        <div className="cards">
          {hand.map(({ id, ...card }) => (
            <HandCard key={id} {...card} off={id === '4'} />
          ))}
          <CardBack label="Carta tapada" />
        </div>
      </Sheet>
      <Sheet title="Mandos">
        <p className="controls">
          <Button kind="primary" keyCap="↵">
            Dar órdenes
          </Button>
          <Button>Pista</Button>
          <Button kind="ghost" icon="undo">
            Deshacer
          </Button>
          <Button kind="danger">Rendirse</Button>
          <Button off>No disponible</Button>
          <Button className="focused">Con foco</Button>
        </p>
        <p className="controls">
          <Chip rule="CCA-CC-11" onOpen={() => undefined} />
          <Chip rule="TER-SHO-03" onOpen={() => undefined} />
          <Tag>reconstruida</Tag>
          <Tag kind="strong">próximamente</Tag>
          <Tag kind="legal">legal</Tag>
          <Tag kind="must">obligado</Tag>
          <Tag kind="danger">peligro</Tag>
          <Tag kind="info">información</Tag>
        </p>
        <div className="popovers">
          <WhyNot
            title="¿Por qué no?"
            text="La unidad está a la izquierda; la carta ordena en el centro."
            rules={['CCA-TRN-04', 'CCA-BRD-03']}
            onRule={() => undefined}
          />
          <Tip title="Responde 38 %">Ni cae ni se retira: responde con 3 dados.</Tip>
          <Toast text="Partida guardada en este dispositivo" />
        </div>
        <p className="controls">
          <Banner side="a" icon="leader">
            Roma
          </Banner>
          <Banner side="b" icon="EL">
            Cartago
          </Banner>
          <Banner>por ganar</Banner>
        </p>
      </Sheet>
    </div>
    <div className="pair">
      <Sheet title="Elegir">
        <RadioCards
          legend="Contra quién"
          value="bot"
          onChange={() => undefined}
          columns={2}
          options={[
            { value: 'bot', text: 'La máquina', note: 'tribuno: piensa dos segundos' },
            { value: 'here', text: 'Dos en este dispositivo', note: 'con telón entre turnos' },
            { value: 'online', text: 'En línea', note: 'próximamente', off: true },
            { value: 'watch', text: 'Mirar', note: 'dos máquinas' },
          ]}
        />
        <Toggle on onChange={() => undefined} note="la unidad que se mueve se levanta">
          Animaciones
        </Toggle>
        <Toggle on={false} onChange={() => undefined}>
          Nombres de los hexes
        </Toggle>
        <ProgressBar label="Partidas" value={0.62} text="62 de 100 partidas" />
      </Sheet>
      <Sheet title="Laboratorio">
        <div className="charts">
          <BarChart
            label="Estandartes del vencido"
            bars={[4, 9, 17, 25, 22, 14, 9].map((value, i) => ({
              label: String(i),
              value,
              text: `${value} %`,
              tone: i === 3 ? 'a' : undefined,
            }))}
          />
          <LineChart
            label="Ventaja por turno"
            x={{ from: 1, to: 8, marks: [1, 4, 8].map(at => ({ at, text: `turno ${at}` })) }}
            y={{ from: 0, to: 6, marks: [0, 3, 6].map(at => ({ at, text: String(at) })) }}
            lines={[
              { name: 'Roma', tone: 'a', points: [0, 0.4, 1.1, 1.6, 2.6, 3.1, 3.9, 4.2].map((v, i) => [i + 1, v]) },
              { name: 'Cartago', tone: 'b', points: [0, 0.6, 1.2, 2.1, 2.9, 3.9, 4.8, 5.6].map((v, i) => [i + 1, v]) },
            ]}
          />
        </div>
        <ShareBar
          label="Victorias"
          parts={[
            { text: 'Roma 38 %', share: 38, tone: 'a' },
            { text: 'tablas 2 %', share: 2 },
            { text: 'Cartago 60 %', share: 60, tone: 'b' },
          ]}
        />
        <Table
          caption="Equilibrio"
          rowId={row => row.name}
          columns={[
            { id: 'name', head: 'Batalla', cell: row => row.name },
            { id: 'played', head: 'Partidas', figures: true, cell: row => row.played },
            { id: 'won', head: 'Roma', figures: true, cell: row => `${row.won} %` },
          ]}
          rows={[
            { name: 'Cannas', played: 400, won: 38 },
            { name: 'Zama', played: 400, won: 54 },
          ]}
        />
      </Sheet>
    </div>
    <Sheet title="Color">
      <ul className="swatches">
        {swatches.map(name => (
          <li key={name}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Sheet>
  </div>
)
