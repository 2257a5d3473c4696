import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Statement } from '../../contract/pages.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { settingsHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './statements.module.css'

/** What the site stores. The department's text is added to it, or replaces it. */
export default function PrivacyScreen({
  settings,
  statement,
}: {
  settings: SiteSettings
  statement: Statement | null
}) {
  const email = statement?.email ?? settings.supportEmail
  return (
    <>
      <ScreenHead title="Privacy">
        <p className="lead">
          What this site of the {settings.name} stores, where, and how to delete it.
        </p>
      </ScreenHead>
      {!statement?.replaces && <Stored />}
      {statement?.text && (
        <div className={css.own}>
          <Prose html={statement.text} />
        </div>
      )}
      {email && (
        <Section title="Questions">
          <p>
            Write to {statement?.contact ?? 'the department'}:{' '}
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </Section>
      )}
    </>
  )
}

function Stored() {
  return (
    <>
      <Section title="On your device">
        <div className={css.body}>
          <ul>
            <li>Your settings: colors, motion, hidden scores, teams you follow.</li>
            <li>Pages you opened or saved, so that you can read them offline.</li>
            <li>Your place in a podcast, and forms you began but did not send.</li>
            <li>Your answer to the privacy choices, if this site asks for one.</li>
          </ul>
          <p>
            This stays on your device, except what notifications send (below). The button in{' '}
            <Link to={settingsHref()}>Settings</Link> deletes all of it.
          </p>
        </div>
      </Section>
      <Section title="On our server">
        <div className={css.body}>
          <ul>
            <li>
              Forms: what you send, for the department, which also gets it by email. It decides how
              long it is needed.
            </li>
            <li>
              Notifications, if you turn them on: the address that your browser gives us for them,
              and the teams and kinds you chose. Turning them off deletes them.
            </li>
            <li>
              Accounts, for people of the department only: a name, and a cookie while you are signed
              in.
            </li>
            <li>
              Counts of requests, to stop misuse, by a scrambled form of your network address. They
              expire.
            </li>
          </ul>
        </div>
      </Section>
      <Section title="Other companies">
        <div className={css.body}>
          <p>
            Nothing of an advertising or analytics company loads before you agree, and this site
            respects Global Privacy Control. If the department uses such services, “Privacy choices”
            at the end of each page changes your answer. A video of another site loads when you play
            it. Tickets, donations and payments are on other sites with rules of their own.
          </p>
        </div>
      </Section>
    </>
  )
}
