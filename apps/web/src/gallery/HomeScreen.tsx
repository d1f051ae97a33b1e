import type { Battle } from '../look/BattleCard.tsx'
import { Button } from '../look/Button.tsx'
import { GameColumn } from '../look/GameColumn.tsx'
import { Hero, HomeSlip, SavedList } from '../look/Hero.tsx'
import { HexBoard } from '../look/hex/HexBoard.tsx'
import { Icon } from '../look/Icon.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { Segmented } from '../look/Segmented.tsx'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { TopBar } from '../look/TopBar.tsx'
import { Thumb, type ThumbMap } from '../look/thumb/Thumb.tsx'
import { field } from './cannae.ts'
import { margin, pieces, sections } from './field.tsx'
import { ancients, tables } from './maps.ts'

const battle = (name: string, year: string, map: ThumbMap, difficulty: number, length: string): Battle => ({
  id: name,
  name,
  year,
  map,
  difficulty,
  difficultyLabel: `dificultad ${difficulty} de 3`,
  length,
})
const rebuilt = { text: 'reconstruida' }
const soon = { text: 'próximamente', kind: 'strong' } as const

const plain = { lines: sections.lines }

/** Screen 3: the home. */
export const HomeScreen = () => (
  <>
    <Symbols set="hexes" />
    <Symbols set="ancients" />
    <div className="home">
      <TopBar
        brand="Acies"
        navLabel="Acies"
        nav={[
          { text: 'Batallas', href: '#', here: true },
          { text: 'Mis partidas', href: '#m' },
          { text: 'Ejércitos', href: '#e' },
          { text: 'Laboratorio', href: '#l' },
          { text: 'Reglas', href: '#r' },
        ]}
        tools={
          <>
            <Button size="small">Abrir una partida…</Button>
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
          </>
        }
      />
      <div className="home-top">
        <Hero
          over="Continuar"
          title="Cannas"
          year="216 a. C."
          side="a"
          who="Te toca: Roma"
          line=" · turno 6 · 3 – 2 · contra la máquina (tribuno)"
          lead="«Elige 3 unidades en el centro.» Aníbal cede; las alas se cierran."
          acts={
            <>
              <Button kind="primary" size="large">
                Seguir jugando
              </Button>
              <Button size="large">Ver repetición</Button>
            </>
          }
          picture={
            <svg viewBox="-90 22 1470 690" preserveAspectRatio="xMidYMid slice" role="presentation">
              <HexBoard hexes={field} sections={plain} margin={margin} pieces={pieces(false)} bare />
            </svg>
          }
        />
        <div className="home-beside">
          <HomeSlip
            icon={<Icon name="bulb" size={26} />}
            title="Aprende en diez minutos"
            text="Akragas, 406 a. C.: tu primera batalla, con un maestro al lado."
            act={<Button>Empezar</Button>}
          />
          <SavedList
            title="También en la mesa"
            matches={[
              {
                id: '1',
                picture: <Thumb map={tables.rocroi} small />,
                name: 'Rocroi',
                note: (
                  <>
                    Tercios · turno 3 · espera a <b>Elena</b>
                  </>
                ),
                score: '4 – 3',
              },
              {
                id: '2',
                picture: <Thumb map={ancients.metaurus} small />,
                name: 'Metauro',
                note: 'Ancients · turno 9 · dos en este dispositivo',
                score: '5 – 6',
              },
            ]}
          />
        </div>
      </div>
      <main className="home-games">
        <GameColumn
          name="Commands & Colors: Ancients"
          note="hexágonos · cartas · dados propios"
          icon="HI"
          featured={{ ...battle('Cannas', '216 a. C.', ancients.cannae, 3, '50 min'), sides: 'Roma contra Cartago' }}
          battles={[
            battle('Akragas', '406 a. C.', ancients.akragas, 1, 'aprender'),
            battle('Lago Trasimeno', '217 a. C.', ancients.trasimene, 3, '45 min'),
            battle('Metauro', '207 a. C.', ancients.metaurus, 2, '50 min'),
            battle('Zama', '202 a. C.', ancients.zama, 3, '60 min'),
          ]}
          more={{ text: 'Ver 15 batallas' }}
        />
        <GameColumn
          name="Commands & Colors: Napoleonics"
          note="hexágonos · cartas · dados propios"
          icon="eagle"
          featured={{
            ...battle('Roliça', '1808', tables.rolica, 2, '50 min'),
            sides: 'Británicos contra franceses',
            tag: rebuilt,
          }}
          battles={[
            battle('Vimeiro', '1808', tables.lutzen, 2, '55 min'),
            battle('La Coruña', '1809', tables.nordlingen, 2, '55 min'),
            battle('Salamanca', '1812', tables.nordlingen, 2, '55 min'),
            battle('Waterloo', '1815', tables.rolica, 3, '80 min'),
          ]}
          more={{ text: 'Ver 15 batallas' }}
        />
        <GameColumn
          name="Tercios"
          note="mesa libre · órdenes secretas · d6"
          icon="pikes"
          featured={{
            ...battle('Rocroi', '1643', tables.rocroi, 3, '90 min'),
            sides: 'España contra Francia',
            tag: rebuilt,
          }}
          battles={[
            battle('Breitenfeld', '1631', tables.lutzen, 3, '90 min'),
            battle('Lützen', '1632', tables.lutzen, 2, '80 min'),
            battle('Nördlingen', '1634', tables.nordlingen, 2, '80 min'),
            battle('Batalla campal', 'a puntos', tables.lutzen, 2, 'a medida'),
          ]}
          more={{ text: 'Ver 4 batallas · ejércitos' }}
        />
        <GameColumn
          name="ONUS!"
          note="mesa libre · cartas de acción · d6"
          icon="EL"
          soon
          featured={{
            ...battle('Zama', '202 a. C.', tables.zama, 2, '70 min'),
            sides: 'Roma contra Cartago',
            tag: soon,
          }}
        >
          <div className="game-note">
            <p>Las reglas ya están catalogadas: 451. Falta la mesa.</p>
            <Button size="small">Avísame</Button>
          </div>
        </GameColumn>
        <GameColumn
          name="Warhammer Ancient Battles"
          note="mesa libre · filas de miniaturas · d6"
          icon="leader"
          soon
          featured={{
            ...battle('El limes', 'siglo I', tables.limes, 3, '120 min'),
            sides: 'Roma contra bárbaros',
            tag: soon,
          }}
        >
          <div className="game-note">
            <p>Las reglas ya están catalogadas: 1 065. Falta la mesa.</p>
            <Button size="small">Avísame</Button>
          </div>
        </GameColumn>
      </main>
    </div>
  </>
)
