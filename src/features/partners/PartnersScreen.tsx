import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Partner } from '../../contract/promotions.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { partnerLevels } from '../../domain/words/social.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Section } from '../../ui/Section.tsx'
import { PartnerCard } from './PartnerCard.tsx'
import css from './PartnersScreen.module.css'

/** Partners of the department by level. */
export default function PartnersScreen({
  settings,
  partners,
}: {
  settings: SiteSettings
  partners: Partner[]
}) {
  const levels = partnerLevels(partners)
  return (
    <>
      <ScreenHead title="Partners">
        <p className="lead">Corporate partners of the {settings.name}. Visit our partners.</p>
      </ScreenHead>
      {levels.map(({ title, featured, partners: some }) => (
        <Section key={title} title={title || 'Our partners'}>
          <ul role="list" className={css.partners} data-featured={featured || undefined}>
            {some.map((partner) => (
              <PartnerCard key={partner.id} partner={partner} />
            ))}
          </ul>
        </Section>
      ))}
      {levels.length === 0 && (
        <Section title="Our partners">
          <EmptyNote
            next={
              <>
                To become a partner, contact{' '}
                <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>.
              </>
            }
          >
            No partners listed.
          </EmptyNote>
        </Section>
      )}
    </>
  )
}
