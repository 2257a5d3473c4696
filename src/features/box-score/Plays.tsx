import type { BoxScore, Play } from '../../contract/schema/box-score.ts'
import { isDriveStart, playFeed, playText, teamAt } from '../../domain/box-score.ts'
import { clock as clockWords } from '../../domain/when.ts'
import css from './Plays.module.css'
import { SettledSection } from './SettledSection.tsx'
import { useSettled } from './use-settled.ts'

/** Every play by period. While the game is on the newest stands first. */
export function Plays({ box }: { box: BoxScore }) {
  const settled = useSettled(box, `${box.status.complete} ${box.plays.map(({ plays }) => plays.length).join()}`)
  const feed = playFeed(settled.value)
  if (feed.length === 0 && !settled.waiting) return null
  const ids = { visitor: teamAt(box, 'visitor').id, home: teamAt(box, 'home').id }
  return (
    <SettledSection title="Plays" anchor="plays" settled={settled}>
      {feed.map(({ period, plays }, i) => {
        const timed = plays.some((play) => play.clock)
        // Where every rally scores, a score is nothing to stand out.
        const rare = plays.filter((play) => play.score).length * 2 < plays.length
        return (
          <details key={period} className={css.period} open={i === 0}>
            <summary className={css.head}><h3 className={css.name}>{period}</h3> <span className={css.count}>{plays.length} plays</span></summary>
            <ol role="list">
              {plays.map((play) => (isDriveStart(play)
                ? <li key={play.id} className={css.drive}><h4 className={css.start}>{playText(play.text, [])}</h4></li>
                : <PlayLine key={play.id} play={play} ids={ids} timed={timed} band={rare} />))}
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
