import { figure } from '../../domain/season-stats/figure.ts'
import { TeamTotals } from '../../blocks/stats/TeamTotals.tsx'
import type { SeasonStats, LeaderGroup, StatLeader } from '../../contract/season-stats.schema.ts'
import type { Sport, SportRef } from '../../contract/sport.schema.ts'
import { compareTeams } from '../../domain/games/team-comparison.ts'
import { SectionHead } from '../../ui/Section.tsx'
import css from './Overview.module.css'
import { SeasonHighs } from './SeasonHighs.tsx'
import { StatGrid } from '../../blocks/stats/StatGrid.tsx'
import { playerHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'

type Props = { stats: SeasonStats; sport: Sport; us: string }

/** The season overview: leaders, totals of both teams, game highs. */
export function Overview({ stats, sport, us }: Props) {
  const rows = compareTeams({
    visitingTeam: {
      totals: stats.team.map(({ key, label, team }) => ({ key, label, value: team })),
    },
    homeTeam: {
      totals: stats.team.map(({ key, label, opponents }) => ({ key, label, value: opponents })),
    },
  })
  return (
    <>
      {stats.leaders.length > 0 && (
        <section aria-labelledby="leaders">
          <SectionHead id="leaders" title="Leaders" />
          <SeasonLeaders groups={stats.leaders} sport={sport} />
        </section>
      )}
      {rows.length > 0 && (
        <section aria-labelledby="team">
          <SectionHead id="team" title="Team and opponents" />
          <div className={css.halves} data-spoils="record">
            {halvesOf(rows).map((half, i) => (
              <div key={i} className={i > 0 ? css.continued : undefined}>
                <TeamTotals
                  rows={half}
                  names={{ visitor: us, home: 'Opponents' }}
                  ours="visitor"
                  caption={i === 0 ? 'Team statistics' : 'Team statistics, continued'}
                />
              </div>
            ))}
          </div>
        </section>
      )}
      {stats.periods && (
        <section aria-labelledby="periods">
          <SectionHead
            id="periods"
            title={`Scoring by ${periodWord(sport, stats.periods.labels)}`}
          />
          <div data-spoils="record">
            <PeriodScores periods={stats.periods} us={us} />
          </div>
        </section>
      )}
      {stats.highs.length > 0 && (
        <section aria-labelledby="highs">
          <SectionHead id="highs" title="Season highs" />
          <SeasonHighs stats={stats} sport={sport} us={us} />
        </section>
      )}
    </>
  )
}

/** Two tables side by side where there is room. */
function halvesOf<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const half = Math.ceil(rows.length / 2)
  return [rows.slice(0, half), rows.slice(half)].filter(({ length }) => length > 0)
}

/** 'quarter': what a period is called, by the sport or by how many a game has. */
function periodWord({ globalSportShortName: code }: SportRef, labels: readonly string[]): string {
  if (code?.endsWith('vball')) return 'set'
  if (code === 'baseball' || code === 'softball') return 'inning'
  const regular = labels.filter((label) => !label.startsWith('OT')).length
  return ({ 2: 'half', 4: 'quarter' } as Record<number, string>)[regular] ?? 'period'
}

/** Points by period over all games. */
function PeriodScores({
  periods: { labels, team, opponents },
  us,
}: {
  periods: NonNullable<SeasonStats['periods']>
  us: string
}) {
  const lines = [
    [us, team],
    ['Opponents', opponents],
  ] as const
  return (
    <StatGrid label="Scores by period" labelledBy="periods">
      <thead>
        <tr>
          <th scope="col">Team</th>
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, scores]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {labels.map((label, i) => (
              <td key={label}>{figure(scores[i] ?? '')}</td>
            ))}
            <td>
              <b>{figure(String(sumOf(scores)))}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </StatGrid>
  )
}

const sumOf = (scores: readonly string[]) =>
  scores.reduce((sum, score) => sum + (Number(score) || 0), 0)

/**
 * Leaders by category: the first with portrait and a large number, the others with relative bars.
 */
const SeasonLeaders = ({ groups, sport }: { groups: readonly LeaderGroup[]; sport: SportRef }) => (
  <ul role="list" className={css.groups}>
    {groups.map(({ key, title, leaders: [best, ...others] }) => (
      <li key={key} className={css.group}>
        <h3 className={css.title}>{title}</h3>
        {best && (
          <div className={css.best}>
            <div className={css.picture}>
              <Picture
                image={best.image}
                sizes="5.5rem"
                ratio="4/5"
                alt=""
                person={!best.number}
                fallback={best.number}
              />
            </div>
            <div className={css.words}>
              <p className={css.value}>{figure(best.stat.value)}</p>
              <p className="bold">
                <Name leader={best} sport={sport} />
              </p>
              <p className={css.detail}>{best.stat.description}</p>
            </div>
          </div>
        )}
        {others.length > 0 && (
          <ol role="list">
            {others.map((leader) => (
              <li key={`${leader.name} ${leader.number}`} className={css.other}>
                <span className={css.line}>
                  <Name leader={leader} sport={sport} /> <b>{figure(leader.stat.value)}</b>
                </span>
                <svg
                  className="progress"
                  viewBox="0 0 100 2"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={leader.stat.progress} height="2" />
                </svg>
              </li>
            ))}
          </ol>
        )}
      </li>
    ))}
  </ul>
)

const Name = ({ leader: { id, name }, sport }: { leader: StatLeader; sport: SportRef }) =>
  id === null ? (
    <span className={css.who}>{name}</span>
  ) : (
    <Link
      className={css.who}
      to={playerHref(sport, { firstName: name, lastName: '', rosterPlayerId: id })}
    >
      {name}
    </Link>
  )
