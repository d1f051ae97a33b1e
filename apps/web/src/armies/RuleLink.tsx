import { useState } from 'react'
import { useLang } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { Chip } from '../look/Chip.tsx'
import { Modal } from '../look/Dialog.tsx'
import { ruleText } from '../rules/book.ts'
import { useRuleTexts } from '../rules/useRuleTexts.ts'
import { armyPageWords } from './words.ts'

/** A rule to be read where one is, without leaving the list. */
export const RuleLink = ({ game, rule }: { game: string; rule: string }) => {
  const [open, setOpen] = useState(false)
  const lang = useLang()
  const say = armyPageWords[lang]
  const texts = useRuleTexts(game, open)
  return (
    <>
      <Chip rule={rule} onOpen={() => setOpen(true)} />
      {open && (
        <Modal open title={rule} closeLabel={say.close} onClose={() => setOpen(false)}>
          <p className="rule-read">{texts === null ? '…' : ruleText(texts, rule, lang)}</p>
          <a className="text-button" href={hrefOf({ at: 'rules', game, rule })}>
            {say.inRules}
          </a>
        </Modal>
      )}
    </>
  )
}
