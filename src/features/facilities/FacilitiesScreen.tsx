import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { FacilityTeaser } from '../../contract/facilities.schema.ts'
import type { PageSettings } from '../../contract/pages.schema.ts'
import { facilityGroups } from '../../domain/words/facility.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import css from './FacilitiesScreen.module.css'
import { FacilityCard } from './FacilityCard.tsx'

type Props = { words: PageSettings | null; facilities: PageOf<FacilityTeaser> }

/**
 * The department's facilities with pictures, featured ones large. As grid or list, grouped or not,
 * as the department set it.
 */
export default function FacilitiesScreen({ words, facilities: { items } }: Props) {
  const groups = facilityGroups(items, words?.groupBy === 'sport')
  return (
    <>
      <ScreenHead title={words?.title || 'Facilities'}>
        {words?.description && <Prose html={words.description} />}
      </ScreenHead>
      <div className={css.page}>
        {groups.map(({ title, facilities }) => (
          <section key={title} aria-label={title || 'All facilities'}>
            {title && <SectionHead title={title} />}
            <ul role="list" className={css.places} data-view={words?.view ?? 'grid'}>
              {facilities.map((facility, i) => (
                <FacilityCard
                  key={facility.id}
                  facility={facility}
                  level={title ? 3 : 2}
                  priority={i === 0}
                />
              ))}
            </ul>
          </section>
        ))}
        {items.length === 0 && (
          <EmptyNote next={<Link to="/">Go to the home page</Link>}>No facilities yet.</EmptyNote>
        )}
      </div>
    </>
  )
}
