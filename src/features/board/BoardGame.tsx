import { Fragment, useState } from 'react'
import { gameHref } from '../../blocks/game-href.ts'
import { getSides } from '../../blocks/sides.ts'
import { TeamRecord } from '../../blocks/TeamRecord.tsx'
import { TeamRow } from '../../blocks/TeamRow.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { ConferenceStanding } from '../../contract/sports.schema.ts'
import { liveText } from '../../data/live/in-place.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { isInSets, periodWord, playText } from '../../domain/games/box-score.ts'
import {
  centerLabel,
  formatChannels,
  getLocationParts,
  mediaLinks,
  videoLabel,
  summarizeOutcome,
} from '../../domain/games/game-outcome.ts'
import { getGameKind, isToCome } from '../../domain/games/game.ts'
import { gameName } from '../../domain/games/meets.ts'
import {
  currentScore,
  formatGameStatus,
  listPeriods,
  withEnDash,
} from '../../domain/games/score.ts'
import { splitState } from '../../domain/games/state-words.ts'
import { getHandRules } from '../../domain/hand-score/rules.ts'
import { teamRecord } from '../../domain/games/team-records.ts'
import { dayRange, lastsDays, timeLines } from '../../domain/calendar/when.ts'
import { boxScoreLink } from '../../routes/links.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './BoardScreen.module.css'

type Props = {
  game: Game
  settings: SiteSettings
  standings: readonly ConferenceStanding[]
  /** It is listed under its day, which its state does not repeat. */
  dated: boolean
}

/**
 * A game of the scoreboard: both teams with their records, state, place and channels, links. Its
 * height does not depend on the score.
 */
export function BoardGame({ game: initialGame, settings, standings, dated }: Props) {
  const game = useLiveGame(initialGame)
  const kind = getGameKind(game)
  const live = kind === 'live'
  // The records of standings are today's, not those on the day of an old result.
  const isOver = getGameKind(initialGame) === 'final'
  const sides = getSides(game, settings)
  const columns = periodColumns(game)
  const state = dated ? splitState(game).state : formatGameStatus(game)
  // A time for each race is too long for the corner.
  const times = timeLines(state)
  // Chosen at the first render, so that nothing moves when a game begins or ends.
  const [links] = useState(() => linksOf(game))
  return (
    <article
      className={css.game}
      data-live={live || undefined}
      data-periods={columns.length > 0 || undefined}
      data-many={isMany(columns.length) || undefined}
    >
      <p className={css.top}>
        <b>
          <Link className="card-target plain-link" to={gameHref(game)}>
            {game.sport.title}
            <VisuallyHidden>{gameName(game).slice(game.sport.title.length)}</VisuallyHidden>
          </Link>
        </b>
        <span>
          {live && (
            <>
              <LiveDot />{' '}
            </>
          )}
          <span {...liveText(game, 'state')}>{times.length > 1 ? '' : state}</span>
        </span>
      </p>
      <div>
        <div>
          {columns.length > 0 && (
            <p className={css.labels} aria-hidden="true">
              <span className={css.periods}>
                {columns.map(({ label, isFar }) => (
                  <span
                    key={label}
                    data-far={isFar || undefined}
                    data-long={label.length > 1 || undefined}
                  >
                    {label}
                  </span>
                ))}
              </span>
              <span className={css.total}>{isInSets(game.sport) ? 'Sets' : 'T'}</span>
            </p>
          )}
          {sides.map((side) => {
            const record = isOver ? '' : teamRecord(standings, game, side.key)
            return (
              <TeamRow key={side.key} game={game} side={side} css={css}>
                <span className={css.who}>
                  <span className={css.name}>{side.name}</span>
                  {record && (
                    <>
                      {' '}
                      <span className="quiet">
                        <TeamRecord record={record} />
                      </span>
                    </>
                  )}
                </span>
                {columns.length > 0 && (
                  <VisuallyHidden>{` By ${periodWord(game.sport)}: `}</VisuallyHidden>
                )}
                {columns.length > 0 && game.live && (
                  <span className={css.periods} data-spoils={game.id}>
                    {listPeriods(game.live, side.key).map((points, i) => (
                      <Fragment key={i}>
                        <span
                          data-far={columns[i]?.isFar || undefined}
                          data-long={(columns[i]?.label.length ?? 0) > 1 || undefined}
                          {...liveText(game, `${side.key}-${i}`)}
                        >
                          {points}
                        </span>{' '}
                      </Fragment>
                    ))}
                  </span>
                )}
              </TeamRow>
            )
          })}
        </div>
        <div>
          {live ? (
            <p className={css.last} data-spoils={game.id}>
              <b {...liveText(game, 'situation')}>{game.live?.situation}</b>{' '}
              <span {...liveText(game, 'play')}>{playText(game.live?.lastPlay ?? '', [])}</span>
            </p>
          ) : (
            <p className={css.last} data-spoils={kind === 'final' ? game.id : undefined}>
              <span>{kind === 'final' ? remarkOf(game, sides.length) : placeOf(game)}</span>
            </p>
          )}
          {times.length > 1 && times.map((time) => <p key={time}>{time}</p>)}
          <ul role="list" className={css.links} data-print="no">
            {links.map(({ label, url }) => (
              <li key={label}>
                <Link className={css.link} to={url}>
                  {label}
                  <VisuallyHidden>, {gameName(game)}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}

/**
 * Periods that a narrow card has room for, and in smaller columns; of more, such as innings, it has
 * the last.
 */
const mostPeriods = 5
const mostSmall = 7
const narrowPeriods = 3
const isMany = (count: number) => count > mostPeriods && count <= mostSmall

/** The columns of a line score; the far ones are not shown in a narrow card. */
function periodColumns(game: Game): { label: string; isFar: boolean }[] {
  if (!hasPeriods(game)) return []
  const { live, sport } = game
  const count = live?.teamPeriods.length ?? 0
  const { regulation } = getHandRules(sport.globalSportShortName)
  const end = Math.max(live?.period ?? 0, narrowPeriods)
  return Array.from({ length: count }, (_, i) => ({
    label:
      regulation === 0 || i < regulation || periodWord(sport) === 'inning'
        ? String(i + 1)
        : i === regulation
          ? 'OT'
          : `${i - regulation + 1}OT`,
    isFar: count > mostSmall && (i >= end || i < end - narrowPeriods),
  }))
}

/** Whether the periods of a live game or a result lead to the score that is shown. */
function hasPeriods(game: Game): boolean {
  const kind = getGameKind(game)
  const score = kind === 'live' || kind === 'final' ? currentScore(game) : null
  return (
    score !== null &&
    score.team === game.live?.teamScore &&
    score.opponent === game.live.opponentScore
  )
}

/** What is said of a result: who advances after a tie, the placing in a meet. */
const remarkOf = (game: Game, teams: number): string =>
  teams > 1
    ? splitState(game).remark
    : withEnDash(timeLines(summarizeOutcome(game).words).join(', '))

/** The days of a meet, where it is played and shown: 'Founders Field · KHRN 97.5 FM'. */
const placeOf = (game: Game): string =>
  [lastsDays(game) && dayRange(game), getLocationParts(game)[0], formatChannels(game, true)]
    .filter(Boolean)
    .join(' · ')

/**
 * Tickets until it begins, then the game center and where to watch and listen; the box score, recap
 * and video of a result.
 */
function linksOf(game: Game): { label: string; url: string }[] {
  const kind = getGameKind(game)
  const links = new Map(mediaLinks(game).map(({ key, url }) => [key, url]))
  const center = [centerLabel(game), game.gameCenterLink] as const
  const hasBox = game.result?.boxscore || game.live
  const options =
    kind === 'final'
      ? ([
          hasBox ? (['Box score', boxScoreLink(game)] as const) : center,
          ['Recap', game.result?.recap?.url],
          [videoLabel(game), links.get('video')],
        ] as const)
      : ([
          isToCome(game) ? (['Tickets', links.get('tickets')] as const) : center,
          ['Watch', links.get('video') ?? links.get('tv')],
          ['Listen', links.get('audio') ?? links.get('radio')],
        ] as const)
  return options.flatMap(([label, url]) => (url ? [{ label, url }] : []))
}
