import type { StoryTeaser } from '../contract/stories.schema.ts'
import { getStorySpoilerProps } from '../domain/spoilers.ts'
import { CardLink } from '../ui/CardLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Spoiler } from '../ui/Spoiler.tsx'
import { CardMeta } from './CardMeta.tsx'
import css from './stories.module.css'

type Props = {
  story: StoryTeaser
  /**
   * card: picture above, on a phone a row; row: small picture beside, without teaser; lead: large;
   * text: no picture.
   */
  kind?: 'card' | 'row' | 'lead' | 'text'
  level?: 2 | 3
  sizes?: string
}

/** A story teaser. The headline is the link and the whole card is clickable. */
export function StoryCard({
  story,
  kind = 'card',
  level = 3,
  sizes = '(min-width: 64rem) 22rem, (min-width: 48rem) 45vw, 8rem',
}: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={css.card} data-kind={kind}>
      {kind !== 'text' && (
        <div className="frame">
          <Picture
            image={story.image}
            sizes={kind === 'row' ? '8rem' : sizes}
            ratio={kind === 'row' || kind === 'lead' ? '3/2' : '16/9'}
            alt=""
          />
        </div>
      )}
      <div>
        <CardMeta sport={story.sport} date={story.date} />
        <Heading className={css.title}>
          <CardLink to={story.redirectAbsoluteUrl ?? story.url}>
            <Spoiler {...getStorySpoilerProps(story)}>{story.title}</Spoiler>
          </CardLink>
        </Heading>
        {kind !== 'row' && story.teaser && (
          <p className={css.teaser}>
            <Spoiler {...getStorySpoilerProps(story)}>{story.teaser}</Spoiler>
          </p>
        )}
      </div>
    </article>
  )
}
