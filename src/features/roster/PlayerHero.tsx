import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import { ShareButton } from '../../blocks/share/ShareButton.tsx'
import { PersonAccounts } from '../../blocks/PersonAccounts.tsx'
import type { PlayerBio } from '../../contract/roster.schema.ts'
import { listBioFields } from '../../domain/people/player-fields.ts'
import { formatAcademicYear, formatHeight, formatPosition } from '../../domain/people/roster.ts'
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
import { LiveDot } from '../../ui/Badge.tsx'

type LiveProps = { live: NonNullable<PlayerStats['live']> }

/**
 * The header of a player bio in the department's color with what the player did this season; the
 * number's outline replaces a missing portrait.
 */
export function PlayerHero({ player, stats }: { player: PlayerBio; stats: PlayerStats | null }) {
  const { jerseyNumber: number, sport, season } = player
  const links = use(PeopleLinks)
  return (
    <PersonHead
      kicker={
        <Link to={links.roster(sport, season)}>
          {season} {sport.title} Roster
        </Link>
      }
      person={player}
      image={player.image}
      fallback={number}
      behind={number && !player.image && <NumberOutline className={css.outline} number={number} />}
      number={number && `#${number}`}
      mark={player.isCaptain && <CaptainMark />}
      line={[formatPosition(player), formatAcademicYear(player)].filter(Boolean).join(' · ')}
      beside={
        stats && (
          <>
            {stats.live && <LiveLine live={stats.live} />}
            <SeasonFigures stats={stats} />
          </>
        )
      }
    >
      <div className={css.facts}>
        <PlayerFacts player={player} />
      </div>
      <PersonAccounts accounts={player.socialMedia} />
      <div className={css.share} data-print="no">
        <ShareButton />
      </div>
    </PersonHead>
  )
}

/** What the player does in the game in progress, with a link to it. */
const LiveLine = ({ live: { gameId, atVs, opponent, words, url } }: LiveProps) => (
  <p className="bold cluster">
    <span>
      <LiveDot /> {atVs} {opponent}: <span data-spoils={gameId}>{words}</span>
    </span>{' '}
    <Link to={url}>Game center</Link>
  </p>
)

/** The figures of the season; without any, those of the newest season before it. */
function SeasonFigures({ stats }: { stats: PlayerStats }) {
  const now = seasonHeadlines(stats)
  const last = now.length > 0 ? null : lastSeasonHeadlines(stats)
  if (last) return <Figures label={`${last.season} season`} figures={last.figures} />
  return (
    now.length > 0 && (
      <Figures
        label={`${stats.season} season${stats.live ? ' before today’s game' : ''}`}
        figures={now}
      />
    )
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

/** The content API's names of what is below the name. */
const belowName: readonly string[] = ['rp_position_short', 'rp_academic_year']

/** Known facts of a player with the department's labels. An upstream may have no labels. */
function PlayerFacts({ player }: { player: PlayerBio }) {
  const labeled = player.rankedBioFields
  const fields = labeled.length > 0 ? labeled : listBioFields(player, {}).rankedBioFields
  return (
    <Facts
      facts={fields
        .filter(({ bioField }) => !belowName.includes(bioField))
        .map(({ label, value, bioField }) => [
          label,
          bioField === 'height' ? formatHeight(value) : value,
        ])}
    />
  )
}
