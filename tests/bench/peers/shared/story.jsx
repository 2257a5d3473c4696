import { LiveGame } from './home.jsx'
import { Anchor, longDate, Picture, Section, StoryCard } from './parts.jsx'

export function Story({ page }) {
  const { settings, story, beside } = page
  const { previous, next, related } = beside
  return (
    <article className="peer-story">
      <header>
        {story.sport && (
          <Anchor href={`/sports/${story.sport.globalSportNameSlug}`}>{story.sport.title}</Anchor>
        )}
        <h1>{story.title}</h1>
        <p>{story.subHeadline}</p>
        <p>
          By {story.byline} {longDate(story.date)}
        </p>
      </header>
      {story.image && <Picture image={story.image} sizes="100vw" eager alt={story.image.altText} />}
      <div dangerouslySetInnerHTML={{ __html: story.content }} />
      {story.games.map((game) => (
        <LiveGame key={game.id} game={game} settings={settings} />
      ))}
      <footer>
        {story.tags.map(({ id, name, url }) => (
          <Anchor key={id} href={url}>
            {name}
          </Anchor>
        ))}
        {previous && <Anchor href={previous.url}>Previous: {previous.title}</Anchor>}
        {next && <Anchor href={next.url}>Next: {next.title}</Anchor>}
        {story.sport && (
          <Anchor href={`/sports/${story.sport.globalSportNameSlug}/archives`}>
            {story.sport.title} archives
          </Anchor>
        )}
      </footer>
      <Section title="Related stories">
        {related.map((item) => (
          <StoryCard key={item.id} story={item} sizes="(min-width: 64rem) 22rem, 92vw" />
        ))}
      </Section>
    </article>
  )
}
