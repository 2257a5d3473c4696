import { Subscribe } from '../../blocks/Subscribe.tsx'
import { CopyButton } from '../../blocks/share/ShareButton.tsx'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { feedPath } from '../../domain/calendar/calendar.ts'
import { codeOfTeams, type MyTeams } from '../../domain/phone/my-teams.ts'
import { useMounted } from '../../platform/mounted.ts'
import { useLater } from '../../platform/later.ts'
import { myTeamsHref, notificationsHref, savedHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './MyTeamsScreen.module.css'

/** QR codes are a chunk of their own, because few visitors use them. */
const loadCode = () => import('./DrawnCode.tsx')

/** Other uses of the followed teams: calendar, notifications, saved pages, another device. */
export function OtherDevices({ settings, teams }: { settings: SiteSettings; teams: MyTeams }) {
  const mounted = useMounted()
  const code = useLater(loadCode)
  const none = teams.length === 0
  const link =
    mounted && !none ? `${location.origin}${myTeamsHref()}#teams=${codeOfTeams(teams)}` : ''
  return (
    <>
      <Section title="Their games, wherever you are">
        <div className={css.ways}>
          <div className={css.way}>
            <h3>In your calendar</h3>
            <p>
              {none
                ? 'Choose teams, and one address has all their games.'
                : 'All games of the teams above, kept up to date. Change your teams, and subscribe again.'}
            </p>
            {!none && (
              <Subscribe
                feeds={(['ICS', 'CSV'] as const).map((type) => ({
                  type,
                  url: feedPath(type, ...teams),
                }))}
              />
            )}
          </div>
          <div className={css.way}>
            <h3>On a phone that is closed</h3>
            <p>
              Starts, scores and changes, for the teams and at the hours you say. The teams above
              come first there.
            </p>
            <ButtonLink kind="alternate" to={notificationsHref()}>
              Choose notifications
            </ButtonLink>
          </div>
          <div className={css.way}>
            <h3>In the stadium without a signal</h3>
            <p>
              The day before a game of theirs, this site saves what you need there: schedule,
              roster, place, last meeting, stories.
            </p>
            <ButtonLink kind="alternate" to={savedHref()}>
              See what is saved
            </ButtonLink>
          </div>
        </div>
      </Section>
      <Section title="On another device">
        {link ? (
          <div className={css.carry}>
            {code && <code.DrawnCode words={link} of={`Your teams of the ${settings.name}`} />}
            <div className={css.link}>
              <p>
                Point the other device’s camera at the code, or open this link there. It names your
                teams and their order, and nothing of you; what stands behind the # is told to no
                server.
              </p>
              <p className="bold">
                <a href={link}>{link}</a>
              </p>
              <CopyButton words={link} />
            </div>
          </div>
        ) : (
          <p>Once you follow a team, a link and a code to take your teams along stand here.</p>
        )}
      </Section>
    </>
  )
}
