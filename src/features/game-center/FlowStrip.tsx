import { FlowPicture } from '../../blocks/charts/FlowChart.tsx'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import { teamAt } from '../../domain/games/box-score.ts'
import { buildFlow, describeFlow, formatLargestLeads } from '../../domain/games/flow.ts'
import { cleanOpponentName } from '../../domain/games/game.ts'
import css from './charts.module.css'

/** Sports whose lead has a trend to see at a glance: the score of others rarely changes. */
const families = new Set<BoxScore['family']>(['football', 'basketball'])

/**
 * The lead so far above the plays of a live game, on a phone: the chart itself is in another view.
 * Its height is fixed.
 */
export function FlowStrip({ box, game, us }: { box: BoxScore; game: Game; us: string }) {
  const flow = families.has(box.family) ? buildFlow(box) : null
  if (!flow) return null
  const [ourSide, theirSide] = box.thisTeamIsHomeTeam
    ? (['home', 'visitor'] as const)
    : (['visitor', 'home'] as const)
  const them = cleanOpponentName(game.opponent.title)
  const leads = formatLargestLeads(flow, teamAt(box, ourSide).id, teamAt(box, theirSide).id)
  return (
    <div className={css.strip} data-spoils={game.id} data-spoils-part>
      <p key={leads.length} className={css.stripTitle} aria-hidden="true">
        <b>Score margin</b>
        {leads && ` · ${leads}`}
      </p>
      <p className={css.stripTeams} aria-hidden="true">
        <span>{teamAt(box, ourSide).id}</span>
        <span>{teamAt(box, theirSide).id}</span>
      </p>
      <FlowPicture
        className={css.stripPicture}
        flow={flow}
        label={`Lead so far. ${describeFlow(flow, us, them)}`}
      />
      <ol key={flow.labels.length} role="list" className={css.stripPeriods} aria-hidden="true">
        {flow.labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </div>
  )
}
