import { complaintAbout } from '../text/complaint.ts'
import { useWords } from './lang.ts'
import { Notice } from './Notice.tsx'

/** A match that cannot be opened, and why; one of other rules is not damaged, only of another time. */
export const Unopened = ({ why }: { why: string }) => {
  const words = useWords()
  const say = words.play
  if (complaintAbout(why) === 'version') return <Notice title={say.otherRules} text={say.otherRulesText} home />
  return <Notice title={say.damaged} text={words.matches.refused(why)} home />
}
