import type { Field } from '@acies/wab'
import { lazy, Suspense } from 'react'
import type { AsideProps } from '../../skins/skin.ts'
import { CombatPanel } from './CombatPanel.tsx'
import { chargeSeen } from './charge-seen.ts'

const ChargePanel = lazy(() => import('./ChargePanel.tsx'))

/** The charge that is looked at, if any. */
export const ChargeSeen = (props: AsideProps<Field>) => {
  const pair = chargeSeen(props.field, props.asking, props.pointed)
  return pair === null ? null : (
    <Suspense fallback={null}>
      <ChargePanel {...props} pair={pair} />
    </Suspense>
  )
}
/** The charge that is looked at, or else the combat. */
export const FightSeen = (props: AsideProps<Field>) =>
  chargeSeen(props.field, props.asking, props.pointed) === null ? <CombatPanel {...props} /> : <ChargeSeen {...props} />
