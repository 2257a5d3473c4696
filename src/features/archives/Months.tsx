import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { SportRef } from '../../contract/schema/sport.ts'
import type { Archived } from '../../contract/schema/story.ts'
import { storySpoils } from '../../domain/phone/spoils.ts'
import {
  dateTimeAttribute,
  dayNumber,
  monthName,
  shortWeekday,
} from '../../domain/calendar/when.ts'
import { Link } from '../../ui/Link.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import css from './Months.module.css'

/**
 * Headlines under their months, the newest first. `of`: the sport they are all of, which is not
 * said again.
 */
export function Months({ items, of }: { items: Archived[]; of?: SportRef | undefined }) {
  const months = Map.groupBy(items, ({ date }) => date.slice(0, 7))
  return [...months].map(([month, lines]) => (
    <section
      key={month}
      className={css.month}
      aria-label={`${monthName(lines[0]!.date)} ${month.slice(0, 4)}`}
    >
      <h3 className={css.name}>
        {monthName(lines[0]!.date)} <span className={css.year}>{month.slice(0, 4)}</span>
      </h3>
      <ul role="list" className={css.lines}>
        {lines.map((line) => (
          <li key={line.storyId ?? line.url} className={css.line}>
            <time className={css.day} dateTime={dateTimeAttribute(line.date)}>
              <span className={css.weekday}>{shortWeekday(line.date)}</span>{' '}
              <b>{dayNumber(line.date)}</b>
            </time>
            <div className={css.words}>
              <p className={css.title}>
                <Link className={css.link} to={line.url}>
                  <Spoiler
                    {...(of ? storySpoils({ sport: of, date: line.date }) : storySpoils(line))}
                  >
                    {line.title}
                  </Spoiler>
                </Link>
              </p>
              {line.sport && !of && (
                <p className={css.sport}>
                  <SportIcon sport={line.sport} />
                  {line.sport.title}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}
