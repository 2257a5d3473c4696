import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import { PersonAccounts } from '../../blocks/PersonAccounts.tsx'
import type { PlayerBio } from '../../contract/roster.schema.ts'
import {
  fullName,
  classOf,
  positionOf,
  weightText,
  heightText,
} from '../../domain/people/roster.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { CaptainMark } from './CaptainMark.tsx'
import { NumberOutline } from './NumberOutline.tsx'
import css from './PlayerHero.module.css'

/** The header of a player bio in the department's color with the number's outline. */
export function PlayerHero({ player }: { player: PlayerBio }) {
  const { jerseyNumber: number, sport, season } = player
  const links = use(PeopleLinks)
  return (
    <header className={css.hero} data-theme="on-primary">
      <div className={css.inner} data-bare={!player.image || undefined}>
        {number && <NumberOutline className={css.outline} number={number} />}
        {player.image && (
          <div className={css.portrait}>
            <Picture
              image={player.image}
              sizes="(min-width: 64rem) 26rem, 60vw"
              ratio="4/5"
              alt={`Portrait of ${fullName(player)}`}
              priority
              fallback={number}
            />
          </div>
        )}
        <div className={css.words}>
          <p className={css.kicker}>
            <Link to={links.roster(sport, season)}>
              {season} {sport.title}
            </Link>
          </p>
          <h1 className={css.name}>
            {number && <span className={css.number}>#{number} </span>}
            <span className={css.first}>{player.firstName} </span>
            {player.lastName}
            {player.isCaptain && <CaptainMark />}
          </h1>
          <PlayerFacts player={player} />
          <PersonAccounts accounts={player.socialMedia} />
        </div>
      </div>
    </header>
  )
}

/** Known facts of a player with the department's labels. An upstream may have no labels. */
function PlayerFacts({ player }: { player: PlayerBio }) {
  const facts: (readonly [string, string | null])[] =
    player.rankedBioFields.length > 0
      ? player.rankedBioFields.map(({ label, value }) => [label, value] as const)
      : [
          ['Position', positionOf(player)],
          ['Class', classOf(player)],
          ['Height', heightText(player)],
          ['Weight', weightText(player)],
          ['Hometown', player.hometown],
          ['High school', player.highSchool],
          ['Previous school', player.previousSchool],
          ['Major', player.major],
        ]
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([term, value]) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
