import { useEffect } from 'react'
import { loadSymbols, type SymbolSet } from './load.ts'

/** Brings a set of symbols into the page, once; drawings that use them appear when they are there. */
export const Symbols = ({ set }: { set: SymbolSet }) => {
  useEffect(() => {
    void loadSymbols(set)
  }, [set])
  return null
}
