import { StoryCard } from '../../blocks/StoryCard.tsx'
import type { StoryTeaser } from '../../contract/schema/story.ts'
import { storySpoils } from '../../domain/phone/spoils.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import css from './Hero.module.css'

/**
 * One story edge to edge, its words on the brand where the picture fades into it; three more below
 * on the same ground.
 */
export function Hero({ stories: [first, ...others] }: { stories: StoryTeaser[] }) {
  if (!first) return null
  return (
    <section className={css.hero} data-theme="on-primary" aria-label="Top stories">
      <article className={css.lead}>
        <div className={css.picture}>
          <Picture
            image={first.image}
            sizes="(min-width: 64rem) 70vw, 100vw"
            ratio="fill"
            priority
            alt=""
          />
        </div>
        <div className={css.words}>
          {first.sport && <p className={css.kicker}>{first.sport.title}</p>}
          <h2 className={css.title}>
            <CardLink to={first.redirectAbsoluteUrl ?? first.url}>
              <Spoiler {...storySpoils(first)}>{first.title}</Spoiler>
            </CardLink>
          </h2>
          <p className={css.teaser}>
            <Spoiler {...storySpoils(first)}>{first.subHeadline ?? first.teaser}</Spoiler>
          </p>
        </div>
      </article>
      {others.length > 0 && (
        <div className={css.others}>
          {others.map((story) => (
            <StoryCard key={story.id} story={story} kind="row" />
          ))}
        </div>
      )}
    </section>
  )
}
