import { TeamMark } from '../../blocks/TeamMark.tsx'
import { TeamRecord } from '../../blocks/TeamRecord.tsx'
import type { ConferenceGame, ConferenceTeam } from '../../contract/conference-games.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { ConferenceStanding } from '../../contract/sports.schema.ts'
import { plainTime } from '../../domain/calendar/clock-words.ts'
import { formatFinal } from '../../domain/games/score.ts'
import { schoolRecord } from '../../domain/games/team-records.ts'
import css from './BoardScreen.module.css'

type Props = {
  /** Of one day. */
  games: readonly ConferenceGame[]
  conference: SiteSettings['conference']
  standings: readonly ConferenceStanding[]
  /** Sports of which no other game is played that day. */
  idle: readonly string[]
  level: 3 | 4
}

/** The day's games of the other schools of the conference, by sport. */
export function ConferenceScores({ games, conference, standings, idle, level }: Props) {
  if (games.length === 0 && idle.length === 0) return null
  const Heading = `h${level}` as const
  const name = conference?.abbreviation
  return (
    <div className={css.around}>
      <Heading>{name ? `Around the ${name}` : 'Conference scores'}</Heading>
      {idle.map((sport) => (
        <p key={sport}>{`No other ${name ?? 'conference'} ${sport.toLowerCase()} games today.`}</p>
      ))}
      {[...Map.groupBy(games, ({ sport }) => sport.title)].map(([sport, ofSport]) => (
        <div key={sport}>
          <p className="quiet">{sport}</p>
          <ul role="list" className={css.others} aria-label={sport}>
            {ofSport.map((game) => (
              <Row
                key={`${game.away.title} ${game.home.title} ${game.time}`}
                game={game}
                standings={standings}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Row({ game, standings }: { game: ConferenceGame } & Pick<Props, 'standings'>) {
  const { sport, date, away, home } = game
  // The records of standings are today's, not those on the day of an old result.
  const recordOf = (team: ConferenceTeam) =>
    team.score === null ? schoolRecord(standings, game, team) : ''
  return (
    <li data-game={`${away.title} at ${home.title}`}>
      <div>
        {[away, home].map((team) => (
          <p key={team.title} className="row">
            <TeamMark image={team.image} name={team.title} />
            <span className={css.who}>
              {team.title}
              {recordOf(team) && (
                <>
                  {' '}
                  <span className="quiet">
                    <TeamRecord record={recordOf(team)} />
                  </span>
                </>
              )}
            </span>
            {team.score !== null && (
              <span data-spoils={`${sport.id}/${date}/${home.title}`}>
                {isHighest(team.score, game) ? <b>{team.score}</b> : <span>{team.score}</span>}
              </span>
            )}
          </p>
        ))}
      </div>
      <p className="quiet">{stateOf(game)}</p>
    </li>
  )
}

const isHighest = (score: number, { away, home }: ConferenceGame): boolean =>
  score === Math.max(away.score ?? 0, home.score ?? 0)

/** 'Final/OT', 'Final · Conference final', '7 p.m.', 'Started 7 p.m.' */
function stateOf({ home, time, note, hasBegun }: ConferenceGame): string {
  if (home.score !== null) return formatFinal(note)
  const start = time ? plainTime(time) : 'TBA'
  return [hasBegun ? `Started ${start}` : start, note].filter(Boolean).join(' · ')
}
