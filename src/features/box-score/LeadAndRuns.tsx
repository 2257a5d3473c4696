import { FlowChart } from '../../blocks/charts/FlowChart.tsx'
import { SettledSection } from '../../blocks/game/SettledSection.tsx'
import { useDeferredLayout } from '../../blocks/game/use-deferred-layout.ts'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import { clock } from '../../domain/calendar/when.ts'
import type { Side } from '../../domain/games/box-score.ts'
import { buildFlow } from '../../domain/games/flow.ts'
import { periodTitle } from '../../domain/games/plays.ts'
import { findRuns, type Run } from '../../domain/games/runs.ts'
import css from './BoxScoreScreen.module.css'

/** How a game of many scores went: the lead over time, and the longest runs. */
export function LeadAndRuns({ box, names }: { box: BoxScore; names: Record<Side, string> }) {
  const settled = useDeferredLayout(box, `${box.status.complete} ${box.scoring.length}`)
  const flow = buildFlow(settled.value)
  const runs = findRuns(settled.value)
  const ourSide: Side = box.thisTeamIsHomeTeam ? 'home' : 'visitor'
  return (
    <SettledSection title="Game Flow" settled={settled}>
      {flow && (
        <FlowChart
          flow={flow}
          us={names[ourSide]}
          them={names[ourSide === 'home' ? 'visitor' : 'home']}
        />
      )}
      {runs.length > 0 && (
        <>
          <h3 className={`${css.title} ${css.later}`}>Runs</h3>
          <ol role="list">
            {runs.map((run) => (
              <li key={`${run.home}–${run.visitor}`} className={css.run}>
                <b>{`${run.points}–0 ${names[run.side]}`}</b>{' '}
                <span className="quiet">{whenOf(run, box)}</span>{' '}
                <span className={css.runScore}>{`${run.visitor}–${run.home}`}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </SettledSection>
  )
}

const whenOf = ({ period, from, to }: Run, box: BoxScore): string =>
  [
    periodTitle(period, box),
    from && to && (from === to ? clock(from) : `${clock(from)} to ${clock(to)}`),
  ]
    .filter(Boolean)
    .join(' · ')
