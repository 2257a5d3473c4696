import { useSearchParams } from 'react-router'
import { PrintPage, printTable } from '../../blocks/PrintPage.tsx'
import type { Roster } from '../../contract/roster.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { fullName, parseRosterSort, sortPlayers } from '../../domain/people/roster.ts'
import { rosterHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Scroller } from '../../ui/Scroller.tsx'
import { rosterColumns } from './roster-columns.ts'
import css from './RosterScreen.module.css'

/** A printed roster: all facts that any player has, then the coaches. */
export default function RosterPrintScreen({
  sport,
  roster,
  settings,
}: {
  sport: Sport
  roster: Roster
  settings: SiteSettings
}) {
  const [search] = useSearchParams()
  const players = sortPlayers(roster.players, parseRosterSort(search.get('sort')))
  const columns = rosterColumns(players)
  const staff = [...roster.coaches, ...roster.support]
  return (
    <PrintPage
      settings={settings}
      title={`${roster.season} ${sport.title} Roster`}
      back={{ to: rosterHref(sport, roster.season), label: 'Back to the roster' }}
      lead={`${players.length} players`}
    >
      {players.length === 0 && (
        <EmptyNote>The {roster.season} roster has not been published yet.</EmptyNote>
      )}
      {players.length > 0 && (
        <Scroller label="Players">
          <table className={printTable}>
            <caption className={css.caption}>Players</caption>
            <thead>
              <tr>
                {columns.map(({ sort, label }) => (
                  <th key={sort} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <tr key={player.rosterPlayerId}>
                  {columns.map(({ sort, cell }) =>
                    sort === 'name' ? (
                      <th key={sort} scope="row">
                        {fullName(player)}
                        {player.isCaptain && ' (C)'}
                      </th>
                    ) : (
                      <td key={sort}>{cell(player)}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
      {staff.length > 0 && (
        <table className={printTable}>
          <caption className={css.caption}>Coaches and staff</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Title</th>
            </tr>
          </thead>
          <tbody>
            {staff.map((person) => (
              <tr key={person.id}>
                <th scope="row">{fullName(person)}</th>
                <td>{person.title}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PrintPage>
  )
}
