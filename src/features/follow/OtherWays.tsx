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
    text: 'Starts, scores and changes of your teams, on a device that is in your pocket.',
  },
  {
    to: calendarHref(),
    icon: 'calendar',
    title: 'Games in your calendar',
    text: 'Every game, and every change of its time, in the calendar you use anyway.',
  },
  {
    to: href(paths.rssFeeds, {}),
    icon: 'rss',
    title: 'RSS feeds',
    text: 'New stories in your feed reader, all of them or one team’s.',
  },
  {
    to: href(paths.socialAccounts, {}),
    icon: 'share',
    title: 'Social accounts',
    text: 'The department and its teams, where you already are.',
  },
]

/** Ways to follow that need no email address. */
export function OtherWays() {
  return (
    <Section title="Other ways to keep up">
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
