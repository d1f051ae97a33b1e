import { useState } from 'react'
import { speak } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { type Speed, settings, type Theme } from '../app/settings.ts'
import { Button } from '../look/Button.tsx'
import { Drawer, Modal } from '../look/Dialog.tsx'
import { Segmented } from '../look/Segmented.tsx'
import { Toggle } from '../look/Toggle.tsx'
import type { Battle } from './useBattle.ts'

interface MenuProps {
  battle: Battle
  open: boolean
  onClose: () => void
  onShortcuts: () => void
  onExport: () => void
  onShare: () => void
  matchId?: string
}

/** Settings and ways out, while a battle is on the table. */
export const Menu = ({ battle, open, onClose, onShortcuts, onExport, onShare, matchId }: MenuProps) => {
  const { words, settings: now, mode } = battle
  const say = words.play
  return (
    <Drawer open={open} from="right" title={words.app.menu} closeLabel={words.app.close} onClose={onClose}>
      <div className="menu">
        <p className="field-name">{words.app.language}</p>
        <Segmented
          label={words.app.language}
          options={[
            { value: 'es', text: 'Español' },
            { value: 'en', text: 'English' },
          ]}
          value={now.lang}
          onChange={lang => speak(lang)}
        />
        <p className="field-name">{words.app.theme}</p>
        <Segmented<Theme>
          label={words.app.theme}
          options={(['system', 'light', 'dark'] as const).map(value => ({ value, text: words.app.themes[value] }))}
          value={now.theme}
          onChange={theme => settings.set({ theme })}
        />
        <p className="field-name">{say.speed}</p>
        <Segmented
          label={say.speed}
          options={([0.5, 1, 2, 0] as const).map(value => ({ value: `${value}`, text: say.speeds[value] }))}
          value={`${now.speed}`}
          onChange={value => settings.set({ speed: Number(value) as Speed })}
        />
        <Toggle on={now.quotes} onChange={quotes => settings.set({ quotes })}>
          {say.quotes}
        </Toggle>
        <Toggle on={now.sound} onChange={sound => settings.set({ sound })}>
          {say.sound}
        </Toggle>
        {battle.played.skin.coordinates && (
          <Toggle on={now.coordinates} onChange={coordinates => settings.set({ coordinates })}>
            {say.coordinates}
          </Toggle>
        )}
        <hr />
        <div className="for-keys">
          <Button icon="help" onClick={onShortcuts}>
            {say.shortcuts}
          </Button>
        </div>
        <Button icon="save" onClick={onExport}>
          {say.exportFile}
        </Button>
        <Button icon="copy" onClick={onShare}>
          {say.share}
        </Button>
        {matchId && mode === 'play' && (
          <a className="btn plain normal" href={hrefOf({ at: 'replay', match: matchId })}>
            {say.watchReplay}
          </a>
        )}
        {/* Half said is unsaid when the menu closes. */}
        {open && <OfferDraw battle={battle} onDone={onClose} />}
        {open && <Concede battle={battle} onDone={onClose} />}
        <a className="btn plain normal" href={hrefOf({ at: 'home' })}>
          {say.leave}
        </a>
      </div>
    </Drawer>
  )
}

/** A draw, if the others agree: machines by how they stand, persons when they are asked. */
const OfferDraw = ({ battle, onDone }: { battle: Battle; onDone: () => void }) => {
  const { asking, table, words, mode, persons, seatName, seatSpoken } = battle
  const [answer, setAnswer] = useState<'sure' | 'declined' | 'asked' | null>(null)
  if (mode !== 'play' || asking === null || table.draw === undefined) return null
  const { seat } = asking.decision
  const others = persons.filter(other => other !== seat)
  const agree = (): void => {
    setAnswer(null)
    onDone()
    table.draw?.()
  }
  // A machine that agrees ends the battle at once.
  const offer = (): void => {
    if (others.length === 0 && answer !== 'sure') setAnswer('sure')
    else if (!table.acceptsDraw?.(seat)) setAnswer('declined')
    else if (others.length > 0) setAnswer('asked')
    else agree()
  }
  if (answer === 'asked') {
    return (
      <div className="draw-offer" role="alert">
        <p>{words.play.drawOffered(seatSpoken(seat), others.map(seatName).join(', '))}</p>
        <Button kind="primary" onClick={agree}>
          {words.play.drawAccept}
        </Button>
        <Button onClick={() => setAnswer(null)}>{words.play.drawDecline}</Button>
      </div>
    )
  }
  return (
    <>
      <Button kind={answer === 'sure' ? 'danger' : 'plain'} onClick={offer}>
        {answer === 'sure' ? words.play.sure(words.play.offerDraw) : words.play.offerDraw}
      </Button>
      {answer === 'declined' && <p role="alert">{words.play.drawDeclined}</p>}
    </>
  )
}

/** Gives the battle up, when pressed twice. */
const Concede = ({ battle, onDone }: { battle: Battle; onDone: () => void }) => {
  const { asking, table, words, mode } = battle
  const [sure, setSure] = useState(false)
  if (mode !== 'play' || asking === null || table.resign === undefined) return null
  const { seat } = asking.decision
  return (
    <Button
      kind={sure ? 'danger' : 'plain'}
      onClick={() => {
        if (!sure) return setSure(true)
        setSure(false)
        onDone()
        table.resign?.(seat)
      }}
    >
      {sure ? words.play.sure(words.play.concede) : words.play.concede}
    </Button>
  )
}

export const Shortcuts = ({ battle, open, onClose }: { battle: Battle; open: boolean; onClose: () => void }) => (
  <Modal open={open} title={battle.words.play.shortcuts} closeLabel={battle.words.app.close} onClose={onClose}>
    <dl className="shortcuts">
      {[...battle.words.play.keys, ...(battle.played.skin.keys?.(battle.lang) ?? [])].map(([key, what]) => (
        <div key={`${key} ${what}`}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Modal>
)
