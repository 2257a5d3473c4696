import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { RssFeed } from '../../contract/follow.schema.ts'
import { calendarHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './follow.module.css'
import { useMounted } from '../../platform/mounted.ts'

/** The RSS feeds, with an explanation. */
export default function RssFeedsScreen({ feeds }: { feeds: RssFeed[] }) {
  return (
    <>
      <ScreenHead title="RSS Feeds">
        <p className="lead">
          Add one of these addresses to your feed reader to get new stories. No account needed.
        </p>
      </ScreenHead>
      <Section
        title="Stories"
        action={<Link to={calendarHref()}>For games, subscribe to the calendar</Link>}
      >
        <ul role="list" className={css.feeds}>
          {feeds.map(({ id, title, description, url, sport }) => (
            <li key={id} className={css.feed}>
              {sport ? <SportIcon sport={sport} /> : <Icon name="rss" />}
              <div className={css.feedWords}>
                <h3>
                  <Link to={url} reloadDocument>
                    {title}
                  </Link>
                </h3>
                {description && <p className="quiet">{description}</p>}
                <FeedAddress url={url} />
              </div>
            </li>
          ))}
        </ul>
        {feeds.length === 0 && <EmptyNote>No feeds available.</EmptyNote>}
      </Section>
    </>
  )
}

/**
 * The full URL of a feed. The host is added in the browser, because the page is the same on all
 * hosts.
 */
function FeedAddress({ url }: { url: string }) {
  const mounted = useMounted()
  return <code className={css.address}>{mounted ? new URL(url, location.href).href : url}</code>
}
