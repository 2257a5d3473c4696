import { PrintPage } from '../../blocks/PrintPage.tsx'
import { PrintTable, type PrintColumn } from '../../blocks/PrintTable.tsx'
import type { Schedule } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { withZoneLine } from '../../domain/calendar/zone-words.ts'
import { formatChannels } from '../../domain/games/game-outcome.ts'
import { hasOutcome, isOff } from '../../domain/games/game.ts'
import { listGames } from '../../domain/games/schedule.ts'
import { scheduleLine } from '../../domain/games/schedule-lines.ts'
import { scheduleHref } from '../../routes/links.ts'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { RecordText } from './RecordText.tsx'
import { eventName } from '../../domain/sports/event-name.ts'

/** A printed schedule with a row per game. Columns without values are left out. */
export default function PrintScheduleScreen({
  sport,
  schedule,
  settings,
}: {
  sport: Sport
  schedule: Schedule
  settings: SiteSettings
}) {
  const games = listGames(schedule.games)
  const lines = games.map((game) => ({
    id: game.id,
    tournament: game.tournament?.title ?? '',
    channels: formatChannels(game) || (!isOff(game) && game.media.tv?.title) || '',
    ...scheduleLine(game),
    tells: hasOutcome(game),
  }))
  const columns: (PrintColumn & { cell: Exclude<keyof (typeof lines)[number], 'tells'> })[] = [
    { label: 'Date', cell: 'date', tight: true },
    { label: 'Opponent', cell: 'opponent', row: true },
    { label: 'Location', cell: 'place' },
    { label: 'Time or result', cell: 'when' },
    { label: 'Tournament', cell: 'tournament' },
    { label: 'TV', cell: 'channels' },
  ]
  const visibleColumns = columns.filter(
    ({ cell }) => cell === 'opponent' || lines.some((line) => line[cell]),
  )
  return (
    <PrintPage
      settings={settings}
      title={`${schedule.season} ${sport.title} Schedule`}
      back={{ to: scheduleHref(sport, schedule.season), label: 'Back to the schedule' }}
      lead={<RecordText record={schedule.record} />}
    >
      {games.length > 0 && <p>{withZoneLine(schedule.note, settings.timeZone)}</p>}
      {games.length === 0 ? (
        <p>The {schedule.season} schedule has not been published yet.</p>
      ) : (
        <PrintTable
          label={`${schedule.season} ${sport.title}`}
          columns={visibleColumns}
          rows={lines.map((line) => ({
            key: line.id,
            cells: visibleColumns.map(({ cell }) =>
              cell === 'when' && line.tells ? (
                <Spoiler key={cell} of={line.id}>
                  {line[cell]}
                </Spoiler>
              ) : (
                line[cell]
              ),
            ),
          }))}
        />
      )}
      {games.some(({ conference }) => conference) && <p>{`* Conference ${eventName(sport)}.`}</p>}
    </PrintPage>
  )
}
