import type { ReactNode } from 'react'
import { dateTimeAttribute, monthDay } from '../domain/calendar/when.ts'
import css from './stories.module.css'

type Props = {
  sport: { title: string } | null | undefined
  date: string
  /** Formats the date. */
  words?: (date: string) => string
  children?: ReactNode
}

/** The line above a card's headline: type, sport, date. */
export function CardMeta({ sport, date, words = monthDay, children }: Props) {
  return (
    <p className={css.meta}>
      {children}
      {sport && <span className="kicker">{sport.title}</span>}
      <time dateTime={dateTimeAttribute(date)}>{words(date)}</time>
    </p>
  )
}
