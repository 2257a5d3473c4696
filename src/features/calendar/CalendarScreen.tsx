import { useState } from 'react'
import { GameMark } from '../../blocks/GameMark.tsx'
import { LiveAnnouncer } from '../../blocks/LiveAnnouncer.tsx'
import { ResultLegend } from '../../blocks/ResultLegend.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { Subscribe } from '../../blocks/Subscribe.tsx'
import type { CalendarDay, CalendarSettings } from '../../contract/calendar.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { useGameCenter } from '../../data/live/use-game-center.ts'
import { adjacentMonths } from '../../domain/calendar/calendar.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { useMyTeams } from '../../platform/my-teams.ts'
import { calendarPrintHref } from '../../routes/calendar-print-href.ts'
import { calendarHref } from '../../routes/links.ts'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import css from './CalendarScreen.module.css'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthNav } from './MonthNav.tsx'
import { NoEvents } from './NoEvents.tsx'
import { Link } from '../../ui/Link.tsx'
import { eventName } from '../../domain/sports/event-name.ts'

type Props = {
  calendar: CalendarSettings
  days: CalendarDay[]
  sports: Sport[]
  sport?: Sport | undefined
  settings: SiteSettings
}

/** A month of all teams or one: a grid on wide screens, a list of days on narrow ones. */
export default function CalendarScreen({ calendar, days: all, sports, sport, settings }: Props) {
  const month = all[0]?.date.slice(0, 7) ?? ''
  const [onlyFollowed, setOnlyFollowed] = useState(false)
  const followed = useMyTeams()
  // Filters by followed teams in the browser; the URL is that of all teams.
  const days =
    !sport && onlyFollowed && followed.length > 0
      ? all.map((day) => ({
          ...day,
          events: day.events.filter((game) => followed.includes(game.sport.id)),
        }))
      : all
  const games = days.flatMap(({ events }) => events)
  useGameCenter(games)
  const adjacent = adjacentMonths(month, calendar)
  // The current month has only the short URL.
  const to = (targetMonth: string | undefined, of = sport) =>
    calendarHref(of, targetMonth === calendar.today?.slice(0, 7) ? undefined : targetMonth)
  const teams = [
    { key: 0, to: to(month, undefined), label: 'All sports', current: !sport },
    ...realSports(sports).map((option) => ({
      key: option.id,
      to: to(month, option),
      label: option.title,
      current: option.id === sport?.id,
    })),
  ]
  return (
    <>
      <ScreenHead
        title={`${sport ? `${sport.title} ` : ''}Calendar`}
        aside={<LinkPicker label="Sport" current={sport?.title ?? 'All sports'} items={teams} />}
      />
      <div className={css.page}>
        {!sport && (
          <div className={css.mine}>
            <Toggle on={onlyFollowed} onChange={setOnlyFollowed}>
              My teams only
            </Toggle>
          </div>
        )}
        <MonthNav month={month} to={to} beside={adjacent} today={calendar.today} />
        {games.length > 0 || onlyFollowed ? (
          <MonthGrid days={days} today={calendar.today} named={!sport} />
        ) : (
          <NoEvents sport={sport} month={month} to={to} beside={adjacent} />
        )}
        {games.length > 0 && (
          <p className={css.legend}>
            {(['home', 'away', 'neutral'] as const).map((mark) => (
              <span key={mark}>
                <GameMark mark={mark} legend={eventName(sport)} />
              </span>
            ))}
            <ResultLegend games={games} />
          </p>
        )}
        <div className={css.foot}>
          {games.length > 0 && <PrintLinks sport={sport} days={days} />}
          <Subscribe
            feeds={calendar.subscribe.map(({ type, url }) => ({
              type,
              url: sport
                ? `${url}&sportId=${sport.id}`
                : onlyFollowed && followed.length > 0
                  ? `${url}&sportId=${followed.join(',')}`
                  : url,
            }))}
          />
        </div>
      </div>
      <LiveAnnouncer games={games} us={settings.shortName} />
    </>
  )
}

/** Print links of the month, as list and grid. */
function PrintLinks({ sport, days }: { sport: Sport | undefined; days: CalendarDay[] }) {
  const [start, end] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  return (
    <p className="more-links" data-print="no">
      <Link to={calendarPrintHref(sport, { type: 'month', start, end })}>Print the month</Link>
      <Link to={calendarPrintHref(sport, { type: 'list', start, end })}>Print list</Link>
    </p>
  )
}
