import { use } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { Notice } from '../app/Notice.tsx'
import { go } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { catalogue, gameEntry } from '../catalogue/catalogue.ts'
import { loadedGame } from '../games/registry.ts'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { RuleBook } from './RuleBook.tsx'

/** A game's rules as a page of their own. */
export const RulesPage = ({ game: id, rule }: { game: string; rule?: string }) => {
  const lang = useLang()
  const words = useWords()
  const game = gameEntry(id === '' ? catalogue[0].id : id)
  if (game === undefined) return <Notice title={words.app.nowhere} text={words.app.nowhereText} home />
  return <Rules id={game.id} rule={rule} title={words.rules.of(game.name[lang])} />
}

const Rules = ({ id, rule, title }: { id: string; rule?: string; title: string }) => {
  const played = use(loadedGame(id))
  return (
    <Shell here="rules">
      {played.skin.symbols.map(set => (
        <Symbols key={set} set={set} />
      ))}
      <section className="panel wide-panel">
        <h1>{title}</h1>
        <RuleBook played={played} rule={rule} onRule={to => go({ at: 'rules', game: id, rule: to })} />
      </section>
    </Shell>
  )
}
