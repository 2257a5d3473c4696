import type { CareerLeader, CareerList } from '../../contract/career.schema.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { JumpList } from '../../ui/JumpList.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './Overview.module.css'

/** The best careers in the history of a program, by statistic; those that go on are marked. */
export function CareerLeaders({ lists }: { lists: readonly CareerList[] }) {
  const idOf = ({ table, column }: CareerList) => `career-${table}-${column}`
  return (
    <>
      <p className="quiet">The ten best of each statistic. Current players are marked.</p>
      <JumpList parts={lists.map((list) => ({ id: idOf(list), title: list.title }))} />
      <div className={css.groups}>
        {lists.map((list) => (
          <section key={idOf(list)} aria-labelledby={idOf(list)}>
            <h2 id={idOf(list)} className="card-title">
              {list.title}
            </h2>
            <DataTable
              labelledBy={idOf(list)}
              columns={[
                { key: 'player', label: 'Player' },
                { key: 'seasons', label: 'Seasons' },
                { key: 'total', label: 'Career', figures: true },
              ]}
              rows={shownLeaders(list).map((leader, i) => ({
                key: i,
                marked: leader.isCurrent,
                cells: [
                  <RankedName key="player" leader={leader} />,
                  <>
                    {leader.seasons.replaceAll('-', '–')}
                    {leader.through && <span className="quiet"> (through {leader.through})</span>}
                  </>,
                  figure(leader.value),
                ],
              }))}
            />
          </section>
        ))}
      </div>
    </>
  )
}

const RankedName = ({ leader: { rank, isTied, name, url } }: { leader: CareerLeader }) => (
  <>
    {isTied && 'T'}
    {rank}. {url ? <Link to={url}>{name}</Link> : name}
  </>
)

const shownRanks = 10
/** The first ten, and current players below them. */
const shownLeaders = ({ leaders }: CareerList): CareerLeader[] =>
  leaders.filter(({ rank, isCurrent }) => rank <= shownRanks || isCurrent)
