import type { ReactNode } from 'react'
import { isPair } from '../../domain/games/shown-table.ts'
import { Link } from '../../ui/Link.tsx'
import { Scroller } from '../../ui/Scroller.tsx'
import css from './stats.module.css'

type Props = {
  /** The accessible name of the scroll area. */
  label: string
  /** The id of the heading that names the table. */
  labelledBy: string
  children: ReactNode
}

/** A table of figures: names stay while numbers scroll. */
export function StatGrid({ label, labelledBy, children }: Props) {
  return (
    <Scroller label={label} fixed="first">
      <table className={css.gridTable} aria-labelledby={labelledBy}>
        {children}
      </table>
    </Scroller>
  )
}

type Column = { key: string; label: string; title: string }

/** Short column headings with their full titles. */
export const FigureHeads = ({ columns }: { columns: readonly Column[] }) =>
  columns.map(({ key, label, title }) => (
    <th key={key} scope="col" data-pair={isPair({ key, label }) || undefined}>
      <Short label={label} title={title} />
    </th>
  ))

type SortProps = {
  label: string
  title: string
  to: string
  /** The sort order if the rows are sorted by this column. */
  order: 'down' | 'up' | null
  /** Attempts are beside what was made. */
  pair?: boolean
}

/** A column heading that sorts by a link, so that it works without JavaScript. */
export const SortHead = ({ label, title, to, order, pair }: SortProps) => (
  <th
    scope="col"
    data-pair={pair || undefined}
    aria-sort={order ? (order === 'up' ? 'ascending' : 'descending') : undefined}
  >
    <Link
      className={css.head}
      to={to}
      inPlace
      aria-current={order ? 'true' : undefined}
      data-order={order ?? undefined}
    >
      <Short label={label} title={title} />
    </Link>
  </th>
)

const Short = ({ label, title }: { label: string; title: string }) =>
  label === title ? label : <abbr title={title}>{label}</abbr>
