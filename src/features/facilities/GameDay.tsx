import type { Facility } from '../../contract/schema/facility.ts'
import { gameDayId, gameDayOf } from '../../domain/words/facility.ts'
import { Prose } from '../../ui/Prose.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import css from './GameDay.module.css'
import { PlaceMap } from './PlaceMap.tsx'

const heads = [
  ['gates', 'Gates'],
  ['parking', 'Parking'],
  ['bagPolicy', 'Bag policy'],
] as const

/**
 * What holds there on game day, for who stands at the gate: gates, parking, bags, and the map that
 * shows where. Nothing where nothing is said.
 */
export function GameDay({ facility }: { facility: Facility }) {
  if (gameDayOf(facility).length === 0) return null
  const said = heads.flatMap(([part, title]) =>
    facility[part] ? [{ title, html: facility[part] }] : [],
  )
  return (
    <section id={gameDayId} className={css.section} aria-labelledby="game-day-title">
      <SectionHead id="game-day-title" title="On game day" />
      <div className={css.parts}>
        {said.length > 0 && (
          <div className={css.said}>
            {said.map(({ title, html }) => (
              <div key={title}>
                <h3 className={css.title}>{title}</h3>
                <Prose html={html} />
              </div>
            ))}
          </div>
        )}
        {facility.map && <PlaceMap map={facility.map} title={facility.title} />}
      </div>
    </section>
  )
}
