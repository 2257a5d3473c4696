import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import { PersonAccounts } from '../../blocks/PersonAccounts.tsx'
import type { PlayerBio } from '../../contract/roster.schema.ts'
import {
  formatAcademicYear,
  formatPosition,
  weightText,
  heightText,
} from '../../domain/people/roster.ts'
import type { SeasonArc } from '../../domain/games/season-arc.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { Link } from '../../ui/Link.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { PersonHead } from '../../blocks/PersonHead.tsx'
import { CaptainMark } from './CaptainMark.tsx'
import { NumberOutline } from './NumberOutline.tsx'
import css from './PlayerScreen.module.css'

/** Figures of the season in the header; all of them are in the charts below. */
const mostSums = 4

/**
 * The header of a player bio in the department's color with the number's outline and what the
 * player did this season.
 */
export function PlayerHero({ player, arcs }: { player: PlayerBio; arcs: SeasonArc[] }) {
  const { jerseyNumber: number, sport, season } = player
  const links = use(PeopleLinks)
  return (
    <PersonHead
      kicker={
        <Link to={links.roster(sport, season)}>
          {season} {sport.title}
        </Link>
      }
      person={player}
      image={player.image}
      fallback={number}
      behind={number && <NumberOutline className={css.outline} number={number} />}
      number={number && `#${number}`}
      mark={player.isCaptain && <CaptainMark />}
    >
      {arcs.length > 0 && (
        <ul role="list" className={css.sums} aria-label={`${season} season`}>
          {arcs.slice(0, mostSums).map(({ key, title, sum }) => (
            <li key={key}>
              <b className={css.sum}>{figure(sum)}</b> {title}
            </li>
          ))}
        </ul>
      )}
      <PlayerFacts player={player} />
      <PersonAccounts accounts={player.socialMedia} />
    </PersonHead>
  )
}

/** Known facts of a player with the department's labels. An upstream may have no labels. */
function PlayerFacts({ player }: { player: PlayerBio }) {
  const facts: (readonly [string, string | null])[] =
    player.rankedBioFields.length > 0
      ? player.rankedBioFields.map(({ label, value }) => [label, value] as const)
      : [
          ['Position', formatPosition(player)],
          ['Class', formatAcademicYear(player)],
          ['Height', heightText(player)],
          ['Weight', weightText(player)],
          ['Hometown', player.hometown],
          ['High school', player.highSchool],
          ['Previous school', player.previousSchool],
          ['Major', player.major],
        ]
  return <Facts facts={facts} />
}
