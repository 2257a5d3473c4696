import { useId } from 'react'
import { useNavigate } from 'react-router'
import {
  dayBeside,
  dayChoices,
  dayWords,
  isDay,
  monthChoices,
  monthWord,
  type MonthDay,
} from '../../domain/calendar/month-day.ts'
import { onThisDayHref } from '../../routes/links/history.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './DayPicker.module.css'

/** The day before, the day after, and any other: a plain form before any script. */
export function DayPicker({ on }: { on: MonthDay }) {
  const navigate = useNavigate()
  const id = useId()
  const [before, after] = [dayBeside(on, -1), dayBeside(on, 1)]
  return (
    <div className={css.picker} data-print="no">
      <nav className={css.beside} aria-label="Days beside">
        <ButtonLink kind="alternate" to={onThisDayHref(before)}>
          <Icon name="arrow-left" />
          {dayWords(before)}
        </ButtonLink>
        <ButtonLink kind="alternate" to={onThisDayHref(after)}>
          {dayWords(after)}
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
          const asked = { month: Number(form.get('month')), day: Number(form.get('day')) }
          // There is no 31st of November: whoever asks for it means the day after the 30th.
          void navigate(onThisDayHref(isDay(asked) ? asked : dayBeside(asked, 0)))
        }}
      >
        <label className={css.label} htmlFor={`${id}-month`}>
          Month
        </label>
        <select className={css.select} id={`${id}-month`} name="month" defaultValue={on.month}>
          {monthChoices.map((one) => (
            <option key={one} value={one}>
              {monthWord(Number(one))}
            </option>
          ))}
        </select>
        <label className={css.label} htmlFor={`${id}-day`}>
          Day
        </label>
        <select className={css.select} id={`${id}-day`} name="day" defaultValue={on.day}>
          {dayChoices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <Button kind="alternate" type="submit">
          Go
        </Button>
      </form>
    </div>
  )
}
