import { StatName } from '../../blocks/stats/StatName.tsx'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { findLeaders, type LeaderLine } from '../../domain/games/box-leaders.ts'
import { Digits } from '../../ui/Digits.tsx'
import css from './BoxScoreScreen.module.css'

type Props = { box: BoxScore; sport: SportRef; names: Record<LeaderLine['side'], string> }

const sides = ['visitor', 'home'] as const

/**
 * Three pairs of leaders in the sport's main statistics: visitors first, as in the scoreboard. The
 * better one is the heavier; the color is the team's.
 */
export function Leaders({ box, sport, names }: Props) {
  const ourSide = box.thisTeamIsHomeTeam ? 'home' : 'visitor'
  return (
    <ul role="list" className={css.leaders}>
      {findLeaders(box).map(({ key, title, best, other }) => (
        <li key={`${key}${best?.value.length}:${other?.value.length}`} className={css.leader}>
          <h3 className={css.leaderTitle}>{title}</h3>
          {sides
            .map((side) => [best, other].find((line) => line?.side === side))
            .map((line, i) => (
              <div
                key={sides[i]}
                className={css.one}
                data-ours={sides[i] === ourSide || undefined}
                data-less={(line && line === other && line.value !== best?.value) || undefined}
              >
                <p className={css.value}>{line ? <Digits value={line.value} /> : '–'}</p>
                <p className={css.leaderName}>
                  {line ? <StatName line={line} sport={sport} /> : 'None'}
                </p>
                <p className={css.detail}>{line && names[line.side]}</p>
                <p className={css.detail}>{line?.detail}</p>
              </div>
            ))}
        </li>
      ))}
    </ul>
  )
}
