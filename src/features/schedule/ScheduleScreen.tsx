import { useSearchParams } from 'react-router'
import { GameMark } from '../../blocks/GameMark.tsx'
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
  groupByMonth,
  nextGame,
  parseScheduleView,
  views,
  parseLocationFilter,
  locationFilters,
  featuredGame,
  type View,
  type LocationFilter,
  type GameRun,
  type Month,
} from '../../domain/games/schedule.ts'
import { withZoneLine } from '../../domain/calendar/zone-words.ts'
import { teamRecord } from '../../domain/games/team-records.ts'
import { scheduleHref } from '../../routes/links.ts'
import { Contained } from '../../ui/Contained.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { NoGames } from './NoGames.tsx'
import { AboveLine, Pinned, type RowProps } from './Pinned.tsx'
import { AnnouncerPart, ScheduleLinksPart, SeasonStripPart } from './schedule-parts.tsx'
import css from './ScheduleScreen.module.css'
import { useState } from 'react'
import { ResultLegend } from '../../blocks/ResultLegend.tsx'
import { GameRow } from '../../blocks/GameRow.tsx'
import { getGameKind } from '../../domain/games/game.ts'
import { eventName } from '../../domain/sports/event-name.ts'

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
          <Games
            key={`${schedule.id}${where}`}
            games={games}
            next={next}
            recordOf={recordOf}
            settings={schedule.settings}
            view={view}
          />
        )}
        {games.length === 0 && (
          <NoGames
            sport={sport}
            season={season}
            seasons={seasons}
            where={where}
            none={all.length === 0}
          />
        )}
        {games.length > 0 && <Legend games={games} sport={sport} />}
        {schedule && all.length > 0 && (
          <ScheduleLinksPart sport={sport} schedule={schedule} tenant={settings.tenant} />
        )}
      </div>
      {schedule && <AnnouncerPart schedule={schedule} us={settings.shortName} />}
    </>
  )
}

const sites = { H: 'home', A: 'away', N: 'neutral' } as const

/** What the marks of these games mean. */
function Legend({ games, sport }: { games: Game[]; sport: Sport }) {
  const marks = [
    ...new Set(games.map(({ locationIndicator }) => sites[locationIndicator])),
    ...(games.some(({ conference }) => conference) ? (['conference'] as const) : []),
  ]
  return (
    <p className={css.legend}>
      {marks.map((mark) => (
        <span key={mark}>
          <GameMark mark={mark} legend={eventName(sport)} />
        </span>
      ))}
      <ResultLegend games={games} />
    </p>
  )
}

type ListProps = RowProps & {
  next: number | undefined
  /** The game that is played above the list, where its month only names it. */
  above: number | undefined
  view: View
}

/**
 * The months, with today's or the next game above a long season. It is chosen when the page opens,
 * so that nothing moves when it ends.
 */
function Games({ games, next, view, ...row }: { games: Game[] } & Omit<ListProps, 'above'>) {
  const [pinned] = useState(featuredGame(games))
  const game = games.find(({ id }) => id === pinned?.id)
  const above = pinned && getGameKind(pinned) === 'live' ? pinned.id : undefined
  return (
    <>
      {game && <Pinned game={game} {...row} />}
      {groupByMonth(games).map((month) => (
        <MonthGames key={month.key} month={month} next={next} above={above} view={view} {...row} />
      ))}
    </>
  )
}

/** A month of a schedule with its name beside its games. */
function MonthGames({ month, ...rowProps }: { month: Month } & ListProps) {
  return (
    <section className={css.month} aria-labelledby={`m${month.key}`}>
      <h2 id={`m${month.key}`} className={css.name}>
        {month.name} <span className={css.year}>{month.year}</span>
      </h2>
      <div className={css.runs}>
        {month.runs.map((run) => (
          <Run key={run.games[0]?.id} run={run} {...rowProps} />
        ))}
      </div>
    </section>
  )
}

function Run({
  run: { tournament, games },
  next,
  above,
  recordOf,
  settings,
  view,
}: { run: GameRun } & ListProps) {
  const propsOf = (game: Game) => ({
    game,
    next: game.id === next,
    record: recordOf(game),
    settings,
  })
  const rows =
    view === 'cards' ? (
      <ol role="list" className={css.cards}>
        {games.map((game) => (
          <li key={game.id} className={css.card}>
            <Contained as="p">
              <GameRow as="div" {...propsOf(game)} />
            </Contained>
          </li>
        ))}
      </ol>
    ) : (
      <ol role="list">
        {games.map((game) => (
          <Contained key={game.id} as="li">
            {game.id === above ? <AboveLine game={game} /> : <GameRow {...propsOf(game)} />}
          </Contained>
        ))}
      </ol>
    )
  if (!tournament) return rows
  return (
    <div className={css.tournament}>
      <h3 className={css.cup}>{tournament}</h3>
      {rows}
    </div>
  )
}
