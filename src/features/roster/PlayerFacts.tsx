import type { PlayerBio } from '../../contract/schema/roster.ts'
import { heightText } from '../../domain/people/height.ts'
import { classOf, positionOf, weightText } from '../../domain/people/roster.ts'
import css from './PlayerFacts.module.css'

/**
 * What is known of a player, as a list of terms in the department's own words; what is not known is
 * not named. An upstream may have no words of its own.
 */
export function PlayerFacts({ player }: { player: PlayerBio }) {
  const facts: (readonly [string, string | null])[] =
    player.rankedBioFields.length > 0
      ? player.rankedBioFields.map(({ label, value }) => [label, value] as const)
      : [
          ['Position', positionOf(player)],
          ['Class', classOf(player)],
          ['Height', heightText(player)],
          ['Weight', weightText(player)],
          ['Hometown', player.hometown],
          ['High school', player.highSchool],
          ['Previous school', player.previousSchool],
          ['Major', player.major],
        ]
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([term, value]) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
