import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Statement } from '../../contract/pages.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { knownBarriers, reviewedOn } from './conformance.ts'
import { ReportBarrier } from './ReportBarrier.tsx'
import css from './statements.module.css'

/**
 * The accessibility statement. The department's text is added to that of the site, or replaces it;
 * how to report a barrier and the date of the review are always shown.
 */
export default function AccessibilityScreen({
  settings,
  statement,
}: {
  settings: SiteSettings
  statement: Statement | null
}) {
  const reviewed = statement?.reviewed ?? reviewedOn
  return (
    <>
      <ScreenHead title="Accessibility">
        <p className="lead">This site is for everyone, including fans with disabilities.</p>
      </ScreenHead>
      {!statement?.replaces && <Standard name={settings.name} />}
      {statement?.text && (
        <div className={css.own}>
          <Prose html={statement.text} />
        </div>
      )}
      <Section title="Report a barrier">
        <ReportBarrier settings={settings} statement={statement} />
      </Section>
      {!statement?.replaces && (
        <Section title="What does not conform yet">
          <div className={css.body}>
            <ul>
              {knownBarriers.map((barrier) => (
                <li key={barrier}>{barrier}</li>
              ))}
            </ul>
            <p>If one of these keeps you from something, ask us for it in another form.</p>
          </div>
        </Section>
      )}
      <Section title="Last review">
        <p>
          This statement was last reviewed on{' '}
          <time dateTime={dateTimeAttribute(reviewed)}>{fullDate(reviewed)}</time>.
        </p>
      </Section>
    </>
  )
}

function Standard({ name }: { name: string }) {
  return (
    <Section first title="Our standard">
      <div className={css.body}>
        <p>
          The {name} follow the Web Content Accessibility Guidelines (WCAG) 2.1, Level AA. Title II
          of the Americans with Disabilities Act requires this level (28 CFR Part 35, Subpart H). We
          aim for WCAG 2.2, Level AA.
        </p>
        <p>
          Pages work with a keyboard alone, with a screen reader, at 400 percent zoom, in high
          contrast and with reduced motion. In Settings you choose colors, motion and whether scores
          are shown.
        </p>
      </div>
    </Section>
  )
}
