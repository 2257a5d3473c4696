import type { StoryTeaser } from '../contract/stories.schema.ts'
import { Link } from '../ui/Link.tsx'
import { Section } from '../ui/Section.tsx'
import css from './stories.module.css'
import { StoryCard } from './StoryCard.tsx'

/**
 * Stories in an uneven grid: the first large, the next with pictures, the rest as text in equal
 * columns.
 */
export function LatestStories({
  stories,
  title,
  all,
}: {
  stories: StoryTeaser[]
  title: string
  /** URL of older stories. */
  all: string
}) {
  if (stories.length === 0) return null
  const rest = stories.slice(3)
  return (
    <Section title={title} action={<Link to={all}>All news</Link>}>
      <div className={css.grid}>
        {stories.slice(0, 3).map((story, i) => (
          <StoryCard
            key={story.id}
            story={story}
            kind={i === 0 ? 'lead' : 'card'}
            sizes={
              i === 0
                ? '(min-width: 64rem) 52rem, 92vw'
                : '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 8rem'
            }
          />
        ))}
      </div>
      {rest.length > 0 && (
        <div className={css.rest}>
          {rest.map((story) => (
            <StoryCard key={story.id} story={story} kind="text" />
          ))}
        </div>
      )}
    </Section>
  )
}
