import { SeasonStrip } from '../../blocks/charts/SeasonStrip.tsx'
import { SeriesBar } from '../../blocks/charts/SeriesBar.tsx'
import { ResultMark } from '../../blocks/ResultMark.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { OpponentHistory } from '../../contract/opponents.schema.ts'
import { listMarks } from '../../domain/games/marks.ts'
import { isInSets } from '../../domain/games/box-score.ts'
import { averageMeetings } from '../../domain/games/matchup.ts'
import { formatResult } from '../../domain/games/results.ts'
import { formatPartialDate } from '../../domain/games/opponent-history.ts'
import { extraSuffix } from '../../domain/games/score.ts'
import { dateTimeAttribute } from '../../domain/calendar/when.ts'
import { Link } from '../../ui/Link.tsx'
import { ScoreText } from '../../ui/ScoreText.tsx'
import css from './GameCenterScreen.module.css'

/** Meetings listed here; the opponent's page has all. */
const maxMeetings = 5

/** The series: one bar for all meetings, the last ten results, the newest by name. */
export function History({
  history,
  us,
  game,
}: {
  history: OpponentHistory
  us: string
  game: Game
}) {
  const { opponent, wins, losses, ties, meetings, url } = history
  const played = meetings.filter(({ result }) => result?.status)
  const marks = listMarks(played.toReversed())
  // The mean of sets says nothing.
  const average = isInSets(game.sport) ? null : averageMeetings(meetings)
  const isFirst = game.type !== 'S' && played.length > 0 && played.every(({ type }) => type === 'S')
  return (
    <div className={css.history}>
      {isFirst && <p>First meeting that is not an exhibition.</p>}
      {(wins + losses + ties > 0 || marks.length > 1) && (
        <div className={css.pictures} data-spoils="record">
          <SeriesBar us={us} them={opponent.title} wins={wins} losses={losses} ties={ties} />
          {marks.length > 1 && (
            <figure>
              <SeasonStrip marks={marks} label={`Last ${marks.length} meetings`} />
              <figcaption className={css.place}>
                Last {marks.length} meetings, oldest first
              </figcaption>
            </figure>
          )}
          {average && (
            <p className="quiet">
              <ScoreText
                text={`Average score, last ${average.meetings} meetings: ${average.score}`}
              />
            </p>
          )}
        </div>
      )}
      <ul role="list">
        {played.slice(0, maxMeetings).map((meeting) => {
          const { mark, score } = formatResult(meeting)
          const location = meeting.location ?? ''
          const city = location.replace(/,.*/, '')
          return (
            <li key={`${meeting.gameId}${meeting.date}`} className={css.meeting}>
              {mark && (
                <span data-spoils={meeting.gameId ?? meeting.date}>
                  <ResultMark result={mark} />
                </span>
              )}
              <span className={css.score} data-spoils={meeting.gameId ?? meeting.date}>
                {meeting.url?.includes('/boxscore/') ? (
                  <Link to={meeting.url}>{score}</Link>
                ) : (
                  <span>{score}</span>
                )}
                <span className={css.extra}>{extraSuffix(meeting.note)}</span>
              </span>
              <time dateTime={dateTimeAttribute(meeting.date)}>
                {formatPartialDate(meeting.date)}
              </time>
              <span className={css.place}>
                {[meeting.type === 'S' && 'Exhibition', city].filter(Boolean).join(' · ')}
                <span className={css.state}>{location.slice(city.length)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {url && (
        <p>
          <Link className="target bold" to={url}>
            All meetings with {opponent.title}
          </Link>
        </p>
      )}
    </div>
  )
}
