import type { BoxScore } from '../../contract/schema/box-score.ts'
import { gameFacts } from '../../domain/games/box-score.ts'
import css from './GameInfo.module.css'

export function GameInfo({ box }: { box: BoxScore }) {
  return (
    <dl className={css.facts}>
      {gameFacts(box).map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
