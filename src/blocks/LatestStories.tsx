import type { StoryTeaser } from '../contract/schema/story.ts'
import { Section } from '../ui/Section.tsx'
import css from './LatestStories.module.css'
import { StoryCard } from './StoryCard.tsx'

/** Stories in an uneven grid: the first large, the next with pictures, the rest as words. */
export function LatestStories({ stories, title }: { stories: StoryTeaser[]; title: string }) {
  if (stories.length === 0) return null
  return (
    <Section title={title}>
      <div className={css.grid}>
        {stories.map((story, i) => <StoryCard key={story.id} story={story} kind={i === 0 ? 'lead' : i < 3 ? 'card' : 'text'} sizes={i === 0 ? '(min-width: 64rem) 52rem, 92vw' : '(min-width: 64rem) 24rem, 92vw'} />)}
      </div>
    </Section>
  )
}
