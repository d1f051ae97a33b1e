import { useRef, useState } from 'react'
import { Button } from '../look/Button.tsx'
import { DiceTray } from '../look/DiceTray.tsx'
import { GameFrame } from '../look/GameFrame.tsx'
import { Hand } from '../look/Hand.tsx'
import { HexBoard, sheetBox } from '../look/hex/HexBoard.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { Legend } from '../look/Legend.tsx'
import { LogList } from '../look/LogList.tsx'
import { OddsPopover } from '../look/OddsPopover.tsx'
import { PromptBar } from '../look/PromptBar.tsx'
import { ReplayBar } from '../look/ReplayBar.tsx'
import { ScoreFlags } from '../look/ScoreFlags.tsx'
import { Segmented } from '../look/Segmented.tsx'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { Tabs } from '../look/Tabs.tsx'
import { TopBar } from '../look/TopBar.tsx'
import { UnitPicture, UnitSheet } from '../look/UnitSheet.tsx'
import { type PaneHandle, ZoomPane } from '../look/ZoomPane.tsx'
import { field, orderLights } from './cannae.ts'
import { arrows, margin, names, pieces, sections } from './field.tsx'
import { faces, hand, log, odds, replayWords } from './words.tsx'

const box = sheetBox(field)
const turns = Array.from({ length: 11 }, (_, i) => ({
  side: i % 2 ? ('b' as const) : ('a' as const),
  from: i * 4,
  to: i === 10 ? 41.8 : i * 4 + 4,
  number: i % 2 ? undefined : String(i / 2 + 1),
}))

/** As many cards as the address asks for: ?cards=6. */
const asked = Number(new URLSearchParams(location.search).get('cards') ?? hand.length)
const cards = Array.from({ length: asked }, (_, i) => ({
  ...hand[i % hand.length],
  id: String(i),
  played: i === 0 ? 'en juego' : undefined,
}))

/** Screen 1: a battle on hexes, on a desk. */
export const HexScreen = () => {
  const [roll, setRoll] = useState(0)
  const [tab, setTab] = useState<'log' | 'rules' | 'armies'>('log')
  const [at, setAt] = useState(42)
  const [open, setOpen] = useState(false)
  const pane = useRef<PaneHandle>(null)
  return (
    <>
      <Symbols set="hexes" />
      <Symbols set="ancients" />
      <GameFrame
        top={
          <TopBar
            brand="Acies"
            title="Cannas"
            note="216 a. C. · turno 6"
            tools={
              <>
                <Segmented
                  label="Idioma"
                  options={[
                    { value: 'es', text: 'ES' },
                    { value: 'en', text: 'EN' },
                  ]}
                  value="es"
                  onChange={() => undefined}
                />
                <IconButton icon="sun" label="Tema" />
                <IconButton icon="help" label="Ayuda y atajos" size={20} />
                <IconButton icon="menu" label="Menú" size={20} />
              </>
            }
          >
            <ScoreFlags
              sides={[
                { side: 'a', name: 'Roma', flags: 3 },
                { side: 'b', name: 'Cartago', flags: 2 },
              ]}
              goal={7}
              label="Roma 3 estandartes, Cartago 2; gana quien llegue a 7"
            />
          </TopBar>
        }
        stage={
          <>
            <ZoomPane
              ref={pane}
              box={box}
              label="Campo de batalla de Cannas"
              keys={{ nearer: 'Acercar', farther: 'Alejar', all: 'Ver todo' }}
            >
              <HexBoard
                hexes={field}
                sections={sections}
                margin={margin}
                names={names}
                lights={orderLights}
                pieces={pieces()}
                marks={
                  <>
                    <path className="thread" d="M798 236L1000 150" />
                    {arrows}
                  </>
                }
                onHex={() => undefined}
              />
            </ZoomPane>
            <OddsPopover {...odds} style={{ left: 806, top: 16 }} />
            <Legend
              label="Leyenda"
              items={[
                { kind: 'legal-close', text: 'mover y chocar' },
                { kind: 'legal-fire', text: 'mover y disparar' },
                { kind: 'legal-move', text: 'mover, sin combatir' },
              ]}
            />
          </>
        }
        prompt={
          <PromptBar
            side="a"
            who="Roma"
            text="Elige tres unidades en el centro"
            count={{ text: '2 de 3 órdenes', done: 2, of: 3 }}
            hint="Auxilia sería la tercera"
          >
            <Button kind="ghost" icon="undo" keyCap="Ctrl Z">
              Deshacer
            </Button>
            <Button>Pista</Button>
            <Button kind="primary" keyCap="↵" onClick={() => setRoll(roll + 1)}>
              Dar órdenes
            </Button>
          </PromptBar>
        }
        hand={<Hand label="Tu mano" cards={cards} />}
        tabs={
          <Tabs
            label="Columna"
            value={tab}
            onChange={id => {
              setOpen(!open || id !== tab)
              setTab(id)
            }}
            tabs={[
              { id: 'log', text: 'Diario' },
              { id: 'rules', text: 'Reglas' },
              { id: 'armies', text: 'Ejércitos' },
            ]}
          />
        }
        side={
          <>
            <UnitSheet
              picture={<UnitPicture side="a" symbol="AX" mark="lightRing" blocks={4} full={4} />}
              title="Auxilia"
              note="4 de 4 bloques"
              facts={[
                { name: 'mueve', value: '1 y combate · 2 sin combatir' },
                { name: 'dados', value: '3 cuerpo a cuerpo · 2 a 2 hexes' },
                { name: 'ante banderas', value: '1 hex por bandera' },
              ]}
            />
            <LogList
              title="Diario"
              entries={log}
              selected="9"
              tools={<IconButton icon="search" label="Buscar" size={17} />}
              onRule={() => undefined}
            />
            <DiceTray
              title="Dados"
              caption={
                <>
                  Inf. media → Honderos · <b>2 impactos</b>
                </>
              }
              roll={roll}
              dice={[
                { face: 'swords', state: 'hit', label: 'espadas, impacto' },
                { face: 'light', state: 'hit', label: 'ligera, impacto' },
                { face: 'flag', label: 'bandera' },
                { face: 'heavy', state: 'miss', label: 'pesada, fallo' },
              ]}
              faces={faces}
            />
          </>
        }
        sideOpen={open}
        replay={
          <ReplayBar
            turns={turns}
            flags={[
              { side: 'a', at: 10.4 },
              { side: 'a', at: 17.2 },
              { side: 'b', at: 22 },
              { side: 'a', at: 34.8 },
              { side: 'b', at: 37.6 },
            ]}
            length={44}
            at={at}
            text="Turno 6 · 41 de 41"
            speed="1×"
            words={replayWords}
            onSeek={setAt}
          />
        }
      />
    </>
  )
}
