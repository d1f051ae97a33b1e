import { useMemo } from 'react'
import { Button } from '../look/Button.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { OddsPopover } from '../look/OddsPopover.tsx'
import { UnitSheet } from '../look/UnitSheet.tsx'
import { WhyNot } from '../look/WhyNot.tsx'
import type { Float } from '../skins/skin.ts'
import { quoted } from '../text/signs.ts'
import type { Battle } from './useBattle.ts'
import type { Screen } from './useScreen.ts'

/** What floats over the battlefield: odds, refusals, a unit asked about, a leader's words. */
export function useFloats(battle: Battle, { phone, inspected, setInspected, openRule }: Screen): readonly Float[] {
  const { odds, refused, others, pointed, show, played, lang, words } = battle
  const { quote, field } = show
  const { skin } = played
  const say = words.play
  const why = refused === null ? null : battle.whyNot(refused)
  return useMemo(() => {
    const floats: Float[] = []
    if (odds !== null && !phone) {
      floats.push({
        key: 'odds',
        place: odds.place,
        corner: true,
        fighters: odds.props.fighters,
        children: <OddsPopover {...odds.props} style={{ position: 'static' }} onRule={openRule} />,
      })
    }
    if (refused !== null && why !== null) {
      const { rule, place } = refused
      floats.push({
        key: `why ${rule}`,
        place,
        children: (
          <WhyNot
            title={say.whyNot}
            here={why.here}
            text={why.text}
            rules={Object.hasOwn(words.play.refusals, rule) ? [] : [rule]}
            onRule={openRule}
            onClose={() => battle.setRefused(null)}
            closeLabel={words.app.close}
          />
        ),
      })
    }
    const unit = inspected === null || !phone ? null : skin.unit(field, inspected.piece, lang)
    if (unit !== null && inspected !== null) {
      floats.push({
        key: 'unit',
        place: inspected.place,
        children: (
          <div className="popover inspected">
            <UnitSheet {...unit} />
            <IconButton icon="x" label={words.app.close} onClick={() => setInspected(null)} />
          </div>
        ),
      })
    }
    if (others.length > 0) {
      floats.push({
        key: 'others',
        place: pointed?.place ?? null,
        clear: true,
        children: (
          <div className="popover also-here">
            <span>{say.alsoHere}</span>
            {others.map(({ pick, text }) => (
              <Button key={`${pick}`} size="small" onClick={() => battle.pick(pick)}>
                {text}
              </Button>
            ))}
          </div>
        ),
      })
    }
    if (quote !== null && refused === null) {
      floats.push({
        key: `quote ${quote.text}`,
        place: quote.place,
        children: (
          <figure className="bubble">
            <blockquote>{quoted(quote.text, lang)}</blockquote>
            <figcaption>{quote.who}</figcaption>
          </figure>
        ),
      })
    }
    return floats
  }, [odds, refused, why?.here, why?.text, others, quote, inspected, phone, lang])
}
