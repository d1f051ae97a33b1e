import { Tools } from '../app/Tools.tsx'
import { GameFrame } from '../look/GameFrame.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { Panel } from '../look/Panel.tsx'
import { PhaseTrack } from '../look/PhaseTrack.tsx'
import { Tabs } from '../look/Tabs.tsx'
import { UnitSheet } from '../look/UnitSheet.tsx'
import type { Pointed } from '../skins/skin.ts'
import { Armies } from './Armies.tsx'
import type { Parts } from './BattleScreen.tsx'
import { Cards } from './Cards.tsx'
import { Heading } from './Heading.tsx'
import { Prompt } from './Prompt.tsx'
import type { Battle } from './useBattle.ts'
import type { Tab } from './useScreen.ts'

/** The table on a desk: the board, the hand under it, a column beside it. */
export const DeskScreen = (parts: Parts) => {
  const { battle, screen, unit } = parts
  const { words } = battle
  const { frame, tab, sideOpen, list, setList } = screen
  const say = words.play
  const { Aside } = battle.played.skin
  const { track: trackOf } = battle.played.skin
  const track = trackOf?.(battle.show.field, battle.lang, battle.show.moment.position.stack)
  return (
    <GameFrame
      top={
        <Heading
          parts={parts}
          tools={
            <>
              {parts.eyes}
              <Tools />
              <IconButton icon="help" label={say.shortcuts} size={20} onClick={() => screen.setHelp(true)} />
              <IconButton icon="menu" label={words.app.menu} size={20} onClick={() => screen.setMenu(true)} />
            </>
          }
        />
      }
      // Its room is kept while there is nothing to tell, as before the first turn: the board never moves.
      track={trackOf && (track ? <PhaseTrack {...track} /> : <div className="phase-track" />)}
      stage={parts.stage}
      prompt={<Prompt battle={battle} list={list} onList={setList} />}
      hand={<Cards battle={battle} onRule={screen.openRule} />}
      tabs={
        <Tabs<Tab>
          label={say.column}
          value={frame === 'desktop' || sideOpen ? tab : undefined}
          onChange={screen.turnTo}
          tabs={[
            { id: 'log', text: say.log },
            { id: 'rules', text: say.rules },
            { id: 'armies', text: say.armies },
          ]}
        />
      }
      side={
        <>
          {frame === 'desktop' && parts.coach}
          {tab !== 'armies' && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by the keyboard too
            <div className={battle.played.skin.tallSheet ? 'sheet-place tall' : 'sheet-place'} tabIndex={0}>
              {unit ? <UnitSheet {...unit} /> : <p className="panel sheet-empty">{say.noUnit}</p>}
            </div>
          )}
          {tab === 'log' && (
            <div className="frame-read">
              {Aside && (
                <Aside
                  field={battle.show.field}
                  lang={battle.lang}
                  asking={battle.asking}
                  pointed={toldOf(battle)}
                  moments={battle.shown}
                  onRule={screen.openRule}
                />
              )}
              {parts.log}
            </div>
          )}
          {tab === 'rules' && (
            <Panel title={say.rules} grow>
              {parts.book}
            </Panel>
          )}
          {tab === 'armies' && <Armies battle={battle} onPlace={screen.setLit} />}
          {parts.dice}
        </>
      }
      sideOpen={sideOpen}
      replay={parts.track}
    />
  )
}

/** Whose word is pointed at where several are asked at once, or else what is pointed at on the board. */
function toldOf({ hover, pointed }: Battle): Pointed | null {
  return hover?.of === 'word' && hover.about !== undefined ? { unit: [hover.about] } : (pointed?.things ?? null)
}
