import { useState } from 'react'
import { EventsList } from '../../blocks/EventsList.tsx'
import { LatestStories } from '../../blocks/LatestStories.tsx'
import { MyTeamsPlace } from '../../blocks/my-teams/my-teams-pieces.tsx'
import { NextGame } from '../../blocks/NextGame.tsx'
import { PromotionSlot } from '../../blocks/promotions/PromotionSlot.tsx'
import { Clips, Shop } from '../../blocks/shelves/shelf-pieces.tsx'
import { ScoreStrip } from '../../blocks/ScoreStrip.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Game, GamePage } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { ShopProduct } from '../../contract/media.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { StoryPage, StoryTeaser } from '../../contract/stories.schema.ts'
import type { VideoClip } from '../../contract/videos.schema.ts'
import { kindOf } from '../../domain/games/game.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { archivesHref } from '../../routes/links.ts'
import css from './HomeScreen.module.css'
import { AllSports } from './home-parts.tsx'
import { StoryCard } from '../../blocks/StoryCard.tsx'
import { storySpoils } from '../../domain/phone/spoils.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'

type Props = {
  settings: SiteSettings
  sports: Sport[]
  scoreboard: Game[]
  stories: StoryPage
  upcoming: GamePage
  results: GamePage
  clips: PageOf<VideoClip>
  products: PageOf<ShopProduct>
}

/** Stories in the hero: one large, three below. */
const inHero = 4

/** Live games first; the sort is stable. */
const liveFirst = (page: GamePage): GamePage => ({
  ...page,
  items: page.items.toSorted((a, b) => Number(kindOf(b) === 'live') - Number(kindOf(a) === 'live')),
})

export default function HomeScreen({
  settings,
  sports,
  scoreboard,
  stories,
  upcoming,
  results,
  clips,
  products,
}: Props) {
  const live = scoreboard.find((game) => kindOf(game) === 'live')
  const next = live ?? upcoming.items[0]
  // The band's place is decided when the page opens, so that nothing moves when a game begins or
  // ends.
  const [gameDay] = useState(live !== undefined)
  const band = next && <NextGame game={next} settings={settings} />
  return (
    <>
      <h1>
        <VisuallyHidden>{settings.name} Athletics</VisuallyHidden>
      </h1>
      <ScoreStrip games={scoreboard} settings={settings} />
      <MyTeamsPlace sports={sports} settings={settings} />
      {gameDay && band}
      {stories.items.length > 0 ? (
        <Hero stories={stories.items.slice(0, inHero)} />
      ) : (
        <Welcome settings={settings} />
      )}
      {!gameDay && band}
      <div className={css.lists}>
        <EventsList kind="results" page={results} sports={sports} />
        <EventsList kind="upcoming" page={liveFirst(upcoming)} sports={sports} calendar />
        <PromotionSlot name="home-events" />
      </div>
      <PromotionSlot name="home-feature" />
      <LatestStories
        stories={stories.items.slice(inHero)}
        title="More stories"
        all={archivesHref()}
      />
      <Clips clips={clips} />
      <PromotionSlot name="home-note" />
      <Shop products={products} />
      <PromotionSlot name="home-partners" />
      <AllSports sports={sports} />
    </>
  )
}

/** Replaces the hero for a department without stories: its name and tagline. */
function Welcome({ settings }: { settings: SiteSettings }) {
  return (
    <div className={css.band} data-theme="on-primary">
      <div className="page-width">
        <p className={css.name} aria-hidden="true">
          {settings.name}
        </p>
        {settings.tagline && <p className={css.tagline}>{settings.tagline}</p>}
      </div>
    </div>
  )
}

/** A full-width story with its text on the brand color; three more below. */
function Hero({ stories: [first, ...others] }: { stories: StoryTeaser[] }) {
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
