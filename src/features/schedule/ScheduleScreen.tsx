import { useSearchParams } from 'react-router'
import { hasRecord, RecordLine } from '../../blocks/RecordLine.tsx'
import { HeadAside } from '../../blocks/my-teams/HeadAside.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { SeasonPicker } from '../../blocks/SeasonPicker.tsx'
import type { Schedule, Game } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Season, Sport } from '../../contract/sport.schema.ts'
import type { ConferenceStanding } from '../../contract/sports.schema.ts'
import {
  filterByLocation,
  listGames,
  nextGame,
  parseScheduleView,
  views,
  parseLocationFilter,
  locationFilters,
  type View,
  type LocationFilter,
} from '../../domain/games/schedule.ts'
import { withZoneLine } from '../../domain/calendar/zone-words.ts'
import { teamRecord } from '../../domain/games/team-records.ts'
import { scheduleHref } from '../../routes/links.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Months } from './Months.tsx'
import {
  AnnouncerPart,
  LegendPart,
  NoGamesPart,
  ScheduleLinksPart,
  SeasonStripPart,
} from './schedule-parts.tsx'
import css from './ScheduleScreen.module.css'

type Props = {
  sport: Sport
  schedule: Schedule | null
  seasons: Season[]
  standings: ConferenceStanding | null
  settings: SiteSettings
  params: { seasonTitle?: string | undefined }
}

export default function ScheduleScreen({
  sport,
  schedule,
  seasons,
  standings,
  settings,
  params,
}: Props) {
  const [search] = useSearchParams()
  const where = parseLocationFilter(search.get('where'))
  const season =
    schedule?.season ??
    params.seasonTitle ??
    seasons.find(({ isCurrent }) => isCurrent)?.title ??
    ''
  const all = listGames(schedule?.games ?? [])
  const games = filterByLocation(all, where)
  const next = nextGame(all)?.id
  const recordOf = (game: Game) => teamRecord(standings ? [standings] : [], game, 'opponent')
  const defaultView = schedule?.settings.defaultView ?? 'list'
  const view = parseScheduleView(search.get('view'), defaultView)
  const to = (location: LocationFilter, as: View) => {
    const parts = [location && `where=${location}`, as !== defaultView && `view=${as}`]
    return `?${parts.filter(Boolean).join('&')}`
  }
  return (
    <>
      <ScreenHead
        title={`${sport.title} Schedule`}
        aside={
          <HeadAside sport={sport}>
            <SeasonPicker
              seasons={seasons}
              current={season}
              to={(title) => scheduleHref(sport, title)}
            />
          </HeadAside>
        }
      >
        {schedule && hasRecord(schedule.record) && (
          <RecordLine record={schedule.record}>
            <SeasonStripPart schedule={schedule} />
          </RecordLine>
        )}
      </ScreenHead>
      <div className={css.page}>
        {all.length > 0 && (
          <div className={css.tools}>
            <Segmented
              label="Where"
              items={locationFilters
                .filter(([value]) => value === where || filterByLocation(all, value).length > 0)
                .map(([value, label]) => ({
                  to: to(value, view),
                  label,
                  current: value === where,
                }))}
            />
            <Segmented
              label="View"
              items={views.map((option) => ({
                to: to(where, option),
                label: option === 'list' ? 'List' : 'Cards',
                current: option === view,
              }))}
            />
          </div>
        )}
        {schedule && all.length > 0 && (
          <p className={css.note}>{withZoneLine(schedule.note, settings.timeZone)}</p>
        )}
        {schedule && (
          <Months
            key={`${schedule.id}${where}`}
            games={games}
            folds={!where}
            sport={sport}
            next={next}
            recordOf={recordOf}
            settings={schedule.settings}
            view={view}
          />
        )}
        {games.length === 0 && (
          <NoGamesPart
            sport={sport}
            season={season}
            seasons={seasons}
            where={where}
            none={all.length === 0}
          />
        )}
        {games.length > 0 && <LegendPart games={games} sport={sport} />}
        {schedule && all.length > 0 && (
          <ScheduleLinksPart sport={sport} schedule={schedule} tenant={settings.tenant} />
        )}
      </div>
      {schedule && <AnnouncerPart schedule={schedule} us={settings.shortName} />}
    </>
  )
}
