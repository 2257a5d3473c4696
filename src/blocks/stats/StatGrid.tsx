import type { ReactNode } from 'react'
import { Link } from '../../ui/Link.tsx'
import { Scroller } from '../../ui/Scroller.tsx'
import css from './stats.module.css'

type Props = {
  /** What is scrolled, said aloud. */
  label: string
  /** The heading that names the table. */
  labelledBy: string
  children: ReactNode
}

/** A table of figures: the names stay while the numbers scroll under them. */
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

/** The heads of figures, short, with their full words. */
export const FigureHeads = ({ columns }: { columns: readonly Column[] }) =>
  columns.map(({ key, label, title }) => (
    <th key={key} scope="col">
      <Short label={label} title={title} />
    </th>
  ))

type SortProps = {
  label: string
  title: string
  to: string
  /** Set on the column that the rows are in order of. */
  order: 'down' | 'up' | null
}

/** A head that sorts: an address, so that it works before JavaScript does. */
export const SortHead = ({ label, title, to, order }: SortProps) => (
  <th scope="col" aria-sort={order ? (order === 'up' ? 'ascending' : 'descending') : undefined}>
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
