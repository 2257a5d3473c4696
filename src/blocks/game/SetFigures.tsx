import { useId } from 'react'
import { StatGrid } from '../stats/StatGrid.tsx'
import type { BoxScore, BoxTeam } from '../../contract/box-score.schema.ts'
import { setsPlayed, teamAt, type Side } from '../../domain/games/box-score.ts'
import { buildFlow, describeChanges } from '../../domain/games/flow.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import css from './game.module.css'
import { SettledSection } from './SettledSection.tsx'
import { useDeferredLayout } from './use-deferred-layout.ts'

const sides = ['visitor', 'home'] as const

/** Volleyball: the attack of each set, ties and lead changes. */
export function SetFigures({ box, names }: { box: BoxScore; names: Record<Side, string> }) {
  const settled = useDeferredLayout(
    box,
    sides.map((side) => teamAt(box, side).attackBySet?.length ?? 0).join(),
  )
  const flow = buildFlow(settled.value)
  const changes = flow ? describeChanges(flow) : ''
  const teams = sides.flatMap((side) => {
    const sets = (teamAt(settled.value, side).attackBySet ?? []).slice(0, setsPlayed(settled.value))
    return sets.length > 0 ? [{ side, sets }] : []
  })
  if (teams.length === 0 && !changes && !settled.waiting) return null
  return (
    <SettledSection title="Set by set" settled={settled}>
      <div className={css.sets}>
        {teams.map(({ side, sets }) => (
          <SetTable key={side} team={names[side]} sets={sets} />
        ))}
        {changes && <p>{changes}</p>}
      </div>
    </SettledSection>
  )
}

function SetTable({ team, sets }: { team: string; sets: NonNullable<BoxTeam['attackBySet']> }) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className={css.setTitle}>
        {team}
      </h3>
      <StatGrid label={`${team}, attack by set`} labelledBy={id}>
        <thead>
          <tr>
            <th scope="col">Set</th>
            {heads.map(([label, title]) => (
              <th key={label} scope="col">
                <abbr title={title}>{label}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.map(({ set, k, e, ta, pct }) => (
            <tr key={set}>
              <th scope="row">{set}</th>
              <td>{k}</td>
              <td>{e}</td>
              <td>{ta}</td>
              <td>{ta === '0' ? '' : figure(pct)}</td>
            </tr>
          ))}
        </tbody>
      </StatGrid>
    </div>
  )
}

const heads = [
  ['K', 'Kills'],
  ['E', 'Attack errors'],
  ['TA', 'Total attacks'],
  ['Pct', 'Hitting percentage'],
] as const
