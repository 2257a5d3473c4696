import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import { monthDay } from '../../domain/calendar/when.ts'
import type { SeasonArc } from '../../domain/games/season-arc.ts'
import { alsoReached, figure } from '../../domain/season-stats/figure.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { BeforeToday } from './BeforeToday.tsx'
import css from './SeasonCharts.module.css'

/** The best game of each figure and, after several seasons, the best season. */
export function Highs({ arcs, stats }: { arcs: SeasonArc[]; stats: PlayerStats }) {
  const highArcs = arcs.filter(({ high }) => high)
  if (highArcs.length === 0) return null
  const hasSeasons = highArcs.some(({ season }) => season)
  const highLabel = hasSeasons ? `${stats.season} single-game high` : 'Single-game high'
  return (
    <Section
      id="highs"
      title={hasSeasons ? 'Highs' : `${stats.season} highs`}
      action={<BeforeToday stats={stats} />}
    >
      <DataTable
        labelledBy="highs"
        columns={[
          { key: 'figure', label: 'Stat' },
          { key: 'game', label: highLabel, words: true },
          // On a phone these are below the best game.
          ...(hasSeasons ? [{ key: 'season', label: 'Best season', wide: true }] : []),
        ]}
        rows={highArcs.map(({ key, title, lines, high, season }) => ({
          key,
          cells: [
            title,
            <>
              <b>{high && figure(high.cell)}</b>{' '}
              {high?.game && (
                <>
                  <Link to={high.game.url}>
                    {high.game.atVs} {high.game.opponent},{' '}
                    {monthDay(high.game.date).replace(' ', '\u00a0')}
                  </Link>
                  {alsoReached(lines.filter(({ cell }) => cell === high.cell).length)}
                </>
              )}
              {season && (
                <span className={css.bests}>
                  {`Best season ${figure(season.cell)} (${season.season})`}
                </span>
              )}
            </>,
            ...(hasSeasons
              ? [
                  season && (
                    <>
                      <b>{figure(season.cell)}</b> in {season.season}
                    </>
                  ),
                ]
              : []),
          ],
        }))}
      />
    </Section>
  )
}
