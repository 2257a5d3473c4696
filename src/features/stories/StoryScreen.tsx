import { StoryCard } from '../../blocks/StoryCard.tsx'
import type { Story, StoryPage } from '../../contract/schema/story.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { dateTimeAttribute, fullDate } from '../../domain/when.ts'
import { sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { GameCard } from './GameCard.tsx'
import css from './StoryScreen.module.css'

export default function StoryScreen({ settings, story, latest }: { settings: SiteSettings; story: Story; latest: StoryPage }) {
  const others = latest.items.filter(({ id }) => id !== story.id).slice(0, 3)
  return (
    <>
      <article className={css.story}>
        <header className={css.head}>
          {story.sport && <p className={css.kicker}><Link to={sportHref(story.sport)}>{story.sport.title}</Link></p>}
          <h1 className={css.title}>{story.title}</h1>
          {story.subHeadline && <p className={css.deck}>{story.subHeadline}</p>}
          <p className={css.byline}>{story.byline && <span>By {story.byline.replace(/^by\s+/i, '')}</span>}<time dateTime={dateTimeAttribute(story.date)}>{fullDate(story.date)}</time></p>
        </header>
        {story.image && (
          <figure className={css.figure}>
            <Picture image={story.image} sizes="(min-width: 80rem) 80rem, 100vw" ratio="16/9" priority />
            {story.image.caption && <figcaption className={css.caption}>{story.image.caption}</figcaption>}
          </figure>
        )}
        <div className={css.body}>
          <Prose html={story.content} />
          {story.games.length > 0 && <aside className={css.margin} aria-label="About this game">{story.games.map((game) => <GameCard key={game.id} game={game} settings={settings} />)}</aside>}
        </div>
      </article>
      {others.length > 0 && (
        <Section title="Latest stories">
          <div className={css.latest}>{others.map((other) => <StoryCard key={other.id} story={other} />)}</div>
        </Section>
      )}
    </>
  )
}
