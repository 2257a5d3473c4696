import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import type { Player } from '../../contract/roster.schema.ts'
import type { Sport, SportRef } from '../../contract/sport.schema.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import { shownOrder } from '../../domain/games/shown-table.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { BeforeToday } from './BeforeToday.tsx'
import { StatLines } from './StatLines.tsx'
import css from './StatTables.module.css'

const pick = <T,>({ key, columns }: PlayerStats['tables'][number], all: readonly T[]): T[] =>
  shownOrder(key, columns).map((index) => all[index]!)

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
            sum={
              stats.isWholeCareer && table.career && table.seasons.length > 1
                ? {
                    label: 'Career',
                    cells: pick(table, table.career.cells),
                  }
                : undefined
            }
          />
        ))}
      </div>
    </Section>
  )
}
