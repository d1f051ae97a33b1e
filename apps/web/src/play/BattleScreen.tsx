import type { Pick, RuleId } from '@acies/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { yearIn } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { nextSpeed, settings } from '../app/settings.ts'
import { Tools } from '../app/Tools.tsx'
import { BottomSheet } from '../look/BottomSheet.tsx'
import { Button } from '../look/Button.tsx'
import { Curtain } from '../look/Curtain.tsx'
import { Drawer } from '../look/Dialog.tsx'
import { DiceTray } from '../look/DiceTray.tsx'
import { GameFrame, PhoneFrame, useFrame } from '../look/GameFrame.tsx'
import { Icon } from '../look/Icon.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { LogList } from '../look/LogList.tsx'
import { Odds, OddsPopover } from '../look/OddsPopover.tsx'
import { Panel } from '../look/Panel.tsx'
import { ReplayBar } from '../look/ReplayBar.tsx'
import { ScoreFlags } from '../look/ScoreFlags.tsx'
import { Segmented } from '../look/Segmented.tsx'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { Tabs } from '../look/Tabs.tsx'
import { TopBar } from '../look/TopBar.tsx'
import { UnitSheet } from '../look/UnitSheet.tsx'
import { WhyNot } from '../look/WhyNot.tsx'
import { RuleBook } from '../rules/RuleBook.tsx'
import type { Float, StageHandle } from '../skins/skin.ts'
import { momentOfLine } from '../table/log.ts'
import { Armies } from './Armies.tsx'
import { Cards, handSeat } from './Cards.tsx'
import { FirstTime } from './FirstTime.tsx'
import { Menu, Shortcuts } from './Menu.tsx'
import { OptionList, Prompt, PromptActs, useDirectOptions } from './Prompt.tsx'
import './play.css'
import { type Battle, type BattleProps, useBattle } from './useBattle.ts'
import { useKeys } from './useKeys.ts'
import { Victory } from './Victory.tsx'

export interface BattleScreenProps extends BattleProps {
  matchId?: string
  onRematch?: () => void
  onReplay?: () => void
  onExport: () => void
  onShare: () => void
  /** Somebody at one's side: the teacher. */
  coach?: (battle: Battle, openRule: (rule: RuleId) => void) => ReactNode
}

type Tab = 'log' | 'rules' | 'armies'
type Sheet = 'hand' | 'log' | 'dice' | 'rules'

/** A battle on the table: to play, to watch, to look back at. */
export const BattleScreen = (props: BattleScreenProps) => {
  const battle = useBattle(props)
  const frame = useFrame()
  const { played, show, words, lang, table, mode, seatName, asking } = battle
  const say = words.play
  const { skin, game } = played
  const scenario = game.scenarios.find(s => s.id === table.header.scenario)
  const stage = useRef<StageHandle>(null)
  const [tab, setTab] = useState<Tab>('log')
  const [sideOpen, setSideOpen] = useState(false)
  const [sheet, setSheet] = useState<Sheet | undefined>('hand')
  const [sheetOpen, setSheetOpen] = useState(true)
  const [list, setList] = useState(false)
  const [menu, setMenu] = useState(false)
  const [help, setHelp] = useState(false)
  const [rule, setRule] = useState<RuleId | null>(null)
  const [drawer, setDrawer] = useState(false)
  const [lit, setLit] = useState<string | null>(null)
  const [ended, setEnded] = useState(false)
  /** On the phone a long press asks what stands there. */
  const [inspected, setInspected] = useState<{ piece: Pick; place: string } | null>(null)
  const direct = useDirectOptions(battle)

  const openRule = useCallback(
    (id: RuleId): void => {
      setRule(id)
      if (frame === 'phone') setDrawer(true)
      else {
        setTab('rules')
        setSideOpen(true)
      }
    },
    [frame],
  )
  const { seek } = battle
  const showLine = useCallback((id: string) => seek(momentOfLine(id)), [seek])
  useKeys({
    battle,
    stage,
    direct,
    onList: () => setList(!list),
    onRules: () => (frame === 'phone' ? setDrawer(true) : setTab('rules')),
    onHelp: () => setHelp(true),
  })
  const isOver = mode === 'play' && battle.state.result !== null && battle.caughtUp && battle.live
  useEffect(() => {
    if (isOver) setEnded(true)
  }, [isOver])
  useEffect(() => {
    if (asking === null) setList(false)
  }, [asking])

  const score = skin.score(show.field, lang)
  const goal = score.goals[0] === score.goals[1] ? `${score.goal}` : `${score.goals[0]}/${score.goals[1]}`
  const title = scenario?.title[lang] ?? game.name[lang]
  const note = `${scenario ? `${yearIn(scenario.year, lang)} · ` : ''}${say.turn(skin.turnOf(show.field))}`
  const chosen = chosenPiece(battle)
  const unit = chosen === null ? null : skin.unit(show.field, chosen, lang)
  const concerning = unit === null ? null : { title: unit.title, rules: unit.rules }
  const phone = frame === 'phone'

  const floats = useMemo(() => {
    const list: Float[] = []
    if (battle.odds !== null && !phone) {
      list.push({
        key: 'odds',
        place: battle.odds.place,
        corner: true,
        children: <OddsPopover {...battle.odds.props} style={{ position: 'static' }} onRule={openRule} />,
      })
    }
    if (battle.refused !== null) {
      const { rule: id, place } = battle.refused
      list.push({
        key: `why ${id}`,
        place,
        children: (
          <WhyNot
            title={say.whyNot}
            text={battle.refusalText(id)}
            rules={game.speech.rules[id] ? [id] : []}
            onRule={openRule}
            onClose={() => battle.setRefused(null)}
            closeLabel={words.app.close}
          />
        ),
      })
    }
    const seen = inspected === null || !phone ? null : skin.unit(show.field, inspected.piece, lang)
    if (seen !== null && inspected !== null) {
      list.push({
        key: 'unit',
        place: inspected.place,
        children: (
          <div className="popover inspected">
            <UnitSheet
              picture={seen.picture}
              title={seen.title}
              note={seen.note}
              values={seen.values}
              facts={seen.facts}
            />
            <IconButton icon="x" label={words.app.close} onClick={() => setInspected(null)} />
          </div>
        ),
      })
    }
    if (battle.others.length > 0) {
      list.push({
        key: 'others',
        place: battle.pointed?.place ?? null,
        children: (
          <div className="popover also-here">
            <span>{say.alsoHere}</span>
            {battle.others.map(({ pick, text }) => (
              <Button key={`${pick}`} size="small" onClick={() => battle.pick(pick)}>
                {text}
              </Button>
            ))}
          </div>
        ),
      })
    }
    if (show.quote !== null && battle.refused === null) {
      const { who, text, place } = show.quote
      list.push({
        key: `quote ${text}`,
        place,
        children: (
          <figure className="bubble">
            <blockquote>«{text}»</blockquote>
            <figcaption>{who}</figcaption>
          </figure>
        ),
      })
    }
    return list
  }, [battle.odds, battle.refused, battle.others, show.quote, inspected, phone, lang])

  const marked = useMemo(() => (lit ? [lit] : []), [lit])
  const hintPicks = battle.hint !== null && typeof battle.hint === 'object' ? battle.hint.picks : battle.proposal

  const stageView = (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere finishes the animation; Space does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className="stage-place"
      ref={battle.root}
      aria-busy={show.busy}
      data-asks={asking?.decision.step}
      data-at={show.n}
      onClick={() => show.busy && show.skip()}
    >
      <skin.Stage
        field={show.field}
        viewer={battle.facing}
        asking={asking}
        hover={battle.hover}
        hint={hintPicks}
        lang={lang}
        coordinates={battle.settings.coordinates}
        phone={phone}
        words={{
          board: say.board(title),
          nearer: say.nearer,
          farther: say.farther,
          all: say.all,
          legend: say.legend,
          smallMap: say.smallMap,
        }}
        onPoint={(things, place) => {
          setInspected(null)
          battle.point(things, place)
        }}
        onAsk={(things, place) => {
          const [piece] = things.unit ?? []
          if (phone) setInspected(piece === undefined ? null : { piece, place })
          if (!phone || piece === undefined) battle.askWhy(things, place)
        }}
        onHover={(things, place) => {
          if (things !== null && place !== null) battle.setPointed({ things, place })
          else if (!phone) battle.setPointed(null)
        }}
        floats={floats}
        marked={marked}
        keys={
          mode === 'play' && (
            <button type="button" aria-label={say.hint} onClick={battle.askHint}>
              <Icon name="bulb" size={20} />
            </button>
          )
        }
        handle={stage}
      />
      {list && !phone && <OptionList battle={battle} onClose={() => setList(false)} />}
    </div>
  )

  const scoreBoard = (
    <ScoreFlags
      small={phone}
      a={{ name: seatName(0), flags: score.a }}
      b={{ name: seatName(1), flags: score.b }}
      goal={score.goal}
      goalText={score.text === undefined ? say.goal(goal) : phone ? undefined : score.text}
      label={say.score(seatName(0), score.a, seatName(1), score.b, goal)}
    />
  )
  const log = (
    <LogList
      title={say.log}
      entries={battle.entries}
      selected={selectedLine(battle)}
      onSelect={showLine}
      onRule={openRule}
      onHex={setLit}
    />
  )
  const dice = (
    <DiceTray
      title={say.dice}
      caption={show.dice?.caption ?? say.noDice}
      dice={show.dice?.dice ?? []}
      roll={show.dice?.key}
      speed={battle.settings.speed === 0 ? Number.POSITIVE_INFINITY : battle.settings.speed}
      faces={skin.faces(lang)}
    />
  )
  const book = (
    <RuleBook key={`${concerning?.title}`} played={played} rule={rule} concerning={concerning} onRule={openRule} />
  )
  const onlyMachines = mode === 'play' && battle.persons.length === 0 && battle.state.result === null
  const watching = onlyMachines && battle.look === null && !battle.halted
  // After an answer is taken back the board is for an instant ahead of the match.
  const at = Math.min(battle.look ?? show.n, battle.last)
  const replayBar = (
    <ReplayBar
      turns={battle.track.turns.map((turn, i) => ({
        ...turn,
        number: sparse(i, battle.track.turns.length, turn.number),
      }))}
      flags={battle.track.flags}
      length={battle.last}
      at={at}
      text={say.moment(skin.turnOf(battle.state.moments[at].position.field), at, battle.last)}
      playing={battle.playing || watching}
      speed={say.speeds[battle.settings.speed]}
      words={say.replay}
      onSeek={battle.seek}
      onPlay={() => {
        if (onlyMachines && battle.look === null) return battle.halt()
        if ((mode === 'play' && battle.look === null) || (battle.look ?? 0) >= battle.last) battle.seek(0)
        battle.setPlaying(!battle.playing)
      }}
      onSpeed={() => settings.set({ speed: nextSpeed(battle.settings.speed) })}
      onBranch={props.onBranch && (mode === 'replay' || battle.look !== null) ? () => props.onBranch?.(at) : undefined}
    />
  )
  const eyes = mode === 'replay' && (
    <Segmented
      label={say.seenBy}
      options={[
        ...(battle.state.result !== null || battle.persons.length === 0
          ? [{ value: 'all', text: say.everything }]
          : []),
        ...[0, 1].map(seat => ({ value: `${seat}`, text: seatName(seat) })),
      ]}
      value={`${battle.eyes}`}
      onChange={value => battle.setEyes(value === 'all' ? 'all' : Number(value))}
    />
  )
  const coach = props.coach?.(battle, openRule)
  const windows = (
    <>
      <FirstTime skin={skin} asking={asking} />
      <Menu
        battle={battle}
        open={menu}
        onClose={() => setMenu(false)}
        onShortcuts={() => {
          setMenu(false)
          setHelp(true)
        }}
        onExport={props.onExport}
        onShare={props.onShare}
        matchId={props.matchId}
      />
      <Shortcuts battle={battle} open={help} onClose={() => setHelp(false)} />
      <Drawer open={drawer} title={say.rules} closeLabel={words.app.close} onClose={() => setDrawer(false)}>
        {book}
      </Drawer>
      <Victory
        battle={battle}
        open={ended}
        onClose={() => setEnded(false)}
        onRematch={props.onRematch}
        onReplay={props.onReplay}
      />
      <Curtain
        closed={battle.curtain !== null}
        title={battle.curtain === null ? '' : say.curtain(seatName(battle.curtain))}
        text={say.curtainText}
      >
        {battle.curtain !== null && (
          <Button kind="primary" size="large" onClick={battle.openCurtain}>
            {say.curtainOpen(seatName(battle.curtain))}
          </Button>
        )}
      </Curtain>
      {frame !== 'desktop' && coach}
    </>
  )

  const colours = `colours ${skin.colours?.(show.field) ?? ''}`
  if (phone) {
    const held = skin.hand(show.field, handSeat(battle), lang).filter(card => !card.played).length
    const odds = battle.odds !== null && sheet !== 'log' && sheet !== 'rules' ? battle.odds.props : null
    return (
      <div className={colours}>
        {skin.symbols.map(set => (
          <Symbols key={set} set={set} />
        ))}
        <PhoneFrame
          top={
            <TopBar
              brand={words.app.name}
              brandHref={hrefOf({ at: 'home' })}
              title={title}
              note={note}
              start={<IconButton icon="menu" label={words.app.menu} size={22} onClick={() => setMenu(true)} />}
            >
              {scoreBoard}
            </TopBar>
          }
          stage={stageView}
          sheet={
            <BottomSheet
              label={say.sheetHandle}
              open={sheetOpen}
              onOpen={setSheetOpen}
              head={mode === 'play' ? <Prompt battle={battle} phone list={list} onList={setList} /> : replayBar}
              acts={
                mode === 'play' ? (
                  <>
                    <PromptActs battle={battle} phone />
                    {asking?.choice && (asking.choice.of === 'unit' || asking.choice.of === 'hex') && (
                      <Button icon="menu" label={say.options} pressed={list} onClick={() => setList(!list)} />
                    )}
                  </>
                ) : (
                  eyes
                )
              }
              tabs={
                <Tabs<Sheet>
                  place="foot"
                  label={say.sheets}
                  value={sheetOpen ? sheet : undefined}
                  onChange={to => {
                    setSheetOpen(!(sheetOpen && sheet === to))
                    setSheet(to)
                    setList(false)
                  }}
                  tabs={[
                    {
                      id: 'hand',
                      text: skin.trayTitle?.(lang) ?? say.handTab(held),
                      icon: <Icon name="scroll" size={21} />,
                    },
                    { id: 'log', text: say.log, icon: <LineIcon name="menu" size={21} /> },
                    { id: 'dice', text: say.dice, icon: <Icon name="dices" size={21} /> },
                    { id: 'rules', text: say.rules, icon: <LineIcon name="book" size={21} /> },
                  ]}
                />
              }
            >
              {list ? (
                <OptionList battle={battle} onClose={() => setList(false)} />
              ) : sheet === 'log' ? (
                log
              ) : sheet === 'dice' ? (
                dice
              ) : sheet === 'rules' ? (
                <div className="sheet-rules">{book}</div>
              ) : odds ? (
                <Odds {...odds} onRule={openRule} />
              ) : (
                <Cards battle={battle} phone />
              )}
            </BottomSheet>
          }
        />
        {windows}
      </div>
    )
  }

  return (
    <div className={colours}>
      {skin.symbols.map(set => (
        <Symbols key={set} set={set} />
      ))}
      <GameFrame
        top={
          <TopBar
            brand={words.app.name}
            brandHref={hrefOf({ at: 'home' })}
            title={title}
            note={note}
            tools={
              <>
                {eyes}
                <Tools />
                <IconButton icon="help" label={say.shortcuts} size={20} onClick={() => setHelp(true)} />
                <IconButton icon="menu" label={words.app.menu} size={20} onClick={() => setMenu(true)} />
              </>
            }
          >
            {scoreBoard}
          </TopBar>
        }
        stage={stageView}
        prompt={<Prompt battle={battle} list={list} onList={setList} />}
        hand={<Cards battle={battle} />}
        tabs={
          <Tabs<Tab>
            label={say.column}
            value={frame === 'desktop' || sideOpen ? tab : undefined}
            onChange={to => {
              setSideOpen(!(sideOpen && tab === to))
              setTab(to)
            }}
            tabs={[
              { id: 'log', text: say.log },
              { id: 'rules', text: say.rules },
              { id: 'armies', text: say.armies },
            ]}
          />
        }
        side={
          <>
            {frame === 'desktop' && coach}
            {unit && tab !== 'armies' && (
              <UnitSheet
                picture={unit.picture}
                title={unit.title}
                note={unit.note}
                values={unit.values}
                facts={unit.facts}
              />
            )}
            {skin.Aside && tab === 'log' && <skin.Aside lang={lang} onRule={openRule} />}
            {tab === 'log' && log}
            {tab === 'rules' && (
              <Panel title={say.rules} grow>
                {book}
              </Panel>
            )}
            {tab === 'armies' && <Armies battle={battle} onPlace={setLit} />}
            {dice}
          </>
        }
        sideOpen={sideOpen}
        replay={replayBar}
      />
      {windows}
    </div>
  )
}

/** The piece that is pointed at, chosen or asked about. */
function chosenPiece({ pointed, asking }: Battle) {
  const under = pointed?.things.unit?.[0]
  if (under !== undefined) return under
  if (asking === null) return null
  const first = asking.draft[0]
  const about = asking.choice?.about
  const byDice = asking.decision.kind === 'assign' && asking.decision.v.faces !== undefined
  if (about !== undefined && !byDice) return about
  return typeof first === 'number' && asking.decision.choice?.of === 'unit' ? first : null
}

function selectedLine({ entries, look, show }: Battle): string | undefined {
  const n = look ?? show.n
  return entries.findLast(entry => momentOfLine(entry.id) <= n)?.id
}

/** Not every turn of a long battle can be lettered. */
function sparse(i: number, of: number, number: string | undefined): string | undefined {
  const every = Math.ceil(of / 14)
  return i % every === 0 ? number : undefined
}
