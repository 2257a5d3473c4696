import { useId } from 'react'
import type { BoxScore } from '../contract/box-score.schema.ts'
import { shortDate } from '../domain/calendar/when.ts'
import { toLocalDateTime } from '../domain/calendar/time-zone.ts'
import { SectionHead } from '../ui/Section.tsx'
import css from './Corrections.module.css'

/** Changes after the final, each with its date in the department's zone. Null without any. */
export function Corrections({
  corrections,
  timeZone,
}: {
  corrections: BoxScore['corrections']
  timeZone: string
}) {
  const id = useId()
  if (corrections.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Corrections" />
      <ol role="list" className={css.list}>
        {corrections.map(({ at, text }) => (
          <li key={`${at}${text}`} className={css.one}>
            <time className={css.day} dateTime={at}>
              {shortDate(toLocalDateTime(new Date(at), timeZone))}
            </time>
            <p className={css.words}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
