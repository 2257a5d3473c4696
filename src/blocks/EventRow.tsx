import type { Game } from '../contract/game.schema.ts'
import { liveText } from '../data/live/in-place.ts'
import { useLiveGame } from '../data/live/store.ts'
import { getGameKind } from '../domain/games/game.ts'
import { atVsBefore, gameName } from '../domain/games/meets.ts'
import { formatChannels, summarizeOutcome } from '../domain/games/game-outcome.ts'
import { currentScore, describeState } from '../domain/games/score.ts'
import { describeResult } from '../domain/games/state-words.ts'
import {
  dateTimeAttribute,
  dayRange,
  monthDay,
  shortWeekday,
  timeLines,
} from '../domain/calendar/when.ts'
import { LiveDot } from '../ui/Badge.tsx'
import { Digits } from '../ui/Digits.tsx'
import { CardLink } from '../ui/CardLink.tsx'
import css from './events.module.css'
import { gameHref } from './game-href.ts'
import { overlayLinks } from './media-links.ts'
import { LeadMark } from './LeadMark.tsx'
import { ResultMark } from './ResultMark.tsx'
import { TeamMark } from './TeamMark.tsx'
import type { EventsKind } from './use-events.ts'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ToggleEvent } from 'react'
import { DormantDetails } from '../ui/DormantDetails.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/**
 * A game in the lists of upcoming events and recent results, with all fields. `group`: its list, in
 * which one overlay is open at a time. `ofOneSport`: the page names the sport.
 */
export function EventRow({
  game: initialGame,
  kind: list,
  group,
  ofOneSport = false,
}: {
  game: Game
  kind: EventsKind
  group: string
  ofOneSport?: boolean
}) {
  const game = useLiveGame(initialGame)
  const kind = getGameKind(game)
  const score = currentScore(game)
  const outcome = summarizeOutcome(game)
  const live = kind === 'live'
  const atVs = atVsBefore(game)
  // The date of a result is not repeated. Some events have a time for each race: one line each, and
  // their own row on a narrow screen.
  const begun = kind === 'begun'
  const status = list === 'results' && describeResult(game)
  const channels = list === 'upcoming' && !ofOneSport && formatChannels(game, true)
  const hasSuffix = score || (list === 'results' && (kind === 'cancelled' || kind === 'postponed'))
  const times = hasSuffix ? [] : [...timeLines(outcome.words), outcome.note].filter(Boolean)
  return (
    <li
      className={css.row}
      data-list={list}
      data-where={game.locationIndicator}
      data-long={(!begun && times.join('').length > 16) || undefined}
    >
      <div className={css.logo}>
        <TeamMark image={game.opponent.image} name={game.opponent.title} />
      </div>
      <div className={css.words}>
        <p className={css.opponent}>
          {atVs && (
            <>
              <span className={css.atVs}>{atVs}</span>{' '}
            </>
          )}
          <CardLink to={gameHref(game)}>{game.opponent.title}</CardLink>
        </p>
        <div className={css.when}>
          <p className={css.date}>
            <time dateTime={dateTimeAttribute(game.date)}>
              <span>
                {shortWeekday(game.date)}
                {list === 'upcoming' ? <span className={css.comma}>,</span> : ','}
              </span>{' '}
              <b>{dayRange(game)}</b>
            </time>
            {status && (
              <>
                <span className={css.comma}>, </span>
                <span className={css.status}>{status}</span>
              </>
            )}
          </p>
          <p className={css.sport}>
            {!ofOneSport && (
              <abbr title={game.sport.title}>{game.sport.abbrev ?? game.sport.title}</abbr>
            )}
            {game.location && (
              <span className={css.place}>
                {!ofOneSport && ' · '}
                {game.location}
              </span>
            )}
            {channels && ` · ${channels}`}
          </p>
        </div>
      </div>
      <div className={css.end}>
        {(live || (kind === 'suspended' && score)) && (
          <p className={css.state}>
            {live && <LiveDot />} <span {...liveText(game, 'state')}>{describeState(game)}</span>
          </p>
        )}
        {score ? (
          <p className={css.score} data-spoils={game.id}>
            {live && <LeadMark score={score} />}
            {outcome.mark && <ResultMark result={outcome.mark} />}{' '}
            <Digits value={score.team} {...liveText(game, 'team')} />
            <span>–</span>
            <Digits value={score.opponent} {...liveText(game, 'opponent')} />
          </p>
        ) : (
          <p className={css.time} data-spoils={kind === 'final' ? game.id : undefined}>
            {times.map((time) => (
              <span key={time}>{time} </span>
            ))}
          </p>
        )}
      </div>
      <div className={css.more} data-print="no">
        <MediaOverlay
          game={game}
          list={list}
          group={group}
          of={`${gameName(game)}, ${monthDay(game.date)}`}
        />
      </div>
    </li>
  )
}

/**
 * The links of a row behind a toggle; `group` allows one open row per list. It opens on focus (its
 * CSS keeps the links focusable), closes when focus leaves and on Escape, which returns the focus.
 * Without a script it works as a details element.
 */
function MediaOverlay({
  game,
  list,
  group,
  of,
}: {
  game: Game
  list: EventsKind
  group: string
  /** The game as text. */
  of: string
}) {
  const open = useRef<AbortController>(null)
  useEffect(() => () => open.current?.abort(), [])
  const links = overlayLinks(game, list)
  if (links.length === 0) return null
  const close = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    // Handles Escape, so that a surrounding panel stays open.
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.querySelector('summary')?.focus()
    event.currentTarget.open = false
  }
  const enter = ({ target, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (target.closest('summary') === null) currentTarget.open = true
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  /** Also closes on a tap outside that moves no focus. */
  const watch = ({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>) => {
    open.current?.abort()
    if (newState !== 'open') return
    open.current = new AbortController()
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!currentTarget.contains(target as Node)) currentTarget.open = false
      },
      { signal: open.current.signal },
    )
  }
  return (
    <DormantDetails
      className={css.overlay}
      name={group}
      drawnFrom={[game, list]}
      onKeyDown={close}
      onFocus={enter}
      onBlur={leave}
      onToggle={watch}
      summary={
        <summary className={css.toggle}>
          <Icon name="more" />
          <VisuallyHidden>Toggle Media Overlay: {of}</VisuallyHidden>
        </summary>
      }
    >
      <ul role="list" className={css.links}>
        {links.map((link) => (
          <li key={link.label}>
            <Link className={css.link} to={link.url}>
              <Icon name={link.icon} />
              {link.label}
              <VisuallyHidden>, {of}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </DormantDetails>
  )
}
