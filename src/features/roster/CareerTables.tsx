import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import type { Player } from '../../contract/roster.schema.ts'
import type { Sport, SportRef } from '../../contract/sport.schema.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import { shownOrder } from '../../domain/games/shown-table.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { inLine } from '../../domain/season-stats/figure-title.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { BeforeToday } from './BeforeToday.tsx'
import { StatLines } from './StatLines.tsx'
import css from './StatTables.module.css'

type Table = PlayerStats['tables'][number]

/** Averages of little interest, for which a window of 1440 px has no room. */
const omitted = new Set(['blk-per-game', 'stl-per-game'])

const pick = <T,>({ key, columns }: Table, all: readonly T[]): T[] =>
  shownOrder(key, columns)
    .filter((index) => !omitted.has(columns[index]!.key))
    .map((index) => all[index]!)

/**
 * The totals of a table. When seasons or games are missing in it, only those that the department
 * lists, as a line, with a note when the rows do not add up to them.
 */
function careerTotals(stats: PlayerStats, table: Table) {
  const { key, columns, seasons, career } = table
  if (stats.isWholeCareer)
    return career && seasons.length > 1
      ? { sum: { label: 'Career', cells: pick(table, career.cells) } }
      : {}
  const totals = columns.flatMap(
    ({ key: column }, index) =>
      stats.careers
        ?.filter((listed) => listed.table === key && listed.column === column)
        .flatMap(({ title, total, through }) =>
          through === null ? { title: inLine(title), total, index } : [],
        ) ?? [],
  )
  if (totals.length === 0) return {}
  const isMore = totals.some(({ total, index }) => Number(total) !== career?.values[index])
  const [first = ''] = seasons.map(({ season }) => season).toSorted()
  return {
    below: `Career ${totals.map(({ title, total }) => `${title}: ${figure(total)}`).join(', ')}`,
    note: isMore && `Statistics by season since ${first}. Career totals count all games.`,
  }
}

/** Each category by season, with totals when the seasons are the whole career. */
export function CareerTables({
  player,
  sport,
  stats,
  team,
}: {
  player: Player
  sport: SportRef
  stats: PlayerStats
  team: Sport | undefined
}) {
  const links = use(PeopleLinks)
  if (stats.tables.length === 0) return null
  return (
    <Section id="career" title="Career statistics" action={<BeforeToday stats={stats} />}>
      <div className={css.tables}>
        {stats.tables.map((table) => (
          <StatLines
            key={table.key}
            title={table.key === 'players' ? 'Season by season' : table.title}
            of={`${stats.name}, career`}
            first="Season"
            columns={pick(table, table.columns)}
            rows={table.seasons.map((line) => ({
              key: line.rosterPlayerId,
              head: (
                <>
                  {line.rosterPlayerId === player.rosterPlayerId ? (
                    line.season
                  ) : (
                    <Link
                      to={links.player(sport, { ...player, rosterPlayerId: line.rosterPlayerId })}
                    >
                      {line.season}
                    </Link>
                  )}
                  {line.coverage && (
                    <span className="quiet">
                      {' '}
                      {line.coverage.games} of {line.coverage.of} {eventNames(team)}
                    </span>
                  )}
                </>
              ),
              cells: pick(table, line.cells),
            }))}
            {...careerTotals(stats, table)}
          />
        ))}
      </div>
    </Section>
  )
}
