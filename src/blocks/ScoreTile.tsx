import type { Game } from '../contract/game.schema.ts'
import type { SiteSettings } from '../contract/site.schema.ts'
import { liveText } from '../data/live/in-place.ts'
import { useLiveGame } from '../data/live/store.ts'
import { getGameKind } from '../domain/games/game.ts'
import { summarizeOutcome } from '../domain/games/game-outcome.ts'
import { formatGameStatus, withEnDash } from '../domain/games/score.ts'
import { splitState } from '../domain/games/state-words.ts'
import { monthDay, shortWeekday, timeLines } from '../domain/calendar/when.ts'
import { LiveDot } from '../ui/Badge.tsx'
import { Link } from '../ui/Link.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { gameHref } from './game-href.ts'
import css from './ScoreStrip.module.css'
import { getSides } from './sides.ts'
import { TeamRow } from './TeamRow.tsx'

/** 'Sun, Nov. 29 · 9 a.m.' of 'Sun, Nov. 29 · Women's 6K: 9 a.m. | Men's 10K: 9:45 a.m.' */
const withFirstTime = (status: string): string =>
  status.replace(/· [^·]*?: (\S+ [ap]\.m\.).*/, '· $1')

/**
 * One game in the strip: sport, state, the two teams with the visitor first. Its size never depends
 * on its content.
 */
export function ScoreTile({ game: initialGame, settings }: { game: Game; settings: SiteSettings }) {
  const game = useLiveGame(initialGame)
  const kind = getGameKind(game)
  const live = kind === 'live'
  const final = kind === 'final'
  const day = `${monthDay(game.date)} · `
  const isCalledOff = kind === 'cancelled' || kind === 'postponed'
  const before = final ? day : isCalledOff ? `${shortWeekday(game.date)}, ${day}` : ''
  // What is said of a result beside 'Final/2OT' has a line of its own.
  const { state, remark } = splitState(game)
  const sides = getSides(game, settings)
  const below =
    sides.length > 1
      ? remark
      : final
        ? timeLines(summarizeOutcome(game).words).join(', ')
        : game.location
  return (
    <Link
      className={css.tile}
      to={gameHref(game)}
      data-live={live || undefined}
      data-alone={sides.length === 1 || undefined}
    >
      <span className={css.top}>
        <span className={css.sport}>
          <span aria-hidden="true">{game.sport.abbrev ?? game.sport.shortName}</span>
          <VisuallyHidden>{game.sport.title}: </VisuallyHidden>
        </span>
        <span className={css.state}>
          {live && (
            <>
              <LiveDot />{' '}
            </>
          )}
          <span {...liveText(game, 'state')}>
            {before + (final ? state : withFirstTime(formatGameStatus(game)))}
          </span>
        </span>
      </span>
      {sides.map((side) => (
        <TeamRow key={side.key} as="span" game={game} side={side} css={css}>
          <span className={css.name}>{side.name}</span>
        </TeamRow>
      ))}
      {below && (
        <span className={css.placing} data-spoils={final ? game.id : undefined}>
          {withEnDash(below)}
        </span>
      )}
    </Link>
  )
}
