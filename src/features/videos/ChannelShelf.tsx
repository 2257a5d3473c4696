import { CardMeta } from '../../blocks/CardMeta.tsx'
import type { ChannelVideoPage } from '../../contract/videos.schema.ts'
import { getStorySpoilerProps } from '../../domain/spoilers.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { Video } from '../../ui/Video.tsx'
import css from './videos.module.css'

const short = { notation: 'compact', maximumFractionDigits: 1 } as const

/** The newest videos of the department's channel, which play in place, and a link to it. */
export function ChannelShelf({ page: { channel, items } }: { page: ChannelVideoPage }) {
  const facts = [
    [channel?.subscribers, 'subscribers'],
    [channel?.videos, 'videos'],
    [channel?.views, 'views'],
  ].flatMap(([count, unit]) =>
    typeof count === 'number' ? [`${count.toLocaleString('en-US', short)} ${unit}`] : [],
  )
  return (
    <Section
      title="From our channel"
      action={channel && <Link to={channel.url}>{channel.title} on YouTube</Link>}
    >
      {facts.length > 0 && <p className={css.facts}>{facts.join(' · ')}</p>}
      <ul role="list" className={css.lists}>
        {items.map(({ id, title, thumbnails, publishedAt }) => {
          // Any of them may tell a result.
          const spoils = getStorySpoilerProps({ sport: id, date: publishedAt })
          return (
            <li key={id} className={css.item}>
              <Video
                title={title}
                spoils={spoils}
                url={`/showcase/embed.aspx?youtube=${id}`}
                poster={thumbnails[0] ?? null}
                sizes="(min-width: 64rem) 20rem, 92vw"
              />
              <CardMeta sport={null} date={publishedAt} />
              <h3>
                <Spoiler {...spoils}>{title}</Spoiler>
              </h3>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
