import type { Field } from '@acies/wab'
import type { TrayProps } from '../../skins/skin.ts'
import { StandingAnswers } from '../../skins/table/StandingAnswers.tsx'
import { isWordy } from './asked.ts'
import { BlowTray } from './BlowTray.tsx'
import { ChargeTray, ReactTray } from './ChargeTray.tsx'
import { CombatPanel, LedgerSlip } from './CombatPanel.tsx'
import { DeployTray, FilesTray, ReformTray } from './DeployTray.tsx'
import { ChargeSeen } from './FightSeen.tsx'
import { GroundTray } from './GroundTray.tsx'
import { GuessTray } from './GuessTray.tsx'
import { MoveTray, WayTray } from './MoveTray.tsx'
import { ShotTray } from './ShotTray.tsx'
import { standing } from './standing.ts'
import { trayWords } from './table-words.ts'
import { WordTray } from './WordTray.tsx'

/** Under the table: what is to be placed, charges and reactions, who still moves, who shoots, blow by blow. */
export const WabTray = (props: TrayProps<Field>) => (
  <section className="hand wab-tray" aria-label={trayWords[props.lang].tray}>
    {props.phone ? <CombatPanel {...props} pointed={null} /> : <LedgerSlip {...props} pointed={null} />}
    <div className="tray-slips">
      <Slips {...props} />
    </div>
    {props.phone && <ChargeSeen {...props} pointed={null} />}
    {props.asking !== null && <StandingAnswers {...props} say={trayWords[props.lang].standing} answer={standing} />}
  </section>
)

const Slips = (props: TrayProps<Field>) => {
  const { asking, field: g } = props
  switch (asking?.decision.step) {
    case 'deploy':
      return <DeployTray {...props} asking={asking} />
    case 'lay-ground':
      return <GroundTray {...props} asking={asking} />
    case 'declare-charges':
      return <ChargeTray {...props} />
    case 'charge-files':
      return <FilesTray {...props} asking={asking} />
    case 'reform-rallied':
      return <ReformTray {...props} asking={asking} />
    case 'react':
      return <ReactTray {...props} asking={asking} />
    case 'move':
      return asking.draft.length === 0 ? (
        <MoveTray {...props} asking={asking} />
      ) : (
        <WayTray {...props} asking={asking} />
      )
    case 'bombard':
    case 'aim-cannon':
      return <GuessTray {...props} asking={asking} />
    case 'fire-tarasnice':
      return <p className="tray-note">{trayWords[props.lang].guess.whom}</p>
    case 'declare-shots':
      return <ShotTray {...props} asking={asking} />
    default:
      if (asking && isWordy(asking.choice)) return <WordTray {...props} asking={asking} />
      if (g.phase === 'combat' || g.phase === 'shooting') return <BlowTray {...props} />
      return g.phase === 'movement' ? <ChargeTray {...props} /> : null
  }
}
