import type { Meeting } from '../../contract/opponents.schema.ts'
import { longestStreak, type Mark } from '../../domain/games/marks.ts'
import { formatResult } from '../../domain/games/results.ts'
import {
  formatPartialDate,
  isPlayedMeeting,
  largestMargins,
} from '../../domain/games/opponent-history.ts'
import { Link } from '../../ui/Link.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import css from './opponents.module.css'

/** Facts of a rivalry: first meeting, streaks, largest wins. `meetings`: oldest first. */
export function SeriesFacts({ meetings, them }: { meetings: Meeting[]; them: string }) {
  const played = meetings.filter(isPlayedMeeting)
  const [first, last] = [played[0], played.at(-1)]
  const wins = largestMargins(meetings, 'W')
  const losses = largestMargins(meetings, 'L', 1)
  return (
    <dl className={css.facts}>
      {first && (
        <div>
          <dt>First meeting</dt>
          <dd>
            <One meeting={first} />
          </dd>
        </div>
      )}
      {last && last !== first && (
        <div>
          <dt>Latest meeting</dt>
          <dd>
            <One meeting={last} />
          </dd>
        </div>
      )}
      <Row meetings={meetings} mark="W" label="Longest winning streak" />
      <Row meetings={meetings} mark="L" label="Longest losing streak" />
      {wins.length > 0 && (
        <div>
          <dt>Largest wins</dt>
          {wins.map((meeting) => (
            <dd key={meeting.date}>
              <One meeting={meeting} />
            </dd>
          ))}
        </div>
      )}
      {losses.length > 0 && (
        <div>
          <dt>{them}’s largest win</dt>
          {losses.map((meeting) => (
            <dd key={meeting.date}>
              <One meeting={meeting} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

function One({ meeting }: { meeting: Meeting }) {
  const { mark, score } = formatResult(meeting)
  const text = [mark, score].filter(Boolean).join(' ')
  return (
    <>
      {text && (
        <b data-spoils={meeting.gameId ?? meeting.date}>
          {meeting.url?.includes('/boxscore/') ? (
            <Link to={meeting.url}>{text}</Link>
          ) : (
            <span>{text}</span>
          )}
          ,{' '}
        </b>
      )}
      {formatPartialDate(meeting.date)}
    </>
  )
}

function Row({ meetings, mark, label }: { meetings: Meeting[]; mark: Mark; label: string }) {
  const row = longestStreak(meetings, mark)
  if (!row || row.length < 2) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Spoiler of="record">
          <b>{row.length}</b>, {formatPartialDate(row.first.date)} to{' '}
          {formatPartialDate(row.last.date)}
        </Spoiler>
      </dd>
    </div>
  )
}
