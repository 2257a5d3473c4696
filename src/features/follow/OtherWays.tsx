import { paths } from '../../routes/paths.ts'
import { href } from '../../routes/href.ts'
import { calendarHref, notificationsHref } from '../../routes/links.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './follow.module.css'

const ways = [
  {
    to: notificationsHref(),
    icon: 'bell',
    title: 'Notifications',
    text: 'Game starts, scores and schedule changes for your teams.',
  },
  {
    to: calendarHref(),
    icon: 'calendar',
    title: 'Games in your calendar',
    text: 'Every game and time change, in the calendar you already use.',
  },
  {
    to: href(paths.rssFeeds, {}),
    icon: 'rss',
    title: 'RSS feeds',
    text: 'New stories in your feed reader, for all teams or one.',
  },
  {
    to: href(paths.socialAccounts, {}),
    icon: 'share',
    title: 'Social accounts',
    text: 'Follow the department and its teams.',
  },
]

/** Ways to follow that need no email address. */
export function OtherWays() {
  return (
    <Section title="More ways to follow">
      <ul role="list" className="grid">
        {ways.map(({ to, icon, title, text }) => (
          <li key={to} className={css.way}>
            <Icon name={icon} />
            <div>
              <h3>
                <CardLink to={to}>{title}</CardLink>
              </h3>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
