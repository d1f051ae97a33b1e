import { type ReactNode, useCallback } from 'react'
import { yearIn } from '../app/lang.ts'
import { battleEntry } from '../catalogue/catalogue.ts'
import { DiceTray } from '../look/DiceTray.tsx'
import { LogList } from '../look/LogList.tsx'
import { ScoreFlags } from '../look/ScoreFlags.tsx'
import { RuleBook } from '../rules/RuleBook.tsx'
import { momentOfLine } from '../table/log.ts'
import { DeskScreen } from './DeskScreen.tsx'
import { Field } from './Field.tsx'
import { PhoneScreen } from './PhoneScreen.tsx'
import './play.css'
import { Eyes, Track } from './Track.tsx'
import { type Battle, type BattleProps, useBattle } from './useBattle.ts'
import { type Screen, useScreen } from './useScreen.ts'
import { Windows } from './Windows.tsx'

export interface BattleScreenProps extends BattleProps {
  matchId?: string
  onRematch?: (swapped: boolean) => void
  onReplay?: () => void
  onExport: () => void
  onShare: () => void
  /** Somebody at one's side: the teacher. */
  coach?: (battle: Battle, screen: Screen) => ReactNode
}

/** What both frames lay out, each in its own way. */
export interface Parts {
  battle: Battle
  screen: Screen
  title: string
  /** The year and the turn. */
  note: string
  unit: ReturnType<typeof chosenUnit>
  score: ReactNode
  stage: ReactNode
  log: ReactNode
  dice: ReactNode
  book: ReactNode
  track: ReactNode
  eyes: ReactNode
  coach: ReactNode
}

/** A battle on the table: to play, to watch, to look back at. */
export const BattleScreen = (props: BattleScreenProps) => {
  const battle = useBattle(props)
  const screen = useScreen(battle)
  const { played, show, words, lang, table, seek } = battle
  const { frame, phone, openRule } = screen
  const say = words.play
  const { skin, game } = played
  const scenario = battleEntry(game.id, table.header.scenario)
  const title = scenario?.title[lang] ?? game.name[lang]
  const unit = chosenUnit(battle)
  const concerning = unit === null ? null : { title: unit.title, rules: unit.rules }
  const showLine = useCallback((id: string) => seek(momentOfLine(id)), [seek])
  const book = (
    <RuleBook
      key={`${concerning?.title}`}
      played={played}
      rule={screen.rule}
      concerning={concerning}
      onRule={openRule}
    />
  )
  const parts: Parts = {
    battle,
    screen,
    title,
    note: [yearIn(scenario?.year, lang), say.turn(skin.turnOf(show.field)), skin.phase?.(show.field, lang)]
      .filter(Boolean)
      .join(' · '),
    unit,
    score: <Score battle={battle} phone={phone} />,
    stage: <Field battle={battle} screen={screen} title={title} />,
    log: (
      <LogList
        title={say.log}
        entries={battle.entries}
        selected={selectedLine(battle)}
        why={say.whySo}
        onSelect={showLine}
        onRule={openRule}
        onHex={screen.setLit}
      />
    ),
    dice: (
      <DiceTray
        title={say.dice}
        caption={show.dice?.caption ?? say.noDice}
        dice={show.dice?.dice ?? []}
        roll={show.dice?.key}
        speed={battle.settings.speed === 0 ? Number.POSITIVE_INFINITY : battle.settings.speed}
        faces={skin.faces(lang)}
      />
    ),
    book,
    track: <Track battle={battle} onBranch={props.onBranch} />,
    eyes: <Eyes battle={battle} />,
    coach: props.coach?.(battle, screen),
  }
  return (
    <div className={`colours ${skin.colours?.(show.field) ?? ''}`}>
      {phone ? <PhoneScreen {...parts} /> : <DeskScreen {...parts} />}
      <Windows battle={battle} screen={screen} on={props} book={book} />
      {frame !== 'desktop' && parts.coach}
    </div>
  )
}

const Score = ({ battle, phone }: { battle: Battle; phone: boolean }) => {
  const { played, show, lang, words, seatName } = battle
  const score = played.skin.score(show.field, lang)
  const goals = [...new Set(score.seats.map(({ goal }) => goal))]
  const sides = score.seats.map(({ seat, won, shown }) => ({
    side: played.skin.sideOf(seat),
    name: seatName(seat),
    flags: won,
    shown,
  }))
  const told = sides.map(({ name, flags, shown }) => [name, shown ?? `${flags}`] as const)
  return (
    <ScoreFlags
      small={phone}
      sides={sides}
      goal={Math.max(...goals)}
      goalText={score.text === undefined ? words.play.goal(goals.join('/')) : phone ? undefined : score.text}
      label={score.text === undefined ? words.play.score(told, goals.join('/')) : words.play.points(told, score.text)}
    />
  )
}

function chosenUnit(battle: Battle) {
  const piece = chosenPiece(battle)
  return piece === null ? null : battle.played.skin.unit(battle.show.field, piece, battle.lang)
}

/** The piece that is pointed at, chosen or asked about. */
function chosenPiece({ pointed, looked, asking, hover }: Battle) {
  const named = hover?.of === 'pick' && asking?.choice?.of === 'unit' ? hover.pick : undefined
  const under = named ?? (pointed?.things.unit ?? looked?.things.unit)?.[0]
  if (under !== undefined) return under
  if (asking === null) return null
  const first = asking.draft[0]
  const about = asking.choice?.about ?? asking.decision.choice?.about
  const byDice = asking.decision.kind === 'assign' && asking.decision.v.faces !== undefined
  if (about !== undefined && !byDice) return about
  return typeof first === 'number' && asking.decision.choice?.of === 'unit' ? first : null
}

function selectedLine({ entries, look, show }: Battle): string | undefined {
  const n = look ?? show.n
  return entries.findLast(entry => momentOfLine(entry.id) <= n)?.id
}
