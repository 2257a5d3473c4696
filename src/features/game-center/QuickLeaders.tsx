import { TeamTotals } from '../../blocks/stats/TeamTotals.tsx'
import type { GameCenterHero } from '../../contract/game-center.schema.ts'
import { shortName, type Side } from '../../domain/games/box-score.ts'
import { SectionHead } from '../../ui/Section.tsx'
import css from './GameCenterScreen.module.css'

type Props = {
  leaders: GameCenterHero['leaders']
  names: Record<Side, string>
  ourSide: Side
}

/** On a phone, above the plays of a live game: the leaders of both teams, a line for each. */
export function QuickLeaders({ leaders, names, ourSide }: Props) {
  return (
    <section className={css.quick} aria-labelledby="quick-leaders">
      <SectionHead id="quick-leaders" title="Leaders" />
      <TeamTotals
        rows={leaders.map(({ key, title, school, opponent }) => {
          const [visitor, home] = ourSide === 'home' ? [opponent, school] : [school, opponent]
          return {
            key,
            label: title,
            long: null,
            visitor: visitor?.stat.value ?? '–',
            home: home?.stat.value ?? '–',
            percents: {
              visitor: visitor ? shortName(visitor.name) : '\u00A0',
              home: home ? shortName(home.name) : '\u00A0',
            },
            bars: { visitor: visitor?.stat.progress ?? 0, home: home?.stat.progress ?? 0 },
            better: null,
          }
        })}
        names={names}
        ours={ourSide}
        caption="Leaders"
      />
    </section>
  )
}
