import type { BoxScore, Play } from '../../contract/box-score.schema.ts'
import { playText, teamAt } from '../../domain/games/box-score.ts'
import {
  countNew,
  countPlays,
  isDriveStart,
  isEvent,
  periodTitle,
  playFeed,
  playNoun,
  pointWinners,
  scoresAreRare,
  scoringOnly,
  summarizeDrive,
} from '../../domain/games/plays.ts'
import css from './Plays.module.css'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { PlayLine, type PlayLineProps } from './PlayLine.tsx'
import { SettledSection } from './SettledSection.tsx'
import { useDeferredLayout } from './use-deferred-layout.ts'
import { useSearchParams } from 'react-router'
import { Segmented } from '../../ui/Segmented.tsx'

type Props = {
  box: BoxScore
  /** Only plays that changed the score; all by default. */
  scoring: boolean
  title?: string
  /** Of a long period show only the newest plays, of a finished game the last ones. */
  short?: boolean
}

/** Plays of a long period shown before others are asked for: those with a situation are higher. */
const fewPlays = { situated: 10, plain: 16 }

/**
 * Every play by period. During the game the newest is first, and open; after it the last is open
 * in a short list.
 */
export function Plays({ box, scoring, title = 'Play by play', short = false }: Props) {
  const settled = useDeferredLayout(
    box,
    `${box.status.complete} ${box.plays.map(({ plays }) => plays.length).join()} ` +
      `${box.drives?.length}`,
  )
  const all = playFeed(settled.value)
  if (all.length === 0 && !settled.waiting) return null
  // Where every rally scores there is no choice.
  const rare = scoresAreRare(settled.value)
  const feed = scoring && rare ? scoringOnly(all) : all
  const isOver = settled.value.status.complete
  const openPeriod = isOver ? (short ? feed.length - 1 : -1) : 0
  const points =
    box.family === 'volleyball'
      ? new Map(settled.value.plays.map(({ period, plays }) => [period, pointWinners(plays)]))
      : null
  const situated = all.some(({ plays }) => plays.some(({ situation }) => situation))
  const few = situated ? fewPlays.situated : fewPlays.plain
  const noun = playNoun(box)
  const ids = { visitor: teamAt(box, 'visitor').id, home: teamAt(box, 'home').id }
  return (
    <SettledSection
      title={title}
      anchor="plays"
      settled={settled}
      news={countNew(allPlays(box) - allPlays(settled.value), noun)}
      above={
        rare && (
          <div className={css.filter}>
            <PlayFilter scoring={scoring} />
          </div>
        )
      }
    >
      {rare && scoring && feed.length === 0 && <EmptyNote>No scoring yet.</EmptyNote>}
      {feed.map(({ period, plays }, i) => {
        const name = periodTitle(period, settled.value)
        const timed = plays.some((play) => play.clock)
        const shared = {
          box: settled.value,
          period,
          ids,
          timed,
          band: rare && !scoring,
          winners: points && (points.get(period) ?? null),
          family: settled.value.family,
          situated,
        }
        const isCut = short && (!isOver || i === openPeriod) && plays.length > 1.5 * few
        const end = isOver ? lastPlaysFrom(plays, few) : few
        // The head of a drive stays with its plays.
        const cut = isCut && end > 0 && isDriveStart(plays[end - 1]!) ? end - 1 : end
        const [before, after] = isCut ? [plays.slice(0, cut), plays.slice(cut)] : [plays, []]
        const [newest, earlier] = isCut && isOver ? [after, before] : [before, after]
        const more = earlier.length > 0 && (
          <details className={css.rest}>
            <summary className={css.head}>
              <span className="label">{`${countPlays(earlier, 'earlier ', noun)}, ${name}`}</span>
            </summary>
            <Lines plays={earlier} {...shared} />
          </details>
        )
        return (
          <details
            key={`${period}${scoring}`}
            className={css.period}
            open={i === openPeriod || (scoring && rare)}
          >
            <summary className={css.head}>
              <h3 className={css.name}>{name}</h3>{' '}
              <span className="quiet">{countPlays(plays, '', noun)}</span>
            </summary>
            {isOver && more}
            <Lines plays={newest} {...shared} />
            {!isOver && more}
          </details>
        )
      })}
    </SettledSection>
  )
}

const allPlays = (box: BoxScore): number =>
  box.plays.reduce((sum, { plays }) => sum + plays.filter(isEvent).length, 0)

/** Where the last plays begin: with the drive of the last score, or one shortly before. */
function lastPlaysFrom(plays: Play[], few: number): number {
  const latest = plays.length - few
  const scored = plays.findLastIndex(({ score }) => score)
  const isEarlier = scored !== -1 && scored < latest
  const from = isEarlier ? scored : latest
  const drive = plays.findLastIndex((play, index) => index <= from && isDriveStart(play))
  const farthest = isEarlier ? Math.max(-1, latest - 2 * few) : latest - few / 2
  return drive > farthest ? drive : latest
}

type LinesProps = Omit<PlayLineProps, 'play'> & {
  plays: Play[]
  box: BoxScore
  period: string
}

function Lines({ plays, box, period, ...line }: LinesProps) {
  return (
    <ol role="list">
      {plays.map((play) =>
        isDriveStart(play) ? (
          <li key={play.id} className={css.drive}>
            <h4 className={css.start}>{playText(play.text, [])}</h4>
            <p className={css.driveWords}>{summarizeDrive(box, period, play)}</p>
          </li>
        ) : (
          <PlayLine key={play.id} play={play} {...line} />
        ),
      )}
    </ol>
  )
}

/** The choice of plays, as links that keep the page's other choices. */
function PlayFilter({ scoring }: { scoring: boolean }) {
  const [search] = useSearchParams()
  const to = (only: boolean) => {
    const next = new URLSearchParams(search)
    next.delete('plays')
    if (only) next.set('plays', 'scoring')
    return `?${next}`
  }
  return (
    <Segmented
      label="Plays shown"
      items={[
        { to: to(false), label: 'All plays', current: !scoring },
        { to: to(true), label: 'Scoring plays', current: scoring },
      ]}
    />
  )
}
