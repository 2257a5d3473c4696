import type { PageOf } from '../../contract/queries.ts'
import type { PastPlayer } from '../../contract/schema/player.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { Link } from '../../ui/Link.tsx'
import { Scroller } from '../../ui/Scroller.tsx'
import css from './PastPlayerTable.module.css'

type Column = { key: string; label: string; cell: (player: PastPlayer) => string | number | null }
const columns: Column[] = [
  { key: 'years', label: 'Years', cell: ({ years }) => years },
  { key: 'sport', label: 'Sport', cell: ({ sport }) => sport.title },
  { key: 'position', label: 'Position', cell: ({ position }) => position },
  { key: 'letters', label: 'Letters', cell: ({ letters }) => letters },
  { key: 'hometown', label: 'Hometown', cell: ({ hometown }) => hometown },
]

/**
 * One page of the names; a fact that nobody on it has makes no column, and neither does the sport
 * on a page of one.
 */
export function PastPlayerTable({
  roster: { items, total },
  sport,
  which,
}: {
  roster: PageOf<PastPlayer>
  sport: SportRef | undefined
  which: string
}) {
  const shown = columns.filter(({ key, cell }) =>
    key === 'sport' ? !sport : items.some((player) => cell(player)),
  )
  return (
    <div className={css.frame}>
      <p id="past-players" className={css.caption}>
        {total} {total === 1 ? 'player' : 'players'} {which}
      </p>
      <Scroller label="Historical roster" fixed="first">
        <table className={css.table} aria-labelledby="past-players">
          <thead>
            <tr>
              <th scope="col">Name</th>
              {shown.map(({ key, label }) => (
                <th key={key} scope="col" data-column={key}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((player, i) => (
              <tr key={player.rosterPlayerId ?? `${i}-${player.lastName}`}>
                <th scope="row">
                  <Name player={player} />
                </th>
                {shown.map(({ key, cell }) => (
                  <td key={key} data-column={key}>
                    {cell(player)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  )
}

/** As a record book writes it: the last name first. */
function Name({ player: { firstName, lastName, url } }: { player: PastPlayer }) {
  const name = [lastName, firstName].filter(Boolean).join(', ')
  return url ? (
    <Link className={css.link} to={url}>
      {name}
    </Link>
  ) : (
    name
  )
}
