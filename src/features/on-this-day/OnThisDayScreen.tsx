import { TraditionLinks } from '../../blocks/TraditionLinks.tsx'
import type { OnThisDay } from '../../contract/schema/on-this-day.ts'
import { dayBeside, dayWords } from '../../domain/calendar/month-day.ts'
import { onThisDayHref } from '../../routes/links/history.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { DayHead } from './DayHead.tsx'
import { DayPicker } from './DayPicker.tsx'
import css from './OnThisDayScreen.module.css'
import { YearGroup } from './YearGroup.tsx'

/** What happened on a day of earlier years, the latest year first. */
export default function OnThisDayScreen({
  onThisDay: { month, day, randomImage, groups },
}: {
  onThisDay: OnThisDay
}) {
  const on = { month, day }
  return (
    <>
      <DayHead on={on} image={randomImage} />
      <div className={css.page}>
        <DayPicker on={on} />
        {groups.length === 0 && (
          <EmptyNote
            next={
              <>
                Look at{' '}
                <Link to={onThisDayHref(dayBeside(on, -1))}>{dayWords(dayBeside(on, -1))}</Link> or{' '}
                <Link to={onThisDayHref(dayBeside(on, 1))}>{dayWords(dayBeside(on, 1))}</Link>.
              </>
            }
          >
            Nothing is remembered of a {dayWords(on)} yet.
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
