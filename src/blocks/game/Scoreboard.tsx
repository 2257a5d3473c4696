import { useState, type ReactNode } from 'react'
import { TeamMark } from '../TeamMark.tsx'
import { TeamRecord } from '../TeamRecord.tsx'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { LineScores } from '../../contract/game-details.schema.ts'
import {
  buildLineScore,
  currentSituation,
  findPossession,
  isInSets,
  storedLine,
  teamAt,
  type Side,
} from '../../domain/games/box-score.ts'
import { cleanOpponentName } from '../../domain/games/game.ts'
import { describeLastPlay } from '../../domain/games/last-play.ts'
import { summarizeOutcome } from '../../domain/games/game-outcome.ts'
import { summarizeCurrentDrive } from '../../domain/games/plays.ts'
import { formatGameStatus } from '../../domain/games/score.ts'
import { splitState } from '../../domain/games/state-words.ts'
import { addZone } from '../../domain/calendar/zone-words.ts'
import { dateTimeAttribute, longDate } from '../../domain/calendar/when.ts'
import { alikeRecords, recordInFile } from '../../domain/games/team-records.ts'
import { scheduleHref } from '../../routes/links.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Digits } from '../../ui/Digits.tsx'
import { Link } from '../../ui/Link.tsx'
import { LineScore } from './LineScore.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Recap, ResultFacts } from './ResultFacts.tsx'
import { Possession } from './Possession.tsx'
import css from './Scoreboard.module.css'
import { Situation } from './Situation.tsx'

type Props = {
  game: Game
  box: BoxScore | null
  settings: SiteSettings
  /** The score by period from the schedule, for a game without a stat file. */
  lineScores?: LineScores | null
  /** Our record and theirs: after the game, or before it where the stat file lacks them. */
  records?: readonly [string | null, string | null] | null
  /** The story about the result. */
  recap?: Recap | null | undefined
  /** On a phone the result alone: other tabs tell the rest. */
  brief?: boolean
  /** Beside period and clock: where the game can be watched and heard. */
  streams?: ReactNode
  /** Below the date of a game to come. */
  countdown?: ReactNode
  /** At the bottom: links between the game's pages. */
  children?: ReactNode
}

/** The scoreboard: visitors first, large numbers, the line score below. */
export function Scoreboard({
  game,
  box,
  settings,
  lineScores,
  records,
  recap,
  brief = false,
  streams,
  countdown,
  children,
}: Props) {
  const { kind, score, words, note } = summarizeOutcome(game)
  const final = kind === 'final' && note ? splitState(game) : null
  const state =
    kind === 'upcoming'
      ? addZone(formatGameStatus(game), game.date, settings.timeZone)
      : final
        ? final.state
        : [!score && kind !== 'live' && words, note].filter(Boolean).join(' · ')
  // A game that ends while the page is open keeps its last play.
  const [wasOn] = useState(kind === 'live')
  const [wasUpcoming] = useState(kind === 'upcoming')
  // Links to what comes after a game would move the date while the page is open.
  const [wasOver] = useState(kind === 'final')
  const ourSide: Side = (box ? box.thisTeamIsHomeTeam : game.atVs === 'vs') ? 'home' : 'visitor'
  const shownRecords = alikeRecords(...(records ?? [null, null]))
  const possession = box && findPossession(box, game)
  const present = box && { ...box, situation: currentSituation(box, game) ?? null }
  const drive = present && summarizeCurrentDrive(present)
  const teams = (['visitor', 'home'] as const).map((side) => {
    const isOurs = side === ourSide
    // The file has the records before the game, which are outdated after it.
    const fileRecord = box && wasOn && recordInFile(teamAt(box, side).record)
    return {
      side,
      name: withRank(
        isOurs ? settings.shortName : game.opponent.title,
        isOurs ? game.teamPrefix : game.opponent.prefix,
        box && teamAt(box, side).rank,
      ),
      image: isOurs ? settings.logo : game.opponent.image,
      score: score && (isOurs ? score.team : score.opponent),
      // No team has lost before the end.
      won: kind === 'final' && score?.leader === (isOurs ? 'team' : 'opponent'),
      record: fileRecord || shownRecords[isOurs ? 0 : 1],
      isOfSeason: !fileRecord,
      short: box ? teamAt(box, side).id.slice(0, 5) : '',
    }
  })
  const mark = (side: Side) =>
    wasOn && box && <Possession hasBall={possession?.side === side} family={box.family} />
  const stored =
    !box && lineScores && lineScores.periods.length > 0 ? storedLine(lineScores, score) : null
  const lineScore = box && buildLineScore(box, game.live)
  const remark = final?.remark && <p>{final.remark}</p>
  const lines = (
    <>
      {remark && !stored && !box && (
        <div className={css.under} data-spoils={game.id} data-spoils-part>
          {remark}
        </div>
      )}
      {stored && (
        <div className={css.under} data-spoils={game.id} data-spoils-part>
          <LineScore
            family={isInSets(game.sport) ? 'volleyball' : null}
            {...stored}
            names={stored.lines.map(({ ours }) =>
              ours ? settings.shortName : game.opponent.title,
            )}
          />
          {remark}
        </div>
      )}
      {box && present && lineScore && (
        <div className={css.under} data-spoils={game.id} data-spoils-part>
          <LineScore
            family={box.family}
            {...lineScore}
            names={teams.map(({ name }) => name)}
            short={teams.map(({ short }) => short)}
          />
          {remark}
          {(wasOn || !box.status.complete) && (
            // Replaced beside a line score with one more period, so that it does not move.
            <div key={lineScore.labels.length}>
              <div className={css.situation}>
                <Situation box={present} />
              </div>
              {box.family === 'football' && (
                <p>
                  {drive ? (
                    <>
                      <b>Drive</b> <span>{drive}</span>
                    </>
                  ) : (
                    '\u00A0'
                  )}
                </p>
              )}
              {/* From the same file as the situation; the newest play is in the next one. */}
              <p className={css.last}>
                <b>Last play</b> <span>{describeLastPlay(box)}</span>
              </p>
            </div>
          )}
        </div>
      )}
    </>
  )
  return (
    <header className={css.board} data-theme="on-primary">
      <div className={css.inner}>
        <div className={css.top}>
          <h1 className={css.title} data-on={wasOn || undefined}>
            {`${teams[0]?.name} ${game.locationIndicator === 'N' ? 'vs' : 'at'} ${teams[1]?.name}`}
          </h1>
          <p className={css.when}>
            {/* On a phone the state below says it alone; of a live game the details do. */}
            <time
              className={wasUpcoming || wasOn ? css.beside : undefined}
              dateTime={dateTimeAttribute(game.date)}
            >
              {longDate(game.date)}
            </time>{' '}
            {/* On a phone the bar of the sport is close above. */}
            <Link
              className={wasUpcoming ? undefined : css.beside}
              to={scheduleHref(game.sport, game.season)}
            >
              {`${game.sport.title} schedule`}
            </Link>
            {game.gamePromotionText && <span className={css.beside}>{game.gamePromotionText}</span>}
          </p>
        </div>
        <div
          className={css.face}
          data-over={wasOver || undefined}
          data-ahead={wasUpcoming || undefined}
        >
          {teams.map((team) => (
            <div
              key={team.side}
              className={css.team}
              data-side={team.side}
              data-won={team.won || undefined}
            >
              <TeamMark image={team.image} name={team.name} />
              {/* The key replaces a name whose record changes, so that it does not move. */}
              <p key={team.record} className={css.name}>
                {/* Its room, at the inner end of either line, leaves no gap. */}
                {team.side === 'home' && mark(team.side)}
                <span>{team.name}</span>
                {wasOn && possession?.side === team.side && (
                  <VisuallyHidden>{` ${possession.words}`}</VisuallyHidden>
                )}
                {team.record && (
                  <span className={css.record}>
                    {' '}
                    <VisuallyHidden>record </VisuallyHidden>
                    <TeamRecord record={team.record} part={!team.isOfSeason} />
                  </span>
                )}
                {team.side === 'visitor' && mark(team.side)}
              </p>
              <p className={css.score} data-spoils={team.score === null ? undefined : game.id}>
                {team.score !== null && <Digits value={team.score} />}
                {team.score !== null && isInSets(game.sport) && (
                  <VisuallyHidden>{team.score === '1' ? ' set' : ' sets'}</VisuallyHidden>
                )}
              </p>
            </div>
          ))}
          <div className={css.state}>
            {/* The key renders centered text anew, so that it does not move. */}
            <p key={`${kind}${note.replace(/\d/g, '0')}`} className={css.now}>
              {kind === 'live' && <LiveDot />}
              <span
                className={css.note}
                data-spoils={kind === 'final' && !note ? game.id : undefined}
              >
                <span>{wasUpcoming ? <DateAndTime text={state} /> : state}</span>
              </span>
            </p>
            {streams}
          </div>
          {countdown && <div className={css.count}>{countdown}</div>}
          {wasOver && lines}
        </div>
        {!wasOver && lines}
        {wasOver && <ResultFacts game={game} box={box} recap={recap ?? null} brief={brief} />}
        {children}
      </div>
    </header>
  )
}

/** '#8 Vantry': with the rank of the schedule, or else of the stat file, unless the name has it. */
const withRank = (name: string, prefix: string | null, rank: string | null): string =>
  cleanOpponentName(name) === name
    ? [prefix ?? (rank && /^\d+$/.test(rank) ? `#${rank}` : null), name].filter(Boolean).join(' ')
    : name

/** 'Sat, Sept. 5 · 7 p.m.', on two lines between the teams. */
const DateAndTime = ({ text }: { text: string }) =>
  text.split(/( · )/).map((part, i) =>
    part === ' · ' ? (
      <span key={i} className={css.dot}>
        {part}
      </span>
    ) : (
      part
    ),
  )
