import type { BoxScore, Play } from '../../contract/schema/box-score.ts'
import { isDriveStart, playFeed, playText, scoresAreRare, scoringOnly, teamAt } from '../../domain/box-score.ts'
import { clock as clockWords } from '../../domain/when.ts'
import { PlayFilter } from './PlayFilter.tsx'
import css from './Plays.module.css'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { SettledSection } from './SettledSection.tsx'
import { useSettled } from './use-settled.ts'

type Props = { box: BoxScore; /** Those alone that changed the score; all unless asked. */ scoring: boolean; title?: string }

/** Every play by period. While the game is on the newest stands first. */
export function Plays({ box, scoring, title = 'Plays' }: Props) {
  const settled = useSettled(box, `${box.status.complete} ${box.plays.map(({ plays }) => plays.length).join()}`)
  const all = playFeed(settled.value)
  if (all.length === 0 && !settled.waiting) return null
  // Where every rally scores there is nothing to choose.
  const rare = scoresAreRare(settled.value)
  const feed = scoring && rare ? scoringOnly(all) : all
  const ids = { visitor: teamAt(box, 'visitor').id, home: teamAt(box, 'home').id }
  return (
    <SettledSection title={title} anchor="plays" settled={settled}>
      {rare && <div className={css.filter}><PlayFilter scoring={scoring} /></div>}
      {rare && scoring && feed.length === 0 && <EmptyNote>Nobody has scored yet.</EmptyNote>}
      {feed.map(({ period, plays }, i) => {
        const timed = plays.some((play) => play.clock)
        return (
          <details key={`${period}${scoring}`} className={css.period} open={i === 0 || (scoring && rare)}>
            <summary className={css.head}><h3 className={css.name}>{period}</h3> <span className={css.count}>{plays.length} {plays.length === 1 ? 'play' : 'plays'}</span></summary>
            <ol role="list">
              {plays.map((play) => (isDriveStart(play)
                ? <li key={play.id} className={css.drive}><h4 className={css.start}>{playText(play.text, [])}</h4></li>
                : <PlayLine key={play.id} play={play} ids={ids} timed={timed} band={rare && !scoring} />))}
            </ol>
          </details>
        )
      })}
    </SettledSection>
  )
}

function PlayLine({ play: { side, clock, text, score }, ids, timed, band }: { play: Play; ids: Record<'visitor' | 'home', string>; timed: boolean; band: boolean }) {
  return (
    <li className={css.play} data-scoring={score && band ? true : undefined}>
      {timed && <span className={css.clock}>{clockWords(clock)}</span>} <span className={css.team}>{side && ids[side]}</span>{' '}
      <span>{playText(text, Object.values(ids))}</span> {score && <b className={css.score}>{score.visitor}–{score.home}</b>}
    </li>
  )
}
