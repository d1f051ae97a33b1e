import { BottomSheet } from '../look/BottomSheet.tsx'
import { PhoneFrame } from '../look/GameFrame.tsx'
import { Icon } from '../look/Icon.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { LineIcon } from '../look/LineIcon.tsx'
import { Odds } from '../look/OddsPopover.tsx'
import { Segmented } from '../look/Segmented.tsx'
import { Tabs } from '../look/Tabs.tsx'
import type { Parts } from './BattleScreen.tsx'
import { Cards, handSeat } from './Cards.tsx'
import { Heading } from './Heading.tsx'
import { OptionList, Prompt, PromptActs, useDirectOptions } from './Prompt.tsx'
import type { Battle } from './useBattle.ts'
import type { Sheet } from './useScreen.ts'

/** The table on a phone: the board, and a sheet from below for everything else. */
export const PhoneScreen = (parts: Parts) => {
  const { battle, screen } = parts
  const { words, mode } = battle
  const { list, setList, sheet, sheetOpen } = screen
  const say = words.play
  return (
    <PhoneFrame
      top={
        <Heading
          parts={parts}
          start={<IconButton icon="menu" label={words.app.menu} size={22} onClick={() => screen.setMenu(true)} />}
        />
      }
      stage={parts.stage}
      sheet={
        <BottomSheet
          label={say.sheetHandle}
          open={sheetOpen}
          tall={list || sheet !== 'hand'}
          onOpen={screen.setSheetOpen}
          head={mode === 'play' ? <Prompt battle={battle} phone list={list} onList={setList} /> : parts.track}
          acts={
            <>
              {parts.eyes}
              <PromptActs battle={battle} phone list={list} onList={setList} />
            </>
          }
          tabs={<SheetTabs {...parts} />}
        >
          {list ? (
            <OptionList battle={battle} onClose={() => setList(false)} />
          ) : sheet === 'log' ? (
            parts.log
          ) : sheet === 'dice' ? (
            parts.dice
          ) : sheet === 'rules' ? (
            <div className="sheet-rules">{parts.book}</div>
          ) : battle.odds !== null && !answersBelow(battle) ? (
            <>
              <OddsOf battle={battle} />
              <Odds {...battle.odds.props} onRule={screen.openRule} />
            </>
          ) : (
            <>
              <Cards battle={battle} phone onRule={screen.openRule} />
              {battle.odds !== null && <Odds {...battle.odds.props} onRule={screen.openRule} />}
              <div className="sheet-idle">{parts.log}</div>
            </>
          )}
        </BottomSheet>
      }
    />
  )
}

/** A finger points at no button without pressing it: which of the words the odds are of is chosen here. */
const OddsOf = ({ battle }: { battle: Battle }) => {
  const { asking, hover, played, words } = battle
  const options = useDirectOptions(battle).flatMap(({ pick, text }) =>
    asking !== null && typeof pick === 'string' && played.skin.oddsAsked(asking, { of: 'word', word: pick }, null)
      ? [{ value: pick, text }]
      : [],
  )
  if (options.length < 2) return null
  return (
    <Segmented
      label={words.play.oddsOf}
      options={options}
      value={hover?.of === 'word' ? hover.word : options[0].value}
      onChange={word => battle.setHover({ of: 'word', word })}
    />
  )
}

/** What may be answered lies in the sheet itself, cards or words: nothing takes its place. */
const answersBelow = ({ played, asking }: Battle): boolean =>
  asking?.choice?.of === 'card' || (asking?.choice?.of === 'word' && played.skin.inTray?.(asking) === true)

const SheetTabs = ({ battle, screen }: Parts) => {
  const { played, show, lang, words } = battle
  const say = words.play
  const held = played.skin.hand(show.field, handSeat(battle), lang).filter(card => !card.played).length
  return (
    <Tabs<Sheet>
      place="foot"
      label={say.sheets}
      value={screen.sheetOpen ? screen.sheet : undefined}
      onChange={screen.turnSheet}
      tabs={[
        {
          id: 'hand',
          text: played.skin.trayTitle?.(lang) ?? say.handTab(held),
          icon: <Icon name="scroll" size={21} />,
        },
        { id: 'log', text: say.log, icon: <LineIcon name="menu" size={21} /> },
        { id: 'dice', text: say.dice, icon: <Icon name="dices" size={21} /> },
        { id: 'rules', text: say.rules, icon: <LineIcon name="book" size={21} /> },
      ]}
    />
  )
}
