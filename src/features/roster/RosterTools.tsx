import { rosterViews, type RosterSort, type RosterView } from '../../domain/roster.ts'
import { Link } from '../../ui/Link.tsx'
import { scrollerClass } from '../../ui/Scroller.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import css from './RosterTools.module.css'

const viewLabels: Record<RosterView, string> = { cards: 'Cards', list: 'List', table: 'Table' }
const sortLabels: Record<RosterSort, string> = { jersey: 'Number', name: 'Name', position: 'Position', class: 'Class', hometown: 'Hometown', height: 'Height', weight: 'Weight' }

/** The address of a view in an order; what is the default is not written. */
export function rosterSearch(view: RosterView, sort: RosterSort): string {
  const search = new URLSearchParams({ ...(view === 'cards' ? {} : { view }), ...(sort === 'jersey' ? {} : { sort }) })
  return `?${search.toString()}`
}

/** Three views and the orders that say something of this team, each a link. */
export function RosterTools({ view, sort, sorts }: { view: RosterView; sort: RosterSort; sorts: RosterSort[] }) {
  return (
    <div className={css.tools}>
      <Segmented label="View" items={rosterViews.map((one) => ({ to: rosterSearch(one, sort), label: viewLabels[one], current: one === view }))} />
      {view !== 'table' && (
        <nav className={css.sorts} aria-labelledby="sort-by">
          <p id="sort-by" className={css.label}>Sort by</p>
          <ul role="list" className={`${css.list} ${scrollerClass}`}>
            {sorts.map((one) => (
              <li key={one}><Link className={css.sort} to={rosterSearch(view, one)} inPlace aria-current={one === sort ? 'true' : undefined}>{sortLabels[one]}</Link></li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
