import { ResultMark } from '../../blocks/ResultMark.tsx'
import type { Meeting } from '../../contract/schema/opponent-history.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { resultWords } from '../../domain/games/results.ts'
import { knownDate } from '../../domain/games/series.ts'
import { dateTimeAttribute } from '../../domain/calendar/when.ts'
import { resultsHref } from '../../routes/links/games.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './MeetingsTable.module.css'

const places = { H: 'Home', A: 'Away', N: 'Neutral' }
const columns = [
  { key: 'date', label: 'Date' },
  { key: 'result', label: 'Result' },
  { key: 'season', label: 'Season' },
  { key: 'place', label: 'Place' },
  { key: 'location', label: 'Location', words: true },
  { key: 'note', label: 'Note', words: true },
]

/** Every meeting with a school, the newest first. */
export function MeetingsTable({ meetings, sport }: { meetings: Meeting[]; sport: SportRef }) {
  const rows = meetings.map((meeting, i) => ({
    key: meeting.gameId ?? `past-${i}`,
    cells: [
      <time key="date" dateTime={dateTimeAttribute(meeting.date)}>
        {knownDate(meeting.date)}
      </time>,
      <Result key="result" meeting={meeting} />,
      <Link key="season" to={resultsHref(sport, meeting.season)}>
        {meeting.season}
      </Link>,
      meeting.locationIndicator && places[meeting.locationIndicator],
      meeting.location,
      meeting.status === 'C' || meeting.status === 'P'
        ? ''
        : [
            meeting.type === 'S' && 'Exhibition',
            meeting.forfeit && 'Forfeit',
            meeting.note?.replace(/^\(|\)$/g, ''),
          ]
            .filter(Boolean)
            .join(' · '),
    ],
  }))
  return (
    <DataTable
      caption={`${meetings.length} ${meetings.length === 1 ? 'meeting' : 'meetings'}, the latest first`}
      columns={columns}
      rows={rows}
    />
  )
}

function Result({ meeting }: { meeting: Meeting }) {
  const { mark, score } = resultWords(meeting)
  return (
    <span className={css.result} data-spoils={meeting.gameId ?? meeting.date}>
      {mark && <ResultMark result={mark} />}{' '}
      {score && meeting.url?.includes('/boxscore/') ? (
        <Link to={meeting.url}>
          {score}
          <VisuallyHidden>, box score, {knownDate(meeting.date)}</VisuallyHidden>
        </Link>
      ) : (
        <span>{score}</span>
      )}
    </span>
  )
}
