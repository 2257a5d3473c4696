import type { GameCenterHero } from '../../contract/game-center.schema.ts'
import { inLine } from '../../domain/season-stats/figure-title.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Link } from '../../ui/Link.tsx'

/** Career milestones that players may reach in the game. */
export const Milestones = ({
  milestones,
}: {
  milestones: NonNullable<GameCenterHero['milestones']>
}) => (
  <DataTable
    caption="Career totals before the game"
    columns={[
      { key: 'player', label: 'Player' },
      { key: 'total', label: 'Career', words: true },
      { key: 'left', label: 'Needs' },
    ]}
    rows={milestones.map(({ name, url, title, total, amount, left }) => ({
      key: `${url} ${title}`,
      cells: [
        <Link key="player" to={url}>
          {name}
        </Link>,
        `${figure(total)} ${inLine(title)}`,
        <>
          <b>{figure(String(left))}</b> for {figure(String(amount))}
        </>,
      ],
    }))}
  />
)
