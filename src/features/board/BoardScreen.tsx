import { useId, useMemo, useState, type ReactElement } from 'react'
import { DayStrip } from '../../blocks/DayStrip.tsx'
import { LiveAnnouncer } from '../../blocks/LiveAnnouncer.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { ConferenceGame } from '../../contract/conference-games.schema.ts'
import type { Game, GamePage } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { ConferenceStanding } from '../../contract/sports.schema.ts'
import { boardHref, calendarHref, resultsHref, sportBoardHref } from '../../routes/links.ts'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './BoardScreen.module.css'
import { BoardGame } from './BoardGame.tsx'
import { ConferenceScores } from './ConferenceScores.tsx'
import { useGameCenter } from '../../data/live/use-game-center.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { monthDay, weekday } from '../../domain/calendar/when.ts'
import { boardDays, gameDay, type BoardDay } from '../../domain/games/board-days.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { firstWeek, wholeDays } from '../../domain/games/whole-days.ts'
import { Contained } from '../../ui/Contained.tsx'
import { SectionHead } from '../../ui/Section.tsx'

type Props = {
  games: Game[]
  settings: SiteSettings
  /** Undefined for a board of named games. */
  results?: GamePage | undefined
  upcoming?: GamePage | undefined
  sports?: Sport[] | undefined
  standings?: ConferenceStanding[] | undefined
  /** Games of the other schools of the conference. */
  conference?: ConferenceGame[] | undefined
  /** Only its games are shown. */
  sport?: Sport
}

/**
 * The games of today; below them a week of results and a week of games to come, by
 * day. Without games today the next ones come first.
 */
export default function BoardScreen({
  games: ofAllSports,
  settings,
  results,
  upcoming,
  sports,
  standings = [],
  conference = [],
  sport,
}: Props) {
  const games = useMemo(
    () => ofAllSports.filter((game) => !sport || game.sport.id === sport.id),
    [ofAllSports, sport],
  )
  const [boardIds] = useState(() => new Set(ofAllSports.map(({ id }) => id)))
  const others = (page: GamePage | undefined) =>
    firstWeek(wholeDays(page ?? { items: [], total: 0 }).filter(({ id }) => !boardIds.has(id)))
  const [past, next] = [others(results), others(upcoming)]
  useGameCenter([...games, ...next])
  // Among the games of today may be one that began on an earlier day.
  const today = games.map(gameDay).toSorted().at(-1)
  const days = boardDays({ past, next }, conference, {
    today,
    whole: { past: isWhole(results, past), next: isWhole(upcoming, next) },
  })
  const listProps = { settings, standings }
  const fullCalendar = <Link to={calendarHref(sport)}>Full calendar</Link>
  const resultsLink = sport ? <Link to={resultsHref(sport)}>All results</Link> : fullCalendar
  const resultList = (
    <Days
      key="results"
      title="Latest results"
      action={resultsLink}
      days={days.past}
      {...listProps}
    />
  )
  const nextList = (
    <Days key="next" title="Next games" action={fullCalendar} days={days.next} {...listProps} />
  )
  return (
    <>
      <ScreenHead
        title={sport ? `${sport.title} Scoreboard` : 'Scoreboard'}
        aside={sports && <SportPicker sports={sports} sport={sport} />}
      />
      <div className={css.page}>
        {(days.past.length > 0 || days.next.length > 0) && (
          <DayStrip
            className={css.strip}
            days={[
              ...stripDays(days.past).toReversed(),
              { id: 'today', isToday: true },
              ...stripDays(days.next),
            ]}
          />
        )}
        {games.length > 0 ? (
          <section
            id={results && 'today'}
            className={css.day}
            aria-label={results ? 'Today' : 'Games'}
          >
            {results && <SectionHead title="Today" />}
            <Games
              games={games}
              others={conference.filter(({ date }) => date === today)}
              idle={idleSports(games, conference, today)}
              dated={results !== undefined}
              level={3}
              {...listProps}
            />
          </section>
        ) : (
          <div id="today" className={css.day}>
            <EmptyNote next={fullCalendar}>No games today.</EmptyNote>
          </div>
        )}
        {games.length > 0 ? [resultList, nextList] : [nextList, resultList]}
      </div>
      <LiveAnnouncer games={games} us={settings.shortName} />
    </>
  )
}

/** A choice of one sport or all, as links. */
function SportPicker({ sports, sport }: { sports: Sport[]; sport: Sport | undefined }) {
  const teams = realSports(sports)
  if (teams.length < 2) return null
  return (
    <LinkPicker
      label="Sport"
      current={sport?.title ?? 'All sports'}
      items={[
        { key: 0, to: boardHref(undefined), label: 'All sports', current: !sport },
        ...teams.map((option) => ({
          key: option.id,
          to: sportBoardHref(option),
          label: option.title,
          current: option.id === sport?.id,
        })),
      ]}
    />
  )
}

type ListProps = {
  settings: SiteSettings
  standings: readonly ConferenceStanding[]
}

/**
 * The sports of our live conference games of which no other game is played today. Only where games
 * of the other schools are known on the days around it.
 */
function idleSports(
  games: readonly Game[],
  others: readonly ConferenceGame[],
  today: string | undefined,
): string[] {
  const live = games.filter((game) => game.conference && getGameKind(game) === 'live')
  return [...new Map(live.map(({ sport }) => [sport.id, sport.title]))].flatMap(([id, title]) => {
    const ofSport = others.filter(({ sport }) => sport.id === id)
    return ofSport.length > 0 && ofSport.every(({ date }) => date !== today) ? title : []
  })
}

/** Whether a list shows all games of its page, and there are no further pages. */
const isWhole = (page: GamePage | undefined, listed: Game[]): boolean =>
  page === undefined || listed.length >= page.total

const idOfDay = (day: string): string => `day-${day}`
const stripDays = (days: BoardDay[]) => days.map(({ date }) => ({ id: idOfDay(date), date }))

/** Games by day, in the given order. */
function Days({
  title,
  action,
  days,
  ...listProps
}: ListProps & { title: string; action: ReactElement; days: BoardDay[] }) {
  const id = useId()
  if (days.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} action={action} />
      <div>
        {days.map(({ date, games, others }, i) => (
          <div key={date} className={css.dayGames} data-later={i > 1 || undefined}>
            <h3
              id={idOfDay(date)}
              className={`${css.date} ${css.day}`}
            >{`${weekday(date)}, ${monthDay(date)}`}</h3>
            <Games games={games} others={others} dated level={4} {...listProps} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** The games of a day, and below them those of the conference's other schools. */
function Games({
  games,
  others,
  idle = [],
  settings,
  standings,
  dated,
  level,
}: ListProps & {
  games: readonly Game[]
  others: readonly ConferenceGame[]
  idle?: readonly string[]
  dated: boolean
  level: 3 | 4
}) {
  return (
    <div className={css.dayBoth} data-one={games.length === 1 || undefined}>
      {games.length > 0 && (
        <ul role="list" className={css.games}>
          {games.map((game) => (
            <li key={game.id}>
              <Contained as="p">
                <BoardGame game={game} settings={settings} standings={standings} dated={dated} />
              </Contained>
            </li>
          ))}
        </ul>
      )}
      <ConferenceScores
        games={others}
        conference={settings.conference}
        standings={standings}
        idle={idle}
        level={level}
      />
    </div>
  )
}
