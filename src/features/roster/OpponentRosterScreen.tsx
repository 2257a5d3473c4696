import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import type { OpponentRoster } from '../../contract/people.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { fullDate } from '../../domain/calendar/when.ts'
import { offeredPositions, positionOfAddress, positionsIn } from '../../domain/people/positions.ts'
import {
  availableSorts,
  matchesPlayer,
  parseRosterSort,
  sortPlayers,
} from '../../domain/people/roster.ts'
import { rosterHref, scheduleHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { OpponentLine } from './OpponentLine.tsx'
import { PositionPicker } from './PositionPicker.tsx'
import { RosterFilter } from './RosterFilter.tsx'
import css from './RosterScreen.module.css'
import { RosterSorts } from './RosterSorts.tsx'
import { rosterSearch } from './RosterTools.tsx'

type Props = { sport: Sport; roster: OpponentRoster; settings: SiteSettings }

/** The opponent's roster, for fans at the game. */
export default function OpponentRosterScreen({ sport, roster, settings }: Props) {
  const [search] = useSearchParams()
  const sort = parseRosterSort(search.get('sort'))
  const [typed, setTyped] = useState('')
  const { opponent, players, game, historyUrl } = roster
  const positions = offeredPositions(players)
  // Without its picker, nothing on the page would end a filter.
  const requested = positionOfAddress(search.get('position'))
  const position = positions.find(({ code }) => code === requested)?.code ?? null
  const matches = players.filter(
    (player) =>
      (!position || positionsIn(player).includes(position)) && matchesPlayer(player, typed),
  )
  return (
    <>
      <ScreenHead
        title={
          <span className={css.titled}>
            <TeamMark image={opponent.image} name={opponent.title} />
            <span>{`${opponent.title} ${sport.title} Roster`}</span>
          </span>
        }
      />
      <div className="screen">
        {players.length === 0 && (
          <EmptyNote
            next={
              <>
                Opponent rosters are published before the game. See{' '}
                <Link to={scheduleHref(sport)}>when that is</Link>.
              </>
            }
          >
            {opponent.title}’s roster is not available yet.
          </EmptyNote>
        )}
        {players.length > 0 && (
          <section className={css.container} aria-labelledby="players">
            <PlayersHead game={game} count={players.length} />
            <div className={css.tools}>
              <div className={css.find} data-print="no">
                <RosterFilter typed={typed} onTyped={setTyped} found={matches.length} />
                {positions.length > 0 && (
                  <PositionPicker
                    position={position}
                    positions={positions}
                    to={(code) => rosterSearch('cards', sort, code)}
                  />
                )}
              </div>
              <div className={css.order}>
                <div data-print="no">
                  <RosterSorts
                    sorts={availableSorts(players)}
                    sort={sort}
                    to={(target) => rosterSearch('cards', target, position)}
                  />
                </div>
                {(!game || matches.length < players.length) && (
                  <p className="quiet">
                    {matches.length < players.length && `${matches.length} of `}
                    {countPlayers(players.length)}
                  </p>
                )}
              </div>
            </div>
            {matches.length === 0 && (
              <EmptyNote
                next={
                  position && (
                    <Link to={rosterSearch('cards', sort, null)}>Search all positions</Link>
                  )
                }
              >
                No players match “{typed}”.
              </EmptyNote>
            )}
            {matches.length > 0 && (
              <ul role="list" className={css.lines}>
                {sortPlayers(matches, sort).map((player) => (
                  <OpponentLine
                    key={`${player.jerseyNumber} ${player.firstName} ${player.lastName}`}
                    player={player}
                  />
                ))}
              </ul>
            )}
          </section>
        )}
        <MoreLinks>
          <Link to={rosterHref(sport)}>{settings.shortName} roster</Link>
          {historyUrl && <Link to={historyUrl}>All meetings with {opponent.title}</Link>}
          <Link to={scheduleHref(sport)}>Schedule</Link>
        </MoreLinks>
      </div>
    </>
  )
}

const countPlayers = (count: number): string => (count === 1 ? '1 player' : `${count} players`)

/** Which game the players are from, unless their school sent its roster. */
function PlayersHead({ game, count }: { game: OpponentRoster['game']; count: number }) {
  if (!game)
    return (
      <VisuallyHidden>
        <h2 id="players">Players</h2>
      </VisuallyHidden>
    )
  return (
    <>
      <h2 id="players" className="card-title">
        As they played {game.locationIndicator === 'H' ? 'here' : 'us'} on {fullDate(game.date)}
      </h2>
      <p className="quiet">
        {countPlayers(count)} in <Link to={game.url}>the box score</Link>
      </p>
    </>
  )
}
