import { EventsList } from '../../blocks/EventsList.tsx'
import { LatestStories } from '../../blocks/LatestStories.tsx'
import { NextGame } from '../../blocks/NextGame.tsx'
import { ScoreStrip } from '../../blocks/ScoreStrip.tsx'
import type { Game, GamePage } from '../../contract/schema/game.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import type { StoryPage } from '../../contract/schema/story.ts'
import { kindOf } from '../../domain/game.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Hero } from './Hero.tsx'
import css from './HomeScreen.module.css'
import { SportsIndex } from './SportsIndex.tsx'
import { Welcome } from './Welcome.tsx'

type Props = { settings: SiteSettings; sports: Sport[]; scoreboard: Game[]; stories: StoryPage; upcoming: GamePage; results: GamePage }

/** Stories that the hero takes: one large, three beside it. */
const inHero = 4

export default function HomeScreen({ settings, sports, scoreboard, stories, upcoming, results }: Props) {
  const next = scoreboard.find((game) => kindOf(game) === 'live') ?? upcoming.items[0]
  return (
    <>
      <h1><VisuallyHidden>{settings.name} Athletics</VisuallyHidden></h1>
      <ScoreStrip games={scoreboard} settings={settings} />
      {stories.items.length > 0 ? <Hero stories={stories.items.slice(0, inHero)} /> : <Welcome settings={settings} />}
      {next && <NextGame game={next} settings={settings} />}
      <div className={css.lists}>
        <EventsList kind="results" page={results} sports={sports} />
        <EventsList kind="upcoming" page={upcoming} sports={sports} />
      </div>
      <LatestStories stories={stories.items.slice(inHero)} title="More stories" />
      <SportsIndex sports={sports} />
    </>
  )
}
