import type { MatchFile } from '@acies/kernel'
import { useCallback } from 'react'
import { copyText } from '../app/copy.ts'
import { useHouse } from '../app/house.ts'
import { useWords } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { matchToLink } from '../store/share.ts'

/** Copies a link that holds the whole match, if it is short enough. */
export function useSharing(file: MatchFile | (() => MatchFile) | null): () => void {
  const house = useHouse()
  const say = useWords().play
  return useCallback(() => {
    const run = async (): Promise<void> => {
      if (file === null) return
      const data = await matchToLink(typeof file === 'function' ? file() : file)
      if (data === null) return house.tell(say.tooLong)
      const address = `${location.href.split('#')[0]}${hrefOf({ at: 'shared', data })}`
      if (await copyText(address)) house.tell(say.shared)
      else window.prompt(say.share, address)
    }
    void run()
  }, [file, house, say])
}
