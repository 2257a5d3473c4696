import type { Image } from '../../contract/schema/image.ts'
import { dayWords, type MonthDay } from '../../domain/calendar/month-day.ts'
import { Picture } from '../../ui/Picture.tsx'
import css from './DayHead.module.css'

/**
 * The day in large beside a picture of it; on the department's colour alone where there is none.
 */
export function DayHead({ on, image }: { on: MonthDay; image: Image | null }) {
  return (
    <header className={css.head} data-theme="on-primary" data-bare={!image || undefined}>
      {image && (
        <div className={css.picture}>
          <Picture image={image} sizes="(min-width: 60rem) 60vw, 100vw" ratio="fill" priority />
        </div>
      )}
      <div className={css.words}>
        <h1 className={css.title}>
          <span className={css.small}>On this day </span>
          {dayWords(on)}
        </h1>
      </div>
    </header>
  )
}
