import { useWords } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { useKept } from '../app/useKept.ts'
import { LineIcon } from '../look/LineIcon.tsx'

/** The way back to a match of this battle that is not over. */
export const Begun = ({ game, scenario }: { game: string; scenario: string }) => {
  const words = useWords()
  const begun = useKept()?.find(
    ({ file, summary, lessons }) =>
      !summary.over && lessons === undefined && file.header.game === game && file.header.scenario === scenario,
  )
  return (
    begun && (
      <a className="set-up-begun" href={hrefOf({ at: 'play', match: begun.id })}>
        <span>{words.battle.begun}</span>
        <b>
          {words.home.goOnPlaying}
          <LineIcon name="arrow" size={15} weight={2} />
        </b>
      </a>
    )
  )
}
