import { Gallery } from '../../blocks/gallery/Gallery.tsx'
import { StoryCard } from '../../blocks/StoryCard.tsx'
import type {
  Story,
  StoryContext,
  StoryPage,
  StorySettings,
} from '../../contract/stories.schema.ts'
import type { GameCenterHero } from '../../contract/game-center.schema.ts'
import type { Image } from '../../contract/parts.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { archivesHref, sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { ScoreText } from '../../ui/ScoreText.tsx'
import { Section } from '../../ui/Section.tsx'
import { GameCard } from './GameCard.tsx'
import { StoryFoot } from './StoryFoot.tsx'
import { ShareButton } from '../../blocks/share/ShareButton.tsx'
import css from './StoryScreen.module.css'
import { StoryVideo } from './StoryVideo.tsx'
import { afterParagraph } from '../../domain/words/after-paragraph.ts'
import { withWholeScores } from '../../domain/words/whole-scores.ts'

type Props = {
  settings: SiteSettings
  story: Story
  beside: StoryContext | null
  latest: StoryPage
  shown: StorySettings | null
  /** The header of the game center of the only game, for its card. */
  hero: GameCenterHero | null
}

/** A story: text with its games and video after the second paragraph, pictures, related stories. */
export default function StoryScreen({ settings, story, beside, latest, shown, hero }: Props) {
  const related = beside?.related ?? []
  const others =
    related.length > 0 ? related : latest.items.filter(({ id }) => id !== story.id).slice(0, 3)
  // A portrait picture must not be cropped to a band.
  const upright = story.image !== null && story.image.height > story.image.width
  const [start, rest] = afterParagraph(withWholeScores(story.content), 2)
  const pictures = [...story.images, ...(beside?.gallery?.images ?? [])]
  return (
    <>
      <article className={css.story}>
        <header className={css.head}>
          <p className={css.kicker}>
            {story.sport ? (
              <Link to={sportHref(story.sport)}>{story.sport.title}</Link>
            ) : (
              <Link to={archivesHref()}>All stories</Link>
            )}
          </p>
          <h1 className={css.title}>
            <ScoreText text={story.title} />
          </h1>
          {story.subHeadline && (
            <p className={css.deck}>
              <ScoreText text={story.subHeadline} />
            </p>
          )}
          <div className={css.under}>
            <p className="meta">
              {story.byline && <span>By {story.byline.replace(/^by\s+/i, '')}</span>}
              <time dateTime={dateTimeAttribute(story.date)}>{fullDate(story.date)}</time>
            </p>
            <ShareButton />
          </div>
        </header>
        {story.image && (
          <figure className={css.figure} data-upright={upright || undefined}>
            <Picture
              image={story.image}
              sizes={upright ? '(min-width: 48rem) 26rem, 100vw' : '100vw'}
              ratio={upright ? '4/5' : '16/9'}
              priority
            />
            {story.image.caption && (
              <figcaption className={css.caption}>{story.image.caption}</figcaption>
            )}
          </figure>
        )}
        <div className={css.text}>
          <Prose html={start} />
          {story.games.length > 0 && (
            <aside className={css.games} aria-label="About this game">
              {story.games.map((game) => (
                <GameCard
                  key={game.id}
                  game={game}
                  hero={hero?.game.id === game.id ? hero : null}
                  settings={settings}
                />
              ))}
            </aside>
          )}
          {/* Its poster is not once more the picture above. */}
          {story.video && (
            <StoryVideo
              key={story.id}
              video={story.video}
              poster={pictures.at(-1) ?? story.image}
            />
          )}
          {rest && <Prose html={rest} />}
          {pictures.length === 1 && (
            <OnlyPicture
              picture={pictures[0]!}
              photographer={beside?.gallery?.photographer ?? null}
            />
          )}
          {pictures.length > 1 && (
            <section className={css.pictures} aria-labelledby="pictures">
              <h2 id="pictures" className={css.subhead}>
                {beside?.gallery?.title ?? 'Photo Gallery'}
              </h2>
              {beside?.gallery?.photographer && (
                <p className={css.caption}>Photos by {beside.gallery.photographer}</p>
              )}
              <Gallery
                key={story.id}
                images={pictures}
                title={beside?.gallery?.title ?? story.title}
              />
            </section>
          )}
          <StoryFoot story={story} shown={shown} beside={beside} />
        </div>
      </article>
      {others.length > 0 && (
        <div data-print="no">
          <Section title={related.length > 0 ? 'Related stories' : 'Latest stories'}>
            <div className={css.latest}>
              {others.map((other) => (
                <StoryCard key={other.id} story={other} />
              ))}
            </div>
          </Section>
        </div>
      )}
    </>
  )
}

/** One picture besides the first needs no gallery. */
function OnlyPicture({ picture, photographer }: { picture: Image; photographer: string | null }) {
  const caption = [picture.caption, photographer && `Photo by ${photographer}`]
  return (
    <figure>
      <Picture image={picture} sizes="(min-width: 48rem) 43rem, 92vw" />
      {caption.some(Boolean) && (
        <figcaption className={css.caption}>{caption.filter(Boolean).join(' · ')}</figcaption>
      )}
    </figure>
  )
}
