import type { Player } from '../../contract/roster.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import type { RosterSort } from '../../domain/people/roster.ts'
import { Link } from '../../ui/Link.tsx'
import { Scroller } from '../../ui/Scroller.tsx'
import { CaptainMark } from './CaptainMark.tsx'
import { PlayerLink } from './PlayerLink.tsx'
import { rosterColumns } from './roster-columns.ts'
import css from './RosterTable.module.css'

type Props = {
  players: Player[]
  sport: SportRef
  season: string
  sort: RosterSort
  to: (sort: RosterSort) => string
}

/** The roster as a table; its headings sort. */
export function RosterTable({ players, sport, season, sort, to }: Props) {
  const columns = rosterColumns(players)
  return (
    <>
      <p id="roster-table" className="table-caption">
        {season} {sport.title} roster, {players.length} players
      </p>
      <div>
        <Scroller label={`${sport.title} roster`} fixed="first">
          <table className={css.table} aria-labelledby="roster-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th
                    key={column.sort}
                    scope="col"
                    data-column={column.sort}
                    aria-sort={column.sort === sort ? 'ascending' : undefined}
                  >
                    <Link
                      className="sort-head quiet"
                      to={to(column.sort)}
                      inPlace
                      aria-current={column.sort === sort ? 'true' : undefined}
                    >
                      {column.label}
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <tr key={player.rosterPlayerId}>
                  {columns.map(({ sort: column, cell }) =>
                    column === 'name' ? (
                      <th key={column} scope="row" data-column={column}>
                        <PlayerLink player={player} sport={sport}>
                          {cell(player)}
                        </PlayerLink>
                        {player.isCaptain && <CaptainMark />}
                      </th>
                    ) : (
                      <td key={column} data-column={column}>
                        {cell(player)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </div>
    </>
  )
}
