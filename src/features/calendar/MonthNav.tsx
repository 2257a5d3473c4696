import { monthTitle } from '../../domain/calendar/calendar.ts'
import { monthName } from '../../domain/calendar/when.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './CalendarScreen.module.css'

type Props = {
  month: string
  to: (month: string | undefined) => string
  beside: { previous: string | undefined; next: string | undefined }
  today: string | undefined
}

/**
 * The month with links to its neighbors. Missing links keep their place, so that the arrows do not
 * move.
 */
export function MonthNav({ month, to, beside: { previous, next }, today }: Props) {
  return (
    <div className={css.bar}>
      <h2 className={css.month}>{monthTitle(month)}</h2>
      <nav className={css.ways} aria-label="Month">
        {today &&
          (today.slice(0, 7) === month ? (
            <Link className={css.now} to="#today">
              Today
            </Link>
          ) : (
            <Link className={css.now} to={to(undefined)}>
              Today
            </Link>
          ))}
        <Way label="Previous month" month={previous} to={to} icon="chevron-left" />
        <Way label="Next month" month={next} to={to} icon="chevron-right" />
      </nav>
    </div>
  )
}

function Way({
  label,
  month,
  to,
  icon,
}: {
  label: string
  month: string | undefined
  to: Props['to']
  icon: string
}) {
  if (!month)
    return (
      <span className={css.way} data-none>
        <Icon name={icon} />
      </span>
    )
  return (
    <Link className={css.way} to={to(month)}>
      <Icon name={icon} />
      <span className={css.word}>{monthName(`${month}-01`)}</span>
      <VisuallyHidden>, {label}</VisuallyHidden>
    </Link>
  )
}
