import type { CalendarDay, CalendarGame } from '../../contract/calendar.schema.ts'
import { weekdayColumn } from '../../domain/calendar/calendar.ts'
import {
  addDays,
  dayNumber,
  dayRange,
  lastsDays,
  longDate,
  monthName,
  shortWeekday,
  monthDay,
  timeLines,
} from '../../domain/calendar/when.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './MonthGrid.module.css'
import { gameHref } from '../../blocks/game-href.ts'
import { DayStrip } from '../../blocks/DayStrip.tsx'
import { GameMark } from '../../blocks/GameMark.tsx'
import { LeadMark } from '../../blocks/LeadMark.tsx'
import { ResultMark } from '../../blocks/ResultMark.tsx'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import { liveText } from '../../data/live/in-place.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { summarizeOutcome } from '../../domain/games/game-outcome.ts'
import { atVsBefore } from '../../domain/games/meets.ts'
import { describeState, extraSuffix } from '../../domain/games/score.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Contained } from '../../ui/Contained.tsx'
import { Digits } from '../../ui/Digits.tsx'
import { Link } from '../../ui/Link.tsx'

/** A Sunday. */
const sunday = '2026-11-01'
const weekdays = Array.from({ length: 7 }, (_, i) => shortWeekday(addDays(sunday, i)))

/** Whether a day is in a week before the last one, which a desktop folds. */
const isBefore = (date: string, today: string): boolean =>
  addDays(date, 7 - weekdayColumn(date)) < addDays(today, -6 - weekdayColumn(today))

/**
 * The days of a month, once in the document; CSS makes weeks where there is room. The list opens at
 * today, the grid at the last week: the days before are behind a toggle, or shown when a link leads
 * to one. `named`: with the sport's name.
 */
export function MonthGrid({
  days,
  today,
  named,
}: {
  days: CalendarDay[]
  today: string | undefined
  named: boolean
}) {
  const first = days[0]
  const hasEarlier = days.some(({ date, events }) => today && date < today && events.length > 0)
  return (
    <>
      <DayStrip
        className={css.strip}
        days={days
          .filter(({ date, events }) => events.length > 0 || date === today)
          .map(({ date }) => ({ id: dayId(date, today), date, isToday: date === today }))}
      />
      <p className={css.weekdays} aria-hidden="true">
        {weekdays.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      {first && today?.startsWith(first.date.slice(0, 7)) && hasEarlier && (
        <details
          className={css.earlier}
          data-weeks={isBefore(first.date, today) || undefined}
          data-print="no"
        >
          <summary className={css.toggle}>
            {`Earlier in ${monthName(first.date)}`}
            <Icon name="chevron-down" />
          </summary>
        </details>
      )}
      <ol role="list" className={css.days}>
        {days.map(({ date, events }, i) => (
          <li
            key={date}
            id={dayId(date, today)}
            className={css.day}
            data-column={i === 0 ? weekdayColumn(date) : undefined}
            data-none={events.length === 0 || undefined}
            data-past={(today && date < today) || undefined}
            data-before={(today && isBefore(date, today)) || undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            <h3 className={css.date}>
              <time dateTime={date}>
                <span className={css.weekday} aria-hidden="true">
                  {date === today ? 'Today' : shortWeekday(date)}
                </span>{' '}
                <span className={css.number} aria-hidden="true">
                  {dayNumber(date)}
                </span>
                <VisuallyHidden>
                  {`${longDate(date)}${date === today ? ', today' : ''}`}
                </VisuallyHidden>
              </time>
            </h3>
            {events.length > 0 ? (
              <ul role="list">
                {events.map((game) => (
                  <Contained key={game.id} as="li">
                    <CalendarEvent game={game} named={named} />
                  </Contained>
                ))}
              </ul>
            ) : (
              date === today && <p className={css.quiet}>No events today</p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

const dayId = (date: string, today: string | undefined): string =>
  date === today ? 'today' : `day-${date}`

const marks = { H: 'home', A: 'away', N: 'neutral' } as const

/** An event on its day: opponent, place, time or result, and the opponent's logo. */
function CalendarEvent({
  game: initialGame,
  named: showsSport,
}: {
  game: CalendarGame
  named: boolean
}) {
  const game = useLiveGame(initialGame)
  const { kind, mark, score, words } = summarizeOutcome(game)
  const atVs = atVsBefore(game)
  return (
    <li className={css.event} data-kind={kind}>
      <p className={css.who}>
        {showsSport && (
          <b className={css.sport} title={game.sport.title}>
            <span aria-hidden="true">{game.sport.abbrev ?? game.sport.shortName}</span>
            <VisuallyHidden>{game.sport.title}</VisuallyHidden>
          </b>
        )}{' '}
        <Link className={css.link} to={gameHref(game)}>
          {atVs && <span className={css.atVs}>{atVs} </span>}
          {game.opponent.title}
          <VisuallyHidden>
            {showsSport && `, ${game.sport.title}`}, {monthDay(game.date)}
          </VisuallyHidden>
        </Link>
      </p>
      <p className={css.when}>
        <span>
          <GameMark mark={marks[game.locationIndicator]} />
        </span>{' '}
        {kind === 'live' && (
          <>
            <LiveDot /> <span {...liveText(game, 'state')}>{describeState(game)}</span>{' '}
          </>
        )}
        {lastsDays(game) && <span>{dayRange(game)} </span>}
        {score && kind !== 'suspended' ? (
          <span data-spoils={game.id}>
            {kind === 'live' && <LeadMark score={score} />}
            {mark && <ResultMark result={mark} />}{' '}
            <b className={css.score}>
              <Digits value={score.team} {...liveText(game, 'team')} />
              <span>–</span>
              <Digits value={score.opponent} {...liveText(game, 'opponent')} />
            </b>
            {extraSuffix(game.result?.postscoreInfo)}
            {game.type === 'S' && ' (Exh.)'}
          </span>
        ) : (
          <span data-spoils={kind === 'final' ? game.id : undefined}>
            {timeLines(words).map((time) => (
              <span key={time} className={css.time}>
                {time}
              </span>
            ))}
          </span>
        )}
        <span className={css.place}>{game.facility?.title ?? game.location}</span>
      </p>
      <div className={css.mark}>
        <TeamMark image={game.opponent.image} name={game.opponent.title} />
      </div>
    </li>
  )
}
