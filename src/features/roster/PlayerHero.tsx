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
import { Link } from '../../ui/Link.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { PersonHead } from '../../blocks/PersonHead.tsx'
import { CaptainMark } from './CaptainMark.tsx'
import { NumberOutline } from './NumberOutline.tsx'
import css from './PlayerScreen.module.css'

/** The header of a player bio in the department's color with the number's outline. */
export function PlayerHero({ player }: { player: PlayerBio }) {
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
