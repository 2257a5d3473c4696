import { Subscribe } from '../../blocks/Subscribe.tsx'
import { CopyButton } from '../../blocks/share/ShareButton.tsx'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { feedPath } from '../../domain/calendar/calendar.ts'
import { codeOfTeams, type MyTeams } from '../../domain/follow/my-teams.ts'
import { useMounted } from '../../platform/mounted.ts'
import { useLazyModule } from '../../platform/use-lazy-module.ts'
import { myTeamsHref, notificationsHref, savedHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './MyTeamsScreen.module.css'

/** QR codes are a chunk of their own, because few visitors use them. */
const loadCode = () => import('./DrawnCode.tsx')

/** Other uses of the followed teams: calendar, notifications, saved pages, another device. */
export function OtherDevices({ settings, teams }: { settings: SiteSettings; teams: MyTeams }) {
  const mounted = useMounted()
  const code = useLazyModule(loadCode)
  const none = teams.length === 0
  const link =
    mounted && !none ? `${location.origin}${myTeamsHref()}#teams=${codeOfTeams(teams)}` : ''
  return (
    <>
      <Section title="Your teams everywhere">
        <div className={css.ways}>
          <div className={css.way}>
            <h3>In your calendar</h3>
            <p>
              {none
                ? 'Choose teams to get one calendar with all their games.'
                : 'All games of your teams, kept up to date. ' +
                  'If you change your teams, subscribe again.'}
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
            <h3>Notifications</h3>
            <p>Game starts, scores and schedule changes for the teams you choose.</p>
            <ButtonLink kind="alternate" to={notificationsHref()}>
              Choose notifications
            </ButtonLink>
          </div>
          <div className={css.way}>
            <h3>Offline</h3>
            <p>
              The day before a game, this site saves its schedule, rosters, venue information and
              stories on this device.
            </p>
            <ButtonLink kind="alternate" to={savedHref()}>
              View saved pages
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
                Scan the code with the other device, or open this link there. The link contains only
                your teams and is not sent to a server.
              </p>
              <p className="bold">
                <a href={link}>{link}</a>
              </p>
              <CopyButton words={link} />
            </div>
          </div>
        ) : (
          <p>Follow a team to get a link and a code for your other devices.</p>
        )}
      </Section>
    </>
  )
}
