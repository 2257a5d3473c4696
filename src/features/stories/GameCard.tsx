import { useState } from 'react'
import { gameHref } from '../../blocks/game-href.ts'
import { LineScore } from '../../blocks/game/LineScore.tsx'
import { getSides } from '../../blocks/sides.ts'
import { TeamRecord } from '../../blocks/TeamRecord.tsx'
import { TeamRow } from '../../blocks/TeamRow.tsx'
import type { StatFamily } from '../../contract/box-score.schema.ts'
import type { GameCenterHero } from '../../contract/game-center.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { liveText } from '../../data/live/in-place.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { dateTimeAttribute, gameTime, longDate } from '../../domain/calendar/when.ts'
import { addZone } from '../../domain/calendar/zone-words.ts'
import { storedLine } from '../../domain/games/box-score.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { gameName } from '../../domain/games/meets.ts'
import {
  centerLabel,
  formatChannels,
  formatLocation,
  mediaLinks,
} from '../../domain/games/game-outcome.ts'
import { currentScore, formatGameStatus } from '../../domain/games/score.ts'
import { alikeRecords } from '../../domain/games/team-records.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './GameCard.module.css'
import { GameLeaders } from './GameLeaders.tsx'

type Props = {
  game: Game
  /** The header of its game center; null for a game in progress, and when it could not be read. */
  hero: GameCenterHero | null
  settings: SiteSettings
}

/**
 * The game of a story. With a stat file the score by period and the leaders of both teams; before
 * the game records, time, place, channels and tickets.
 */
export function GameCard({ game: initialGame, hero, settings }: Props) {
  const game = useLiveGame(initialGame)
  const score = currentScore(game)
  // What was shown when the page opened stays, so that nothing moves when the game begins.
  const [kind] = useState(getGameKind(initialGame))
  const lineScores = kind === 'final' ? hero?.lineScores : null
  const isUpcoming = kind === 'upcoming' || kind === 'delayed'
  const tickets = isUpcoming && mediaLinks(game).find(({ key }) => key === 'tickets')
  const [ourRecord, theirRecord] =
    isUpcoming && hero ? alikeRecords(hero.school.record, hero.opponent.record) : []
  // A record beside one team alone compares nothing.
  const records = ourRecord && theirRecord ? { team: ourRecord, opponent: theirRecord } : null
  const facts = isUpcoming
    ? [
        addZone(gameTime(game), game.date, settings.timeZone),
        formatLocation(game),
        formatChannels(game, true),
      ]
    : [kind === 'live' ? addZone(gameTime(game), game.date, settings.timeZone) : '', game.location]
  const href = gameHref(game)
  const center = lineScores && game.gameCenterLink !== href && game.gameCenterLink
  return (
    <section
      className={css.card}
      aria-label={gameName(game)}
      data-periods={(lineScores && '') ?? undefined}
    >
      <p className={css.top}>
        <b>{game.sport.title}</b>
        <span>
          {getGameKind(game) === 'live' && <LiveDot />}{' '}
          <span {...liveText(game, 'state')}>{formatGameStatus(game)}</span>
        </span>
      </p>
      {/* The line score has both teams and the result. */}
      {!lineScores &&
        getSides(game, settings).map((side) => (
          <TeamRow key={side.key} game={game} side={side} css={css}>
            <span className={css.name}>{side.name}</span>{' '}
            {records && (
              <span>
                <VisuallyHidden>record </VisuallyHidden>
                <TeamRecord record={records[side.key]} />
              </span>
            )}
          </TeamRow>
        ))}
      {lineScores && hero && (
        <div data-spoils={game.id} data-spoils-part>
          <Periods game={game} lineScores={lineScores} settings={settings} />
          <GameLeaders leaders={hero.leaders} lineScores={lineScores} sport={game.sport} />
        </div>
      )}
      <p className={css.where}>
        <time dateTime={dateTimeAttribute(game.date)}>{longDate(game.date)}</time>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}> {fact}</span>
        ))}
        {ourRecord && !records && (
          <span>
            {' '}
            {settings.shortName} season: <TeamRecord record={ourRecord} />
          </span>
        )}
      </p>
      <MoreLinks>
        <Link to={href}>
          {href === game.gameCenterLink ? centerLabel(game) : score ? 'Box score' : 'Schedule'}
        </Link>
        {center && (
          <>
            {' '}
            <Link to={center}>{centerLabel(game)}</Link>
          </>
        )}
        {tickets && (
          <>
            {' '}
            <Link to={tickets.url}>{tickets.label}</Link>
          </>
        )}
      </MoreLinks>
    </section>
  )
}

/** Sports whose line score has many periods, or sets as its total. */
const families = new Map<string | null, StatFamily>([
  ['baseball', 'baseball'],
  ['softball', 'baseball'],
  ['wvball', 'volleyball'],
  ['mvball', 'volleyball'],
])

/** The score by period, with both teams as the site names them. */
function Periods({
  game,
  lineScores,
  settings,
}: Pick<Props, 'game' | 'settings'> & { lineScores: NonNullable<GameCenterHero['lineScores']> }) {
  const stored = storedLine(lineScores, currentScore(game))
  return (
    <LineScore
      family={families.get(game.sport.globalSportShortName) ?? null}
      {...stored}
      names={stored.lines.map(({ ours }) => (ours ? settings.shortName : game.opponent.title))}
    />
  )
}
