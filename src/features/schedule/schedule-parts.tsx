import type { ComponentProps } from 'react'
import type { Game, Schedule } from '../../contract/game.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { listMarks } from '../../domain/games/marks.ts'
import { listGames } from '../../domain/games/schedule.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import type { NoGames } from './NoGames.tsx'
import css from './ScheduleScreen.module.css'

const { Piece, ready } = lazyHydrated(async () => {
  const [
    { ScheduleLinks },
    { ScheduleStrip },
    { LiveAnnouncer },
    { EarlierLine },
    { Legend },
    { NoGames },
  ] = await Promise.all([
    import('./ScheduleLinks.tsx'),
    import('./ScheduleStrip.tsx'),
    import('../../blocks/LiveAnnouncer.tsx'),
    import('./EarlierLine.tsx'),
    import('./Legend.tsx'),
    import('./NoGames.tsx'),
  ])
  return { ScheduleLinks, ScheduleStrip, LiveAnnouncer, EarlierLine, Legend, NoGames }
})
// The server renders them with the page; the first load of a browser does not need them.
if (import.meta.env.SSR) await ready()

/** The season chart, with its space reserved; none for a single game. */
export function SeasonStripPart({ schedule }: { schedule: Schedule }) {
  return (
    listMarks(listGames(schedule.games)).length > 1 && (
      <div className={css.strip}>
        <Piece name="ScheduleStrip" schedule={schedule} />
      </div>
    )
  )
}

export const EarlierPart = (props: { games: Game[]; sport: Sport }) => (
  <Piece name="EarlierLine" {...props} />
)

export const NoGamesPart = (props: ComponentProps<typeof NoGames>) => (
  <Piece name="NoGames" {...props} />
)

export const LegendPart = (props: { games: Game[]; sport: Sport }) => (
  <p className={css.legend}>
    <Piece name="Legend" {...props} />
  </p>
)

export function ScheduleLinksPart({
  sport,
  schedule,
  tenant,
}: {
  sport: Sport
  schedule: Schedule
  tenant: string
}) {
  return (
    <div className={css.links}>
      <Piece name="ScheduleLinks" sport={sport} schedule={schedule} tenant={tenant} />
    </div>
  )
}

/** The live announcer, when its chunk is loaded. */
export function AnnouncerPart({ schedule, us }: { schedule: Schedule; us: string }) {
  return <Piece name="LiveAnnouncer" games={schedule.games} us={us} />
}
