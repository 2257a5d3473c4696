import { Promotion } from './frame.jsx'
import { Anchor, formatDate, GameLinks, Hidden, isLive, Logo, longDate } from './parts.jsx'
import { nameGame, Picture, scoreOf, Section, Sides, StoryCard, weekday } from './parts.jsx'

export function Home({ page }) {
  const { settings, sports, scoreboard, slides, clips, products } = page
  const live = scoreboard.find(isLive)
  const shown = new Set(slides.map(({ url }) => url))
  const stories = page.stories.items.filter(({ url }) => !shown.has(url))
  return (
    <>
      <h1>
        <Hidden>{settings.name} Athletics</Hidden>
      </h1>
      <ul className="peer-strip" aria-label="Scores">
        {scoreboard
          .filter((game) => game !== live)
          .map((game) => (
            <li key={game.id}>
              <Anchor href={game.result?.boxscore?.url ?? game.gameCenterLink}>
                {game.sport.abbrev} <Hidden>{game.sport.title}:</Hidden> {formatDate(game.date)} ·{' '}
                {game.result ? 'Final' : game.time}
                <Sides game={game} settings={settings} />
              </Anchor>
            </li>
          ))}
        <li>
          <Anchor href="/board">All scores</Anchor> <Anchor href="/calendar">Full calendar</Anchor>
        </li>
      </ul>
      {live && <LiveGame game={live} settings={settings} />}
      <section className="peer-hero" aria-label="Top stories">
        <div className="peer-strip">
          {slides.map((slide, i) => (
            <article key={slide.id} className="peer-slide">
              <Picture image={slide.image} sizes="(min-width: 64rem) 70vw, 100vw" eager={i === 0} />
              <h2>
                <Anchor href={slide.url}>{slide.title}</Anchor>
              </h2>
              <p>
                {slide.subtitle} {slide.linkText}
              </p>
            </article>
          ))}
        </div>
        {stories.slice(0, 3).map((story) => (
          <StoryCard key={story.id} story={story} sizes="8rem" />
        ))}
      </section>
      <Events title="Recent Results" games={page.results.items} sports={sports} />
      <Events title="Upcoming Events" games={page.upcoming.items} sports={sports}>
        <Anchor href="/calendar">Full calendar</Anchor>
      </Events>
      <Promotions group={page.offers} sizes="(min-width: 64rem) 26rem, 92vw" />
      <Promotions group={page.feature} sizes="(min-width: 80rem) 80rem, 95vw" />
      <Section title="More stories" all={{ title: 'Archives', url: '/archives' }}>
        {stories.slice(3, 9).map((story, i) => (
          <StoryCard
            key={story.id}
            story={story}
            sizes="(min-width: 64rem) 24rem, 92vw"
            isLarge={i === 0}
          />
        ))}
      </Section>
      <Section title="Watch" all={{ title: 'All videos', url: '/videos' }}>
        {clips.items.map((clip) => (
          <article key={clip.id} className="peer-card">
            <Anchor href={clip.url}>
              <Picture image={clip.posterImage} sizes="(min-width: 64rem) 20rem, 80vw" />
              <Hidden>Play video: {clip.title}</Hidden>
            </Anchor>
            <p>
              {clip.sport?.title} {formatDate(clip.createdDate)}
            </p>
            <h3>
              <Anchor href={`/videos/${clip.id}`}>{clip.title}</Anchor>
            </h3>
          </article>
        ))}
      </Section>
      <section aria-label={page.note.location.title} className="peer-section">
        <h2>{page.note.location.title}</h2>
        {page.note.campaigns.map(({ id, html }) => (
          <div key={id} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </section>
      <Section title="From the shop" all={{ title: 'Shop all', url: products.items[0].shopUrl }}>
        {products.items.map(({ id, image, title, link, originalPrice, finalPrice }) => (
          <article key={id} className="peer-card">
            <Picture image={image} sizes="(min-width: 64rem) 18rem, 45vw" />
            <h3>
              <Anchor href={link}>{title}</Anchor>
            </h3>
            {originalPrice !== finalPrice && <s>${(originalPrice / 100).toFixed(2)}</s>} $
            {(finalPrice / 100).toFixed(2)}
          </article>
        ))}
      </Section>
      <Promotions group={page.partners} sizes="(min-width: 80rem) 14rem, 45vw" />
      <Section title="All sports">
        <ul>
          {sports.map(({ id, title, globalSportNameSlug: slug }) => (
            <li key={id} className="peer-row">
              <Anchor href={`/sports/${slug}`}>{title}</Anchor>
              <Anchor href={`/sports/${slug}/schedule`}>
                <Hidden>{title}</Hidden> Schedule
              </Anchor>
              <Anchor href={`/sports/${slug}/roster`}>
                <Hidden>{title}</Hidden> Roster
              </Anchor>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

export function LiveGame({ game, settings }) {
  return (
    <section className="peer-section" aria-label="On now">
      <h2>Live now</h2>
      <p>
        {game.sport.title} {game.atVs} {game.opponent.title}
      </p>
      <p>
        {longDate(game.date)} · {game.time}, {game.facility?.title}, {game.location}
      </p>
      <Sides game={game} settings={settings} />
      <p>
        {game.live?.periodLabel} · {game.live?.clock}
      </p>
      <GameLinks game={game} name={nameGame(game)} />
    </section>
  )
}

function Events({ title, games, sports, children }) {
  return (
    <Section title={title}>
      <select aria-label={`Sport for ${title}`}>
        {['All', ...sports.map((sport) => sport.title)].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            {weekday(game.date)} {formatDate(game.date)}{' '}
            <Logo image={game.opponent.image} name={game.opponent.title} /> {game.atVs}{' '}
            <Anchor href={game.gameCenterLink}>{game.opponent.title}</Anchor> {game.sport.abbrev} ·{' '}
            {game.location} <Score game={game} />
            <button type="button">Toggle Media Overlay: {nameGame(game)}</button>
            <GameLinks
              game={game}
              name={nameGame(game)}
              extra={[[game.result ? 'Summary' : 'Stats', game.media.stats?.url]]}
            />
          </li>
        ))}
      </ul>
      <button type="button">Load more {title}</button> {children}
    </Section>
  )
}

export function Score({ game }) {
  const score = scoreOf(game)
  if (!score) return game.time
  return (
    <strong>
      {game.result?.status} {score.teamScore}–{score.opponentScore}{' '}
      {game.result ? 'Final' : `Live ${game.live.periodLabel} · ${game.live.clock}`}
    </strong>
  )
}

function Promotions({ group, sizes }) {
  const { location, single, campaigns } = group
  return (
    <section className="peer-row" aria-label={location.title}>
      <h2>{location.title}</h2>
      {(single ? [single] : campaigns).map((campaign) => (
        <Promotion key={campaign.id} campaign={campaign} sizes={sizes} />
      ))}
    </section>
  )
}
