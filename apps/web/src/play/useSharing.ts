import { useCallback } from 'react'
import { copyText } from '../app/copy.ts'
import { useHouse } from '../app/house.ts'
import { useWords } from '../app/lang.ts'
import { hrefOf } from '../app/route.ts'
import { matchToLink } from '../store/share.ts'
import type { Table } from '../table/table.ts'

/** Copies a link that holds the whole match, if it is over and short enough: dice and hands to come are nobody's business. */
export function useSharing(table: Table | null): () => void {
  const house = useHouse()
  const say = useWords().play
  return useCallback(() => {
    const run = async (): Promise<void> => {
      if (table === null) return
      if (table.state().result === null) return house.tell(say.shareLater)
      const data = await matchToLink(table.file())
      if (data === null) return house.tell(say.tooLong)
      const address = `${location.href.split('#')[0]}${hrefOf({ at: 'shared', data })}`
      if (await copyText(address)) house.tell(say.shared)
      else window.prompt(say.share, address)
    }
    void run()
  }, [table, house, say])
}
