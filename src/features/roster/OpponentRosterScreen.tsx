import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import type { OpponentRoster } from '../../contract/people.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { fullDate } from '../../domain/calendar/when.ts'
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
import { OpponentLine } from './OpponentLine.tsx'
import { RosterFilter } from './RosterFilter.tsx'
import css from './RosterScreen.module.css'
import { RosterSorts } from './RosterSorts.tsx'

type Props = { sport: Sport; roster: OpponentRoster; settings: SiteSettings }

/** The opponent's roster by number, for fans at the game. */
export default function OpponentRosterScreen({ sport, roster, settings }: Props) {
  const sort = parseRosterSort(useSearchParams()[0].get('sort'))
  const [typed, setTyped] = useState('')
  const { opponent, players, game, season, historyUrl } = roster
  const matches = players.filter((player) => matchesPlayer(player, typed))
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
            <div className={css.tools}>
              <div>
                <h2 id="players" className="card-title">
                  {game
                    ? `As they played ${game.locationIndicator === 'H' ? 'here' : 'us'} on ` +
                      `${fullDate(game.date)}`
                    : `${season} roster`}
                </h2>
                <p className="quiet">
                  {players.length} {players.length === 1 ? 'player' : 'players'}
                  {game && (
                    <>
                      {' '}
                      in <Link to={game.url}>the box score</Link>
                    </>
                  )}
                </p>
              </div>
              <div className={css.find} data-print="no">
                <RosterFilter typed={typed} onTyped={setTyped} found={matches.length} />
                <RosterSorts
                  sorts={availableSorts(players)}
                  sort={sort}
                  to={(target) => (target === 'jersey' ? '?' : `?sort=${target}`)}
                />
              </div>
            </div>
            {matches.length === 0 && <EmptyNote>No players match “{typed}”.</EmptyNote>}
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
