import type { BoxScore } from '../../contract/schema/box-score.ts'
import { playFeed } from '../../domain/box-score.ts'
import css from './Plays.module.css'
import { SettledSection } from './SettledSection.tsx'
import { useSettled } from './use-settled.ts'

/** Every play by period. While the game is on the newest stands first. */
export function Plays({ box }: { box: BoxScore }) {
  const settled = useSettled(box, `${box.status.complete} ${box.plays.map(({ plays }) => plays.length).join()}`)
  const feed = playFeed(settled.value)
  if (feed.length === 0 && !settled.waiting) return null
  return (
    <SettledSection title="Plays" settled={settled}>
      {feed.map(({ period, plays }, i) => (
        <details key={period} className={css.period} open={i === 0}>
          <summary className={css.head}><h3 className={css.name}>{period}</h3> <span className={css.count}>{plays.length} plays</span></summary>
          <ol role="list">
            {plays.map(({ id, clock, text, score }) => (
              <li key={id} className={css.play} data-scoring={score ? true : undefined}>
                {plays.some((play) => play.clock) && <span className={css.clock}>{clock}</span>} <span>{text}</span> {score && <b className={css.score}>{score.visitor}–{score.home}</b>}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </SettledSection>
  )
}
