import type { BoxScore } from '../../contract/schema/box-score.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { leadersOf, type LeaderLine } from '../../domain/box-score.ts'
import { Digits } from '../../ui/Digits.tsx'
import css from './Leaders.module.css'
import { StatName } from './StatName.tsx'

type Props = { box: BoxScore; sport: SportRef; names: Record<LeaderLine['side'], string> }

/** Three big numbers: who did most of what decides this sport, and the other team's best beside. */
export function Leaders({ box, sport, names }: Props) {
  return (
    <ul role="list" className={css.leaders}>
      {leadersOf(box).map(({ key, title, best, other }) => (
        <li key={`${key}${best?.value.length}`} className={css.leader}>
          <h3 className={css.title}>{title}</h3>
          <p className={css.value}>{best ? <Digits value={best.value} /> : '–'}</p>
          <p className={css.name}>{best ? <StatName line={best} sport={sport} /> : 'Nobody yet'}</p>
          <p className={css.detail}>{best && [names[best.side], best.detail].filter(Boolean).join(', ')}</p>
          <p className={css.other}>{other && `${names[other.side]}: ${other.name}, ${other.value}`}</p>
        </li>
      ))}
    </ul>
  )
}
