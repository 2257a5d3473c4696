import type { Sport } from '../../contract/sport.schema.ts'
import { monthTitle } from '../../domain/calendar/calendar.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'

type Props = {
  sport: Sport | undefined
  month: string
  to: (month: string | undefined, of?: Sport) => string
  beside: { previous: string | undefined; next: string | undefined }
}

/** A month without events. */
export function NoEvents({ sport, month, to, beside }: Props) {
  const near = [beside.previous, beside.next].filter((value) => value !== undefined)
  const next = (
    <>
      {near.map((nearMonth, i) => (
        <span key={nearMonth}>
          {i > 0 ? ' or ' : 'See '}
          <Link to={to(nearMonth, sport)}>{monthTitle(nearMonth)}</Link>
        </span>
      ))}
      {near.length === 0 && 'Dates will appear here when they are set.'}
    </>
  )
  return (
    <EmptyNote next={next}>
      No {sport ? `${sport.title} ` : ''}events in {monthTitle(month)}.
    </EmptyNote>
  )
}
