import { Fragment } from 'react'
import { PrintPage } from '../../blocks/PrintPage.tsx'
import type { Schedule } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { hasOutcome } from '../../domain/games/game.ts'
import { withZoneLine } from '../../domain/calendar/zone-words.ts'
import { listGames } from '../../domain/games/schedule.ts'
import { textLines } from '../../domain/games/schedule-lines.ts'
import { scheduleHref } from '../../routes/links.ts'
import { Scroller } from '../../ui/Scroller.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { RecordText } from './RecordText.tsx'
import css from './TextScheduleScreen.module.css'
import { eventName } from '../../domain/sports/event-name.ts'

/** A schedule as plain text to copy and print. */
export default function TextScheduleScreen({
  sport,
  schedule,
  settings,
}: {
  sport: Sport
  schedule: Schedule
  settings: SiteSettings
}) {
  const games = listGames(schedule.games)
  return (
    <PrintPage
      settings={settings}
      title={`${schedule.season} ${sport.title} Schedule`}
      back={{ to: scheduleHref(sport, schedule.season), label: 'Back to the schedule' }}
      lead={<RecordText record={schedule.record} />}
    >
      {games.length > 0 ? (
        <Scroller label="Schedule as text">
          <pre className={css.text}>
            {textLines(games).map((line, i) => (
              <Fragment key={line.game?.id ?? `head-${i}`}>
                {line.before}
                {line.game && hasOutcome(line.game) ? (
                  <Spoiler of={line.game.id}>{line.end}</Spoiler>
                ) : (
                  line.end
                )}
                {line.after}
                {'\n'}
              </Fragment>
            ))}
          </pre>
        </Scroller>
      ) : (
        <p>The {schedule.season} schedule has not been published yet.</p>
      )}
      {games.length > 0 && (
        <p className={css.legend}>
          {[
            games.some(({ conference }) => conference) && `* Conference ${eventName(sport)}.`,
            withZoneLine(null, settings.timeZone),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </PrintPage>
  )
}
