import { useRef, useState } from 'react'
import { BottomSheet } from '../look/BottomSheet.tsx'
import { Button } from '../look/Button.tsx'
import { PhoneFrame } from '../look/GameFrame.tsx'
import { Hand } from '../look/Hand.tsx'
import type { Box } from '../look/hex/geometry.ts'
import { HexBoard, sheetBox } from '../look/hex/HexBoard.tsx'
import { Icon } from '../look/Icon.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { Legend } from '../look/Legend.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { LogList } from '../look/LogList.tsx'
import { Odds } from '../look/OddsPopover.tsx'
import { PromptBar } from '../look/PromptBar.tsx'
import { ScoreFlags } from '../look/ScoreFlags.tsx'
import { SmallMap } from '../look/SmallMap.tsx'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { Tabs } from '../look/Tabs.tsx'
import { TopBar } from '../look/TopBar.tsx'
import { type PaneHandle, ZoomPane } from '../look/ZoomPane.tsx'
import { chargeLights, field, orderLights, troops } from './cannae.ts'
import { arrows, margin, pieces, sections } from './field.tsx'
import { log, odds, phoneHand } from './words.tsx'

const box = sheetBox(field)
const lookAt = [686, 375] as const
const lookAtCharge = [756, 375] as const

/** Screen 4: a battle on the phone, with the odds or the hand in the sheet. */
export const PhoneScreen = ({ show }: { show: 'odds' | 'hand' }) => {
  const ordering = show === 'odds'
  const pane = useRef<PaneHandle>(null)
  const [view, setView] = useState<Box>()
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState<'hand' | 'log' | 'dice' | 'rules' | undefined>(ordering ? undefined : 'hand')
  return (
    <>
      <Symbols set="hexes" />
      <Symbols set="ancients" />
      <PhoneFrame
        top={
          <TopBar
            brand="Acies"
            title="Cannas"
            note={ordering ? '216 a. C. · turno 6' : '216 a. C. · turno 7'}
            start={<IconButton icon="menu" label="Menú" size={22} />}
          >
            <ScoreFlags
              small
              sides={[
                { side: 'a', name: 'Roma', flags: 3 },
                { side: 'b', name: 'Cartago', flags: 2 },
              ]}
              goal={7}
              goalText="a 7"
              label="Roma 3, Cartago 2; a 7"
            />
          </TopBar>
        }
        stage={
          <>
            <ZoomPane
              ref={pane}
              box={box}
              label="Campo de batalla"
              start="height"
              startAt={ordering ? lookAt : lookAtCharge}
              onView={setView}
            >
              <HexBoard
                hexes={field}
                sections={sections}
                margin={margin}
                lights={ordering ? orderLights : chargeLights}
                pieces={pieces(ordering)}
                marks={ordering && arrows}
                bare
                onHex={() => undefined}
              />
            </ZoomPane>
            <SmallMap
              label="Mapa pequeño"
              box={box}
              view={view}
              lines={sections.lines}
              pieces={troops}
              onGo={(x, y) => pane.current?.centreOn(x, y)}
            />
            <div className="stage-keys">
              <button type="button" aria-label="Ver todo" onClick={() => pane.current?.fit()}>
                <LineIcon name="fit" size={20} />
              </button>
              <button type="button" aria-label="Pista">
                <Icon name="bulb" size={20} />
              </button>
            </div>
            {!ordering && (
              <Legend
                label="Leyenda"
                items={[
                  { kind: 'legal-close', text: 'mover y combatir' },
                  { kind: 'must', text: 'carga: debe combatir' },
                ]}
              />
            )}
          </>
        }
        sheet={
          <BottomSheet
            label="Subir o bajar la hoja"
            open={open}
            onOpen={setOpen}
            head={
              ordering ? (
                <PromptBar
                  small
                  side="a"
                  who="Roma"
                  text="Elige tres unidades en el centro"
                  count={{ text: '2 de 3 órdenes', done: 2, of: 3 }}
                />
              ) : (
                <PromptBar
                  small
                  side="b"
                  who="Cartago"
                  text="Mueve a los guerreros"
                  count={{ text: '1 de 2 unidades', done: 1, of: 2 }}
                />
              )
            }
            acts={
              <>
                <Button icon="undo" label="Deshacer" />
                {ordering ? (
                  <Button kind="primary">Dar la orden a Auxilia</Button>
                ) : (
                  <>
                    <Button>Quedarse</Button>
                    <Button kind="primary" off>
                      Fin del movimiento
                    </Button>
                  </>
                )}
              </>
            }
            tabs={
              <Tabs
                place="foot"
                label="Hojas"
                value={tab}
                onChange={setTab}
                tabs={[
                  { id: 'hand', text: ordering ? 'Mano · 4' : 'Mano · 6', icon: <Icon name="scroll" size={21} /> },
                  { id: 'log', text: 'Diario', icon: <LineIcon name="menu" size={21} /> },
                  { id: 'dice', text: 'Dados', icon: <Icon name="dices" size={21} /> },
                  { id: 'rules', text: 'Reglas', icon: <LineIcon name="book" size={21} /> },
                ]}
              />
            }
          >
            {tab === 'log' ? (
              <LogList title="Diario" entries={log} selected="9" />
            ) : ordering ? (
              <Odds
                {...odds}
                lines={odds.lines.slice(0, 3).map(line => ({ ...line, text: line.text.replace(' el combate', '') }))}
              />
            ) : (
              <Hand label="Tu mano" cards={phoneHand} shape="portrait" />
            )}
          </BottomSheet>
        }
      />
    </>
  )
}
