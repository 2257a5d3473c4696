import { PromotionSlot } from '../../blocks/promotions/PromotionSlot.tsx'
import type { NavigationItem } from '../../contract/schema/navigation.ts'
import { MenuEntryRow } from './MenuEntryRow.tsx'
import { columnsOf } from './menu-groups.ts'
import css from './MenuPanel.module.css'
import { SocialLinks } from './SocialLinks.tsx'

/** What opens under an item of the main navigation: columns of links under headings, in the first its ad. `seen`: has been opened, so that the ad may come. */
export function MenuPanel({ item, seen }: { item: NavigationItem; seen: boolean }) {
  return (
    <div className={css.panel} data-theme="page">
      <div className={css.columns}>
        {columnsOf(item).map((groups, i) => (
          <div key={i} className={css.column}>
            {groups.map(({ heading, entries }) => (
              <div key={heading?.id ?? 0}>
                {heading && <p className={css.heading}>{heading.title}</p>}
                <ul role="list" aria-label={heading?.title}>
                  {entries.map((entry) => <MenuEntryRow key={entry.id} entry={entry} />)}
                </ul>
              </div>
            ))}
            {i === 0 && item.ad && <div className={css.ad}>{seen && <PromotionSlot name={item.ad} />}</div>}
          </div>
        ))}
        <SocialLinks of={item.title} links={item.socialMediaLinks} />
      </div>
    </div>
  )
}
