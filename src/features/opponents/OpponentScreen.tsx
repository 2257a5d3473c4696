import { SeasonStrip } from '../../blocks/charts/SeasonStrip.tsx'
import { SeriesBar } from '../../blocks/charts/SeriesBar.tsx'
import { hasRecord, RecordLine } from '../../blocks/RecordLine.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import type { OpponentHistory } from '../../contract/schema/opponent-history.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { marksOf } from '../../domain/games/marks.ts'
import { share } from '../../domain/games/record.ts'
import { opponentsHref } from '../../routes/links/games.ts'
import { scheduleHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'
import { MeetingsTable } from './MeetingsTable.tsx'
import css from './OpponentScreen.module.css'
import { SeriesFacts } from './SeriesFacts.tsx'

type Props = { sport: Sport; history: OpponentHistory; settings: SiteSettings }

/**
 * All meetings with a school: what they came to, the longest rows and the clearest wins, and each
 * of them.
 */
export default function OpponentScreen({ sport, history, settings }: Props) {
  const { opponent, wins, losses, ties, record, rosterUrl, meetings } = history
  const figures = {
    ...history,
    overallRecord: record,
    overallPercentage: share({ won: wins, lost: losses, tied: ties }),
  }
  const oldestFirst = meetings.toReversed()
  const marks = marksOf(oldestFirst)
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
        {hasRecord(figures) && <RecordLine record={figures} label="All time" />}
      </ScreenHead>
      <div className={css.page}>
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
          <figure className={css.strip}>
            <SeasonStrip marks={marks} label={`${settings.shortName} and ${opponent.title}`} />
            <figcaption className={css.caption}>
              Meeting by meeting, the first at the left: up for a win, down for a loss
            </figcaption>
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
