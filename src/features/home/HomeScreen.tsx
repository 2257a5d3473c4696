import { useMemo, useState } from 'react'
import { EventsList } from '../../blocks/EventsList.tsx'
import { LatestStories } from '../../blocks/LatestStories.tsx'
import { MyTeamsPlace } from '../../blocks/my-teams/my-teams-pieces.tsx'
import { NextGame } from '../../blocks/NextGame.tsx'
import { HeroPlace, notIn, PromotionSlot } from '../../blocks/promotions/PromotionSlot.tsx'
import { Clips, Shop } from '../../blocks/shelves/shelf-pieces.tsx'
import { ScoreStrip } from '../../blocks/ScoreStrip.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Game, GamePage } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { ShopProduct, Slide } from '../../contract/media.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { StoryPage } from '../../contract/stories.schema.ts'
import type { VideoClip } from '../../contract/videos.schema.ts'
import { useGameCenter } from '../../data/live/use-game-center.ts'
import { gameOfDay, getGameKind, isAwaited } from '../../domain/games/game.ts'
import { Contained } from '../../ui/Contained.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { archivesHref } from '../../routes/links.ts'
import css from './HomeScreen.module.css'
import { AllSports } from './home-parts.tsx'

type Props = {
  settings: SiteSettings
  sports: Sport[]
  scoreboard: Game[]
  stories: StoryPage
  upcoming: GamePage
  results: GamePage
  slides: Slide[]
  clips: PageOf<VideoClip>
  products: PageOf<ShopProduct>
}

/** Stories below the large one of the hero, or below the rotator. */
const besideCount = 3
/** Stories further down. */
const further = 6

/** Live games first, then games that have begun; the sort is stable. */
const liveFirst = (page: GamePage): GamePage => {
  const rank = (game: Game) => ['begun', 'live'].indexOf(getGameKind(game))
  return { ...page, items: page.items.toSorted((a, b) => rank(b) - rank(a)) }
}

export default function HomeScreen({
  settings,
  sports,
  scoreboard,
  stories,
  upcoming,
  results,
  slides,
  clips,
  products,
}: Props) {
  const current = gameOfDay(scoreboard)
  const next = current ?? upcoming.items.find(isAwaited)
  // The band's place is decided when the page opens, so that nothing moves when a game begins or
  // ends.
  const [inBand] = useState(current?.id)
  const gameDay = inBand !== undefined
  useGameCenter(next ? [next] : [])
  const [first, more] = useMemo(() => {
    const open = notIn(slides, stories.items)
    const inHero = slides.length > 0 ? besideCount : besideCount + 1
    return [open.slice(0, inHero), open.slice(inHero, inHero + further)]
  }, [slides, stories])
  const band = next && (
    <Contained as="p">
      <NextGame
        game={next}
        sport={sports.find(({ id }) => id === next.sport.id)}
        settings={settings}
      />
    </Contained>
  )
  return (
    <>
      <h1>
        <VisuallyHidden>{settings.name} Athletics</VisuallyHidden>
      </h1>
      <ScoreStrip games={scoreboard} settings={settings} inBand={inBand} />
      <MyTeamsPlace sports={sports} settings={settings} inBand={inBand} />
      {gameDay && band}
      {slides.length > 0 || first.length > 0 ? (
        <HeroPlace label="Top stories" slides={slides} stories={first} />
      ) : (
        <Welcome settings={settings} />
      )}
      {!gameDay && band}
      <div className={css.lists}>
        <EventsList kind="results" page={results} sports={sports} without={inBand} />
        <EventsList
          kind="upcoming"
          page={liveFirst(upcoming)}
          sports={sports}
          calendar
          without={inBand}
        />
        <PromotionSlot name="home-events" />
      </div>
      <LatestStories stories={more} title="More stories" all={archivesHref()} />
      <PromotionSlot name="home-feature" />
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
