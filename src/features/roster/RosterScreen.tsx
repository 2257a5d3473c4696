import { Fragment, use, useState } from 'react'
import { useSearchParams } from 'react-router'
import { HeadAside } from '../../blocks/my-teams/HeadAside.tsx'
import { NoSeason } from '../../blocks/NoSeason.tsx'
import { PeopleLinks } from '../../blocks/people-links.ts'
import { PeopleSection } from '../../blocks/PeopleSection.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { SeasonPicker } from '../../blocks/SeasonPicker.tsx'
import type { Roster } from '../../contract/roster.schema.ts'
import type { Season, Sport } from '../../contract/sport.schema.ts'
import {
  groupByPosition,
  offeredPositions,
  positionOfAddress,
  positionsIn,
} from '../../domain/people/positions.ts'
import {
  parseRosterSort,
  sortPlayers,
  availableSorts,
  parseRosterView,
  matchesPlayer,
} from '../../domain/people/roster.ts'
import { coachesHref, sportStaffHref, scheduleHref, rosterPrintHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PlayerCard } from './PlayerCard.tsx'
import cards from './PlayerCard.module.css'
import css from './RosterScreen.module.css'
import { RosterTable } from './RosterTable.tsx'
import { RosterFilter } from './RosterFilter.tsx'
import { RosterCount } from './RosterCount.tsx'
import { rosterSearch, RosterTools } from './RosterTools.tsx'

/** A roster with more players has a filter, and smaller cards. */
const mostCards = 30

type Props = {
  sport: Sport
  roster: Roster | null
  seasons: Season[]
  params: { season?: string | undefined }
  /** Behind the login. The print page exists only for public rosters. */
  inner?: true
}

export default function RosterScreen({ sport, roster, seasons, params, inner }: Props) {
  const links = use(PeopleLinks)
  const [search] = useSearchParams()
  const [typed, setTyped] = useState('')
  const view = parseRosterView(search.get('view'))
  const sort = parseRosterSort(search.get('sort'))
  const season =
    roster?.season ?? params.season ?? seasons.find(({ isCurrent }) => isCurrent)?.title ?? ''
  const all = roster?.players ?? []
  const position = positionOfAddress(search.get('position'))
  const isLong = all.length > mostCards
  const players = sortPlayers(
    all.filter(
      (player) =>
        (!position || positionsIn(player).includes(position)) &&
        (!isLong || matchesPlayer(player, typed)),
    ),
    sort,
  )
  const groups = sort === 'position' ? groupByPosition(players) : [{ title: '', players }]
  return (
    <>
      <ScreenHead
        title={`${sport.title} Roster`}
        aside={
          <HeadAside sport={sport}>
            <SeasonPicker
              seasons={seasons}
              current={season}
              to={(title) => links.roster(sport, title)}
            />
            {!inner && all.length > 0 && (
              <Link className="target label" to={rosterPrintHref(sport, season)} data-print="no">
                Print
              </Link>
            )}
          </HeadAside>
        }
      />
      <section className={css.page} aria-labelledby="players">
        <VisuallyHidden>
          <h2 id="players">Players</h2>
        </VisuallyHidden>
        {all.length === 0 && (
          <NoSeason
            what="roster"
            season={season}
            seasons={seasons}
            to={(title) => links.roster(sport, title)}
            next={
              <>
                Until then, see <Link to={scheduleHref(sport)}>when they play</Link>.
              </>
            }
          />
        )}
        {all.length > 0 && (
          <RosterTools
            view={view}
            sort={sort}
            sorts={availableSorts(all)}
            position={position}
            positions={offeredPositions(all)}
            filter={
              isLong && <RosterFilter typed={typed} onTyped={setTyped} found={players.length} />
            }
            count={
              players.length > 0 &&
              view !== 'table' && <RosterCount listed={players.length} roster={roster!} />
            }
          />
        )}
        {all.length > 0 && players.length === 0 && typed && (
          <EmptyNote>No players match “{typed}”.</EmptyNote>
        )}
        {all.length > 0 && players.length === 0 && !typed && (
          <EmptyNote next={<Link to={rosterSearch(view, sort, null)}>Show all players</Link>}>
            No players at {position?.toUpperCase()} on this roster.
          </EmptyNote>
        )}
        {players.length > 0 && view === 'table' && (
          <RosterTable
            players={players}
            sport={sport}
            season={season}
            sort={sort}
            to={(target) => rosterSearch('table', target, position)}
          />
        )}
        {players.length > 0 &&
          view !== 'table' &&
          groups.map(({ title, players: group }, groupIndex) => (
            <Fragment key={title}>
              {title && <h3 className={css.group}>{title}</h3>}
              <ul
                role="list"
                className={`${css.lines} ${cards.players}`}
                data-view={view}
                data-long={isLong || undefined}
              >
                {group.map((player, i) => (
                  <PlayerCard
                    key={player.rosterPlayerId}
                    player={player}
                    sport={sport}
                    view={view}
                    priority={groupIndex === 0 && i < 2}
                  />
                ))}
              </ul>
            </Fragment>
          ))}
      </section>
      <PeopleSection
        id="coaches"
        title="Coaches"
        people={roster?.coaches ?? []}
        action={
          <Link to={coachesHref(sport, roster?.isCurrent ? undefined : season)}>
            View all coaches
          </Link>
        }
      />
      <PeopleSection
        id="support"
        title="Support staff"
        people={roster?.support ?? []}
        action={<Link to={sportStaffHref(sport)}>View all support staff</Link>}
      />
    </>
  )
}
