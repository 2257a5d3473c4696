import { useSearchParams } from 'react-router'
import { GameMark } from '../../blocks/GameMark.tsx'
import { hasRecord, RecordLine } from '../../blocks/RecordLine.tsx'
import { HeadAside } from '../../blocks/my-teams/HeadAside.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { SeasonPicker } from '../../blocks/SeasonPicker.tsx'
import type { Schedule } from '../../contract/schema/game.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { Season, Sport } from '../../contract/schema/sport.ts'
import {
  gamesAt,
  listedGames,
  monthsOf,
  nextGame,
  viewOf,
  views,
  whereOf,
  wheres,
  type View,
  type Where,
} from '../../domain/games/schedule.ts'
import { scheduleHref } from '../../routes/links.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { MonthGames } from './MonthGames.tsx'
import { NoGames } from './NoGames.tsx'
import { PinnedGame } from './PinnedGame.tsx'
import { AnnouncerPart, ScheduleLinksPart, SeasonStripPart } from './schedule-parts.tsx'
import css from './ScheduleScreen.module.css'

type Props = {
  sport: Sport
  schedule: Schedule | null
  seasons: Season[]
  settings: SiteSettings
  params: { seasonTitle?: string | undefined }
}

export default function ScheduleScreen({ sport, schedule, seasons, settings, params }: Props) {
  const [search] = useSearchParams()
  const where = whereOf(search.get('where'))
  const season =
    schedule?.season ??
    params.seasonTitle ??
    seasons.find(({ isCurrent }) => isCurrent)?.title ??
    ''
  const all = listedGames(schedule?.games ?? [])
  const games = gamesAt(all, where)
  const next = nextGame(all)?.id
  const usual = schedule?.settings.defaultView ?? 'list'
  const view = viewOf(search.get('view'), usual)
  const to = (at: Where, as: View) =>
    `?${[at && `where=${at}`, as !== usual && `view=${as}`].filter(Boolean).join('&')}`
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
          <>
            <RecordLine record={schedule.record} />
            <SeasonStripPart schedule={schedule} />
          </>
        )}
      </ScreenHead>
      <div className={css.page}>
        {all.length > 0 && (
          <div className={css.tools}>
            <Segmented
              label="Where"
              items={wheres.map(([value, label]) => ({
                to: to(value, view),
                label,
                current: value === where,
              }))}
            />
            <Segmented
              label="View"
              items={views.map((one) => ({
                to: to(where, one),
                label: one === 'list' ? 'List' : 'Cards',
                current: one === view,
              }))}
            />
            <p className={css.legend}>
              {(['home', 'away', 'neutral', 'conference'] as const).map((mark) => (
                <span key={mark}>
                  <GameMark mark={mark} legend />
                </span>
              ))}
            </p>
          </div>
        )}
        {schedule?.note && <p className={css.note}>{schedule.note}</p>}
        {schedule && (
          <PinnedGame key={`${schedule.id}${where}`} games={games} settings={schedule.settings} />
        )}
        {schedule &&
          monthsOf(games).map((month) => (
            <MonthGames
              key={month.key}
              month={month}
              next={next}
              settings={schedule.settings}
              view={view}
            />
          ))}
        {games.length === 0 && (
          <NoGames
            sport={sport}
            season={season}
            seasons={seasons}
            where={where}
            none={all.length === 0}
          />
        )}
        {schedule && all.length > 0 && (
          <ScheduleLinksPart sport={sport} schedule={schedule} tenant={settings.tenant} />
        )}
      </div>
      {schedule && <AnnouncerPart schedule={schedule} us={settings.shortName} />}
    </>
  )
}
