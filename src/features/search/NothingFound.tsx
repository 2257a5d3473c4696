import type { Sport } from '../../contract/schema/sport.ts'
import { Section } from '../../ui/Section.tsx'
import css from './NothingFound.module.css'
import { Places } from './Places.tsx'

/** Not a word of it anywhere: what to try, and the teams. */
export function NothingFound({ q, sports }: { q: string; sports: Sport[] }) {
  return (
    <>
      <Section title="No results">
        <p className={css.lead}>
          We looked everywhere for “<bdi>{q}</bdi>” and came back empty-handed.
        </p>
        <ul className={css.tips}>
          <li>A last name finds a player or coach of any season.</li>
          <li>Fewer words find more. A small slip in one of them is forgiven.</li>
          <li>A year, an opponent or a final score finds the game.</li>
        </ul>
      </Section>
      <Places title="Or go to a team" sports={sports} />
    </>
  )
}
