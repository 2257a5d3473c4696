import { StoryCard } from '../blocks/StoryCard.tsx'
import type { StoryPage } from '../contract/schema/story.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'
import { Notice } from './Notice.tsx'
import css from './NotFoundScreen.module.css'

export default function NotFoundScreen({ stories }: { stories?: StoryPage | undefined }) {
  return (
    <>
      <Notice title="Page Not Found" sign="404" actions={<ButtonLink kind="solid" to="/">Go to the home page</ButtonLink>}>
        <p>That one went out of bounds. The page has moved, or it never was on the roster.</p>
      </Notice>
      {stories && stories.items.length > 0 && (
        <Section title="Latest stories">
          <div className={css.stories}>{stories.items.map((story) => <StoryCard key={story.id} story={story} />)}</div>
        </Section>
      )}
    </>
  )
}
