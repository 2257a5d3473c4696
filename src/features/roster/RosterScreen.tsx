import { use } from 'react'
import { useSearchParams } from 'react-router'
import { HeadAside } from '../../blocks/my-teams/HeadAside.tsx'
import { NoSeason } from '../../blocks/NoSeason.tsx'
import { PeopleLinks } from '../../blocks/people-links.ts'
import { PeopleSection } from '../../blocks/PeopleSection.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { SeasonPicker } from '../../blocks/SeasonPicker.tsx'
import type { Roster, Player } from '../../contract/roster.schema.ts'
import type { Season, Sport, SportRef } from '../../contract/sport.schema.ts'
import { offeredPositions, positionOfAddress, positionsIn } from '../../domain/people/positions.ts'
import {
  parseRosterSort,
  sortPlayers,
  availableSorts,
  parseRosterView,
  formatAcademicYear,
  fullName,
  heightText,
  formatPosition,
  weightText,
} from '../../domain/people/roster.ts'
import { displayFaceProps } from '../../domain/words/display-face.ts'
import { coachesHref, sportStaffHref, scheduleHref, rosterPrintHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PlayerLine } from './PlayerLine.tsx'
import css from './RosterScreen.module.css'
import { RosterTable } from './RosterTable.tsx'
import { rosterSearch, RosterTools } from './RosterTools.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { CaptainMark } from './CaptainMark.tsx'
import { NumberOutline } from './NumberOutline.tsx'
import { PlayerLink } from './PlayerLink.tsx'

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
  const view = parseRosterView(search.get('view'))
  const sort = parseRosterSort(search.get('sort'))
  const season =
    roster?.season ?? params.season ?? seasons.find(({ isCurrent }) => isCurrent)?.title ?? ''
  const all = roster?.players ?? []
  const position = positionOfAddress(search.get('position'))
  const players = sortPlayers(
    position ? all.filter((player) => positionsIn(player).includes(position)) : all,
    sort,
  )
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
            print={inner ? null : rosterPrintHref(sport, season)}
          />
        )}
        {all.length > 0 && players.length === 0 && (
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
            to={(one) => rosterSearch('table', one, position)}
          />
        )}
        {view === 'cards' && (
          <ul role="list" className={css.cards}>
            {players.map((player, i) => (
              <PlayerCard
                key={player.rosterPlayerId}
                player={player}
                sport={sport}
                priority={i < 2}
              />
            ))}
          </ul>
        )}
        {view === 'list' && (
          <ul role="list" className={css.lines}>
            {players.map((player) => (
              <PlayerLine key={player.rosterPlayerId} player={player} sport={sport} />
            ))}
          </ul>
        )}
      </section>
      <PeopleSection
        title="Coaches"
        people={roster?.coaches ?? []}
        action={
          <Link to={coachesHref(sport, roster?.isCurrent ? undefined : season)}>
            View all coaches
          </Link>
        }
      />
      <PeopleSection
        title="Support staff"
        people={roster?.support ?? []}
        action={<Link to={sportStaffHref(sport)}>Support staff</Link>}
      />
    </>
  )
}

/** A player card: the number large on the portrait, the name below. Printed, it is a row. */
function PlayerCard({
  player,
  sport,
  priority,
}: {
  player: Player
  sport: SportRef
  priority: boolean
}) {
  return (
    <li className={css.card} data-skipped>
      <div className={css.portrait}>
        <Picture
          image={player.image}
          sizes="(min-width: 64rem) 15rem, 46vw"
          ratio="4/5"
          alt=""
          priority={priority}
          person={!player.jerseyNumber}
          fallback={
            player.jerseyNumber && (
              <NumberOutline centred className={css.outline} number={player.jerseyNumber} />
            )
          }
        />
        {player.jerseyNumber && (
          <b className={css.number} data-drawn={!player.image || undefined}>
            {player.jerseyNumber}
          </b>
        )}
      </div>
      <h3 className={css.name} {...displayFaceProps(fullName(player))}>
        <PlayerLink className="card-link" player={player} sport={sport}>
          <span className={css.first}>{player.firstName}</span> {player.lastName}
        </PlayerLink>
      </h3>
      <p className={css.facts}>
        {[formatPosition(player), formatAcademicYear(player)].filter(Boolean).join(' · ')}
        {player.isCaptain && <CaptainMark />}
      </p>
      {player.hometown && <p className={css.home}>{player.hometown}</p>}
      <p className={css.size}>
        {[heightText(player), weightText(player)].filter(Boolean).join(', ')}
      </p>
    </li>
  )
}
