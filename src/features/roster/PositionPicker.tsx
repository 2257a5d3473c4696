import type { OfferedPosition, PositionCode } from '../../domain/people/positions.ts'
import { LinkPicker } from '../../ui/LinkPicker.tsx'

type Props = {
  position: PositionCode | null
  positions: readonly OfferedPosition[]
  /** The URL of the list with this position, or with all. */
  to: (position: PositionCode | null) => string
}

/** Narrows a roster to a position, with the number of its players. */
export const PositionPicker = ({ position, positions, to }: Props) => (
  <LinkPicker
    label="Position"
    current={positions.find(({ code }) => code === position)?.label ?? 'All positions'}
    items={[
      { key: 0, to: to(null), label: 'All positions', current: !position },
      ...positions.map(({ code, label, players }, i) => ({
        key: i + 1,
        to: to(code),
        label: `${label} (${players})`,
        current: code === position,
      })),
    ]}
  />
)
