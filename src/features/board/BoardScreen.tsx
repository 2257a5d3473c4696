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
  const listProps = { settings, standings, conference }
  const fullCalendar = <Link to={calendarHref(sport)}>Full calendar</Link>
  const resultsLink = sport ? <Link to={resultsHref(sport)}>All results</Link> : fullCalendar
  const resultList = (
    <Days key="results" title="Latest results" action={resultsLink} games={past} {...listProps} />
  )
  const nextList = (
    <Days key="next" title="Next games" action={fullCalendar} games={next} {...listProps} />
  )
  return (
    <>
      <ScreenHead
        title={sport ? `${sport.title} Scoreboard` : 'Scoreboard'}
        aside={sports && <SportPicker sports={sports} sport={sport} />}
      />
      <div className={css.page}>
        {(past.length > 0 || next.length > 0) && (
          <DayStrip
            className={css.strip}
            days={[
              ...stripDays(past).toReversed(),
              { id: 'today', isToday: true },
              ...stripDays(next),
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
            <Games games={games} dated={results !== undefined} level={3} {...listProps} />
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
  games: Game[]
  settings: SiteSettings
  standings: readonly ConferenceStanding[]
  conference: readonly ConferenceGame[]
}

const dayOf = ({ date }: Game): string => date.slice(0, 10)
const idOfDay = (day: string): string => `day-${day}`
const stripDays = (games: Game[]) =>
  [...new Set(games.map(dayOf))].map((date) => ({ id: idOfDay(date), date }))

/** Games in the given order, by day. */
function Days({
  title,
  action,
  games,
  ...listProps
}: ListProps & { title: string; action: ReactElement }) {
  const id = useId()
  if (games.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} action={action} />
      <div className={css.days}>
        {[...Map.groupBy(games, dayOf)].map(([day, ofDay]) => (
          <div key={day} className={css.dayGames}>
            <h3
              id={idOfDay(day)}
              className={`${css.date} ${css.day}`}
            >{`${weekday(day)}, ${monthDay(day)}`}</h3>
            <Games games={ofDay} dated level={4} {...listProps} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** The games of a day, and below them those of the conference's other schools. */
function Games({
  games,
  settings,
  standings,
  conference,
  dated,
  level,
}: ListProps & { dated: boolean; level: 3 | 4 }) {
  // Among the games of today may be one that began on an earlier day.
  const day = games.map(dayOf).toSorted().at(-1)
  return (
    <>
      <ul role="list" className={css.games}>
        {games.map((game) => (
          <li key={game.id}>
            <Contained as="p">
              <BoardGame game={game} settings={settings} standings={standings} dated={dated} />
            </Contained>
          </li>
        ))}
      </ul>
      <ConferenceScores
        games={conference.filter(({ date }) => date === day)}
        conference={settings.conference}
        level={level}
      />
    </>
  )
}
