import { hrefOf } from '../app/route.ts'

/** Where a rule is to be read. */
export const RuleLink = ({ game, rule }: { game: string; rule: string }) => (
  <a className="chip" href={hrefOf({ at: 'rules', game, rule })}>
    {rule}
  </a>
)
