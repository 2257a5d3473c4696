import type { GameCenterHero } from '../../contract/game-center.schema.ts'
import type { LineScores } from '../../contract/game-details.schema.ts'
import type { StatLeader } from '../../contract/season-stats.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { shortName } from '../../domain/games/box-score.ts'
import { splitTie } from '../../domain/games/box-leaders.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { playerHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import css from './GameCard.module.css'

type Props = {
  leaders: GameCenterHero['leaders']
  lineScores: LineScores
  sport: SportRef
}

/** The leaders of both teams, visitors first: a row for each of the sport's main statistics. */
export function GameLeaders({ leaders, lineScores, sport }: Props) {
  const isHome = lineScores.thisTeamIsHomeTeam
  const filled = leaders.filter(({ school, opponent }) => school ?? opponent)
  if (filled.length === 0) return null
  return (
    <table className={css.leaders}>
      <caption className="visually-hidden">Leaders</caption>
      <thead>
        <tr>
          <th scope="col">Leaders</th>
          <th scope="col">
            <abbr title={lineScores.awayFullName}>{lineScores.awayShortName}</abbr>
          </th>
          <th scope="col">
            <abbr title={lineScores.homeFullName}>{lineScores.homeShortName}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {filled.map(({ key, title, school, opponent }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <Leader leader={isHome ? opponent : school} sport={sport} />
            <Leader leader={isHome ? school : opponent} sport={sport} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Our players link to their bios. */
function Leader({ leader, sport }: { leader: StatLeader | null; sport: SportRef }) {
  if (!leader) return <td>–</td>
  const { id, name, stat } = leader
  const { figures, tie } = splitTie(stat.description)
  return (
    <td>
      <b className={css.value}>{figure(stat.value)}</b>{' '}
      {id === null ? (
        <span className={css.person}>{shortName(name)}</span>
      ) : (
        <Link
          className={css.person}
          to={playerHref(sport, { firstName: name, lastName: '', rosterPlayerId: id })}
        >
          {shortName(name)}
        </Link>
      )}
      {figures && <span className={css.detail}> {keepTogether(figures)}</span>}
      {tie && <span className={css.tie}> {tie}</span>}
    </td>
  )
}

/** '5/10 FG, 4/4 FT' breaks at its comma only. */
const keepTogether = (figures: string): string =>
  figures
    .split(', ')
    .map((part) => part.replaceAll(' ', '\u00A0'))
    .join(', ')
