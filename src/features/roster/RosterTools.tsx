import type { ReactNode } from 'react'
import type { OfferedPosition, PositionCode } from '../../domain/people/positions.ts'
import { rosterViews, type RosterSort, type RosterView } from '../../domain/people/roster.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { PositionPicker } from './PositionPicker.tsx'
import { RosterSorts } from './RosterSorts.tsx'
import css from './RosterScreen.module.css'

/** Where cards are drawn as a list, their segment says so, and replaces that of the list. */
const viewLabels: Record<RosterView, ReactNode> = {
  cards: (
    <>
      <span className={css.wide}>Cards</span>
      <span className="narrow-only">List</span>
    </>
  ),
  list: 'List',
  table: 'Table',
}

/** The URL of a view with sort order and position, without defaults. */
export function rosterSearch(
  view: RosterView,
  sort: RosterSort,
  position: PositionCode | null,
): string {
  const search = new URLSearchParams({
    ...(view === 'cards' ? {} : { view }),
    ...(sort === 'jersey' ? {} : { sort }),
    ...(position && { position }),
  })
  return `?${search.toString()}`
}

type Props = {
  view: RosterView
  sort: RosterSort
  sorts: RosterSort[]
  position: PositionCode | null
  positions: OfferedPosition[]
  filter: ReactNode
  count: ReactNode
}

/**
 * Filters of a long roster, then views and useful orders as links. On a phone the filters stay
 * while the list scrolls.
 */
export function RosterTools({ view, sort, sorts, position, positions, filter, count }: Props) {
  return (
    <div className={css.tools}>
      {(filter || positions.length > 0) && (
        <div className={css.find} data-print="no">
          {filter}
          {positions.length > 0 && (
            <PositionPicker
              position={position}
              positions={positions}
              to={(code) => rosterSearch(view, sort, code)}
            />
          )}
        </div>
      )}
      <div className={css.order}>
        <div className={css.views} data-view={view} data-print="no">
          <Segmented
            label="View"
            items={rosterViews.map((option) => ({
              to: rosterSearch(option, sort, position),
              label: viewLabels[option],
              current: option === view,
            }))}
          />
        </div>
        {view !== 'table' && (
          <div data-print="no">
            <RosterSorts
              sorts={sorts}
              sort={sort}
              to={(target) => rosterSearch(view, target, position)}
            />
          </div>
        )}
        {count}
      </div>
    </div>
  )
}
