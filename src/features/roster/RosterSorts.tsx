import type { RosterSort } from '../../domain/people/roster.ts'
import { LinkPicker } from '../../ui/LinkPicker.tsx'

const labels: Record<RosterSort, string> = {
  jersey: 'Number',
  name: 'Name',
  position: 'Position',
  class: 'Class',
  hometown: 'Hometown',
  height: 'Height',
  weight: 'Weight',
}

/** The sort orders of a list of players, as links. */
export const RosterSorts = ({
  sorts,
  sort,
  to,
}: {
  sorts: RosterSort[]
  sort: RosterSort
  to: (sort: RosterSort) => string
}) => (
  <LinkPicker
    label="Sort by"
    current={`By ${labels[sort].toLowerCase()}`}
    items={sorts.map((option, key) => ({
      key,
      to: to(option),
      label: labels[option],
      current: option === sort,
    }))}
  />
)
