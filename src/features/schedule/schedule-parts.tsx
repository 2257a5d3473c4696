import { Suspense, useMemo } from 'react'
import type { Schedule } from '../../contract/game.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { listMarks } from '../../domain/games/marks.ts'
import { listGames } from '../../domain/games/schedule.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import css from './ScheduleScreen.module.css'

const { Piece, ready } = lazyHydrated(async () => {
  const [{ ScheduleLinks }, { ScheduleStrip }, { LiveAnnouncer }] = await Promise.all([
    import('./ScheduleLinks.tsx'),
    import('./ScheduleStrip.tsx'),
    import('../../blocks/LiveAnnouncer.tsx'),
  ])
  return { ScheduleLinks, ScheduleStrip, LiveAnnouncer }
})
// The server renders them with the page; the first load of a browser does not need them.
if (import.meta.env.SSR) await ready()

/**
 * The season chart, with its space reserved; none for a single game. The same element until the
 * schedule changes (see `lazyHydrated`).
 */
export function SeasonStripPart({ schedule }: { schedule: Schedule }) {
  return useMemo(
    () =>
      listMarks(listGames(schedule.games)).length > 1 && (
        <div className={css.strip}>
          <Suspense>
            <Piece name="ScheduleStrip" schedule={schedule} />
          </Suspense>
        </div>
      ),
    [schedule],
  )
}

export function ScheduleLinksPart({
  sport,
  schedule,
  tenant,
}: {
  sport: Sport
  schedule: Schedule
  tenant: string
}) {
  return useMemo(
    () => (
      <div className={css.links}>
        <Suspense>
          <Piece name="ScheduleLinks" sport={sport} schedule={schedule} tenant={tenant} />
        </Suspense>
      </div>
    ),
    [sport, schedule, tenant],
  )
}

/** The live announcer, when its chunk is loaded. */
export function AnnouncerPart({ schedule, us }: { schedule: Schedule; us: string }) {
  return useMemo(
    () => (
      <Suspense>
        <Piece name="LiveAnnouncer" games={schedule.games} us={us} />
      </Suspense>
    ),
    [schedule, us],
  )
}
