import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import { ShareButton } from '../../blocks/share/ShareButton.tsx'
import { PersonAccounts } from '../../blocks/PersonAccounts.tsx'
import type { PlayerBio } from '../../contract/roster.schema.ts'
import { listBioFields } from '../../domain/people/player-fields.ts'
import { formatHeight } from '../../domain/people/roster.ts'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import {
  lastSeasonHeadlines,
  seasonHeadlines,
  type Headline,
} from '../../domain/season-stats/headlines.ts'
import { Link } from '../../ui/Link.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { PersonHead } from '../../blocks/PersonHead.tsx'
import { CaptainMark } from './CaptainMark.tsx'
import { NumberOutline } from './NumberOutline.tsx'
import css from './PlayerScreen.module.css'
import * as api from '../../contract/api.ts'
import { useReadWithGame } from '../../data/live/use-read-with-game.ts'
import { LiveDot } from '../../ui/Badge.tsx'

type LiveProps = { live: NonNullable<PlayerStats['live']> }

/**
 * The header of a player bio in the department's color with what the player did this season; the
 * number's outline replaces a missing portrait.
 */
export function PlayerHero({
  player,
  stats,
  event,
}: {
  player: PlayerBio
  stats: PlayerStats | null
  /** What a game of the sport is called. */
  event: string
}) {
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
      behind={number && !player.image && <NumberOutline className={css.outline} number={number} />}
      number={number && `#${number}`}
      mark={player.isCaptain && <CaptainMark />}
      beside={
        stats && (
          <>
            {stats.live && <LiveLine live={stats.live} />}
            <SeasonFigures player={player} stats={stats} event={event} />
          </>
        )
      }
    >
      <PlayerFacts player={player} />
      <PersonAccounts accounts={player.socialMedia} />
      <div className={css.share} data-print="no">
        <ShareButton />
      </div>
    </PersonHead>
  )
}

/** What the player does in the game in progress, with a link to it. */
function LiveLine({ live: { gameId, atVs, opponent, words, url } }: LiveProps) {
  useReadWithGame(gameId, api.playerStats.path)
  return (
    <p className="bold cluster">
      <span>
        <LiveDot /> {atVs} {opponent}: <span data-spoils={gameId}>{words}</span>
      </span>{' '}
      <Link to={url}>Game center</Link>
    </p>
  )
}

/**
 * The figures of the season. Without any, although the team has played: that, and the figures of
 * the season before. Football has no figures for some who play (linemen).
 */
function SeasonFigures({
  player,
  stats,
  event,
}: {
  player: PlayerBio
  stats: PlayerStats
  event: string
}) {
  const { season, sport } = stats
  const now = seasonHeadlines(stats)
  if (now.length > 0)
    return (
      <Figures
        label={`${season} season${stats.live ? ' before today’s game' : ''}`}
        figures={now}
      />
    )
  const hasPlayed = player.statsSeasons.some((other) => other.season === season)
  if (!hasPlayed || stats.tables.some((table) => table.season)) return null
  const last = lastSeasonHeadlines(stats)
  return (
    <>
      <p>
        {sport.globalSportShortName === 'football'
          ? 'No statistics this season.'
          : `Has not appeared in a ${event} this season.`}
      </p>
      {last && <Figures label={`${last.season} season`} figures={last.figures} />}
    </>
  )
}

const Figures = ({ label, figures }: { label: string; figures: Headline[] }) => (
  <div>
    <p className="label">{label}</p>
    <ul role="list" className={css.sums}>
      {figures.map(({ key, label: name, title, cell }) => (
        <li key={key}>
          <b className={css.sum}>{figure(cell)}</b>{' '}
          {/^[A-Z%]+$/.test(name) ? <abbr title={title}>{name}</abbr> : name}
        </li>
      ))}
    </ul>
  </div>
)

/** Known facts of a player with the department's labels. An upstream may have no labels. */
function PlayerFacts({ player }: { player: PlayerBio }) {
  const labeled = player.rankedBioFields
  const fields = labeled.length > 0 ? labeled : listBioFields(player, {}).rankedBioFields
  return (
    <Facts
      facts={fields.map(({ label, value, bioField }) => [
        label,
        bioField === 'height' ? formatHeight(value) : value,
      ])}
    />
  )
}
