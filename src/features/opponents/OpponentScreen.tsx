import { SeasonStrip } from '../../blocks/charts/SeasonStrip.tsx'
import { SeriesBar } from '../../blocks/charts/SeriesBar.tsx'
import { hasRecord, RecordLine } from '../../blocks/RecordLine.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import type { OpponentHistory, Meeting } from '../../contract/opponents.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport, SportRef } from '../../contract/sport.schema.ts'
import { listMarks } from '../../domain/games/marks.ts'
import { winPercentage } from '../../domain/games/record.ts'
import { opponentsHref, resultsHref, scheduleHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'
import css from './opponents.module.css'
import { SeriesFacts } from './SeriesFacts.tsx'
import { ResultMark } from '../../blocks/ResultMark.tsx'
import { formatResult } from '../../domain/games/results.ts'
import { countMeetings, formatPartialDate } from '../../domain/games/opponent-history.ts'
import { dateTimeAttribute } from '../../domain/calendar/when.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

type Props = { sport: Sport; history: OpponentHistory; settings: SiteSettings }

/** All meetings with a school: totals, streaks, largest wins, list. */
export default function OpponentScreen({ sport, history, settings }: Props) {
  const { opponent, wins, losses, ties, record, rosterUrl, meetings } = history
  const figures = {
    ...history,
    overallRecord: record,
    overallPercentage: winPercentage({ won: wins, lost: losses, tied: ties }),
  }
  // The record book may lack meetings.
  const label = meetings.some(({ gameId }) => gameId === null) ? 'In listed meetings' : 'All time'
  const oldestFirst = meetings.toReversed()
  const marks = listMarks(oldestFirst)
  return (
    <>
      <ScreenHead
        title={`${sport.title} vs ${opponent.title}`}
        aside={
          <span className={css.mark}>
            <TeamMark image={opponent.image} name={opponent.title} />
          </span>
        }
      >
        {hasRecord(figures) && <RecordLine record={figures} label={label} />}
      </ScreenHead>
      <div className="screen container">
        {meetings.length === 0 && (
          <EmptyNote>
            {sport.title} has not met {opponent.title} before.
          </EmptyNote>
        )}
        {meetings.length > 0 && (
          <div data-spoils="record">
            <SeriesBar
              us={settings.shortName}
              them={opponent.title}
              wins={wins}
              losses={losses}
              ties={ties}
            />
          </div>
        )}
        {meetings.length > 0 && <SeriesFacts meetings={oldestFirst} them={opponent.title} />}
        {marks.length > 1 && (
          <figure>
            <SeasonStrip marks={marks} label={`${settings.shortName} and ${opponent.title}`} />
            <figcaption className="caption">Series history, oldest first</figcaption>
          </figure>
        )}
        {meetings.length > 0 && <MeetingsTable meetings={meetings} sport={sport} />}
        <MoreLinks>
          {rosterUrl && <Link to={rosterUrl}>{opponent.title} roster</Link>}
          <Link to={opponentsHref(sport)}>All opponents</Link>
          <Link to={scheduleHref(sport)}>Schedule</Link>
        </MoreLinks>
      </div>
    </>
  )
}

const locationLabels = { H: 'Home', A: 'Away', N: 'Neutral' }
const columns = [
  { key: 'date', label: 'Date' },
  { key: 'result', label: 'Result' },
  { key: 'season', label: 'Season' },
  { key: 'place', label: 'Place' },
  { key: 'location', label: 'Location', words: true },
  { key: 'note', label: 'Note', words: true },
]

/** Every meeting with a school, newest first. */
function MeetingsTable({ meetings, sport }: { meetings: Meeting[]; sport: SportRef }) {
  const rows = meetings.map((meeting, i) => ({
    key: meeting.gameId ?? `past-${i}`,
    cells: [
      <time key="date" dateTime={dateTimeAttribute(meeting.date)}>
        {formatPartialDate(meeting.date)}
      </time>,
      <Result key="result" meeting={meeting} />,
      <Link key="season" to={resultsHref(sport, meeting.season)}>
        {meeting.season}
      </Link>,
      meeting.locationIndicator && locationLabels[meeting.locationIndicator],
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
    <DataTable caption={`${countMeetings(meetings)}, latest first`} columns={columns} rows={rows} />
  )
}

function Result({ meeting }: { meeting: Meeting }) {
  const { mark, score } = formatResult(meeting)
  return (
    <span className={css.result} data-spoils={meeting.gameId ?? meeting.date}>
      {mark && <ResultMark result={mark} />}{' '}
      {score && meeting.url?.includes('/boxscore/') ? (
        <Link to={meeting.url}>
          {score}
          <VisuallyHidden>, box score, {formatPartialDate(meeting.date)}</VisuallyHidden>
        </Link>
      ) : (
        <span>{score}</span>
      )}
    </span>
  )
}
