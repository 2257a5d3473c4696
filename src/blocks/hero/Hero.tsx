import type { Slide } from '../../contract/media.schema.ts'
import type { StoryTeaser } from '../../contract/stories.schema.ts'
import { carousel, carouselDelay } from '../../domain/constants.ts'
import { getStorySpoilerProps, getUrlSpoilerProps } from '../../domain/spoilers.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { StoryCard } from '../StoryCard.tsx'
import css from './Hero.module.css'

/**
 * The first thing of a home page, on the brand color: the rotator, or without slides the first
 * story; the other stories below.
 */
export function Hero({
  label,
  slides,
  stories = [],
}: {
  label: string
  slides: Slide[]
  stories?: StoryTeaser[] | undefined
}) {
  const [first] = slides.length > 0 ? [] : stories
  const others = first ? stories.slice(1) : stories
  return (
    <section className={css.hero} data-theme="on-primary" aria-label={label}>
      {slides.length > 0 && <Rotator slides={slides} />}
      {first && (
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
                <Spoiler {...getStorySpoilerProps(first)}>{first.title}</Spoiler>
              </CardLink>
            </h2>
            <p className={css.teaser}>
              <Spoiler {...getStorySpoilerProps(first)}>
                {first.subHeadline ?? first.teaser}
              </Spoiler>
            </p>
          </div>
        </article>
      )}
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

/** The department's slides, one at a time, in the place of the lead story. */
function Rotator({ slides }: { slides: Slide[] }) {
  const several = slides.length > 1
  return (
    <Carousel
      key={slides.map(({ id }) => id).join()}
      look="lead"
      label="featured stories"
      views="1"
      rules={carousel}
      margin={0}
      delay={several ? carouselDelay : null}
      pausable
      navigation={several}
      pagination={several}
    >
      {slides.map((slide, i) => (
        <SlideView key={slide.id} slide={slide} first={i === 0} />
      ))}
    </Carousel>
  )
}

/** Whether a link leads to a video: a page of ours, or the player alone. */
const isVideo = (url: string): boolean => /^\/(?:videos|showcase|watch)\//.test(url)

/** A slide: picture, title and link. All of it is the link's target. */
function SlideView({ slide, first }: { slide: Slide; first: boolean }) {
  const { title, subtitle, url, openInNewWindow, image, sport } = slide
  const spoils = getUrlSpoilerProps(url ?? '')
  const name = <Spoiler {...spoils}>{title}</Spoiler>
  const text = slide.linkText ?? (url && isVideo(url) ? 'Watch' : null)
  return (
    <article className={css.lead}>
      <div className={css.picture}>
        <Picture
          image={image}
          sizes="(min-width: 64rem) 70vw, 100vw"
          ratio="fill"
          priority={first}
          alt=""
        />
      </div>
      <div className={css.words}>
        {sport && <p className={css.kicker}>{sport.title}</p>}
        <h2 className={css.title}>
          {url ? (
            <Link className="card-link" to={url} newTab={openInNewWindow || undefined}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {subtitle && (
          <p className={css.teaser}>
            <Spoiler {...spoils}>{subtitle}</Spoiler>
          </p>
        )}
        {url && text && (
          // The title is the link's name; this says where it leads.
          <p className={css.way} aria-hidden="true">
            {isVideo(url) && <Icon name="play" />}
            {text}
            {!isVideo(url) && <Icon name="arrow-right" />}
          </p>
        )}
      </div>
    </article>
  )
}
