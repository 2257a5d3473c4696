import { TraditionLinks } from '../../blocks/TraditionLinks.tsx'
import type { OnThisDay, OnThisDayItem } from '../../contract/archives.schema.ts'
import {
  shiftDay,
  formatDay,
  dayChoices,
  isDay,
  monthChoices,
  monthWord,
  type MonthDay,
} from '../../domain/calendar/month-day.ts'
import { onThisDayHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './OnThisDayScreen.module.css'
import { GameMemory } from './GameMemory.tsx'
import { Memory } from './Memory.tsx'
import type { Image } from '../../contract/parts.schema.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Events of this day in earlier years, latest year first. */
export default function OnThisDayScreen({
  onThisDay: { month, day, randomImage, groups },
}: {
  onThisDay: OnThisDay
}) {
  const on = { month, day }
  const [before, after] = [shiftDay(on, -1), shiftDay(on, 1)]
  return (
    <>
      <DayHead on={on} image={randomImage} />
      <div className={css.page}>
        <DayPicker on={on} />
        {groups.length === 0 && (
          <EmptyNote
            next={
              <>
                See <Link to={onThisDayHref(before)}>{formatDay(before)}</Link> or{' '}
                <Link to={onThisDayHref(after)}>{formatDay(after)}</Link>.
              </>
            }
          >
            Nothing listed for {formatDay(on)}.
          </EmptyNote>
        )}
        {groups.map(({ year, items }) => (
          <YearGroup key={year} year={year} items={items} />
        ))}
      </div>
      <TraditionLinks here={onThisDayHref()} />
    </>
  )
}

/** A year with its events of the day. */
function YearGroup({ year, items }: { year: number; items: OnThisDayItem[] }) {
  return (
    <section className="group" aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} className={css.year}>
        {year}
      </h2>
      <ul role="list" className="stack">
        {items.map((item) => (
          <li key={`${item.type}-${item.id}`}>
            {item.type === 'game' ? <GameMemory item={item} /> : <Memory item={item} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The date in large beside a picture, or on the department's color. */
function DayHead({ on, image }: { on: MonthDay; image: Image | null }) {
  return (
    <header className={css.head} data-theme="on-primary" data-bare={!image || undefined}>
      {image && (
        <div className={css.picture}>
          <Picture image={image} sizes="(min-width: 64rem) 60vw, 100vw" ratio="fill" priority />
        </div>
      )}
      <div className={css.words}>
        <h1 className={css.title}>
          <span className={css.small}>On this day </span>
          {formatDay(on)}
        </h1>
      </div>
    </header>
  )
}

/** Links to the day before and after, and any date: a plain form without a script. */
function DayPicker({ on }: { on: MonthDay }) {
  const navigate = useNavigate()
  const id = useId()
  const [before, after] = [shiftDay(on, -1), shiftDay(on, 1)]
  return (
    <div className={css.picker} data-print="no">
      <nav className={css.beside} aria-label="Nearby days">
        <ButtonLink kind="alternate" to={onThisDayHref(before)}>
          <Icon name="arrow-left" />
          {formatDay(before)}
        </ButtonLink>
        <ButtonLink kind="alternate" to={onThisDayHref(after)}>
          {formatDay(after)}
          <Icon name="arrow-right" />
        </ButtonLink>
      </nav>
      <form
        key={`${on.month}-${on.day}`}
        className={css.form}
        action={onThisDayHref()}
        aria-label="Another day"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const chosenDay = { month: Number(form.get('month')), day: Number(form.get('day')) }
          // For an invalid date such as November 31, the day after the 30th.
          void navigate(onThisDayHref(isDay(chosenDay) ? chosenDay : shiftDay(chosenDay, 0)))
        }}
      >
        <label className="quiet" htmlFor={`${id}-month`}>
          Month
        </label>
        <select className={css.select} id={`${id}-month`} name="month" defaultValue={on.month}>
          {monthChoices.map((monthChoice) => (
            <option key={monthChoice} value={monthChoice}>
              {monthWord(Number(monthChoice))}
            </option>
          ))}
        </select>
        <label className="quiet" htmlFor={`${id}-day`}>
          Day
        </label>
        <select className={css.select} id={`${id}-day`} name="day" defaultValue={on.day}>
          {dayChoices.map((dayChoice) => (
            <option key={dayChoice}>{dayChoice}</option>
          ))}
        </select>
        <Button kind="alternate" type="submit">
          Go
        </Button>
      </form>
    </div>
  )
}
