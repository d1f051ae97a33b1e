import { useSyncExternalStore } from 'react'
import type { Table, TableState } from '../table/table.ts'

export const useTable = (table: Table): TableState =>
  useSyncExternalStore(
    listener => table.subscribe(listener),
    () => table.state(),
  )
