import type { ReactElement, ReactNode } from 'react'
import { FlowChart } from '../../blocks/charts/FlowChart.tsx'
import { Corrections } from '../../blocks/Corrections.tsx'
import { Plays } from '../../blocks/game/Plays.tsx'
import { SetFigures } from '../../blocks/game/SetFigures.tsx'
import { ScoringSummary } from '../../blocks/game/ScoringSummary.tsx'
import { Gallery } from '../../blocks/gallery/Gallery.tsx'
import { TeamTotals } from '../../blocks/stats/TeamTotals.tsx'
import { StoryCard } from '../../blocks/StoryCard.tsx'
import type {
  GameCenterHero,
  GameCenterInfo,
  GameCenterPart,
} from '../../contract/game-center.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { StoryTeaser } from '../../contract/stories.schema.ts'
import { monthDay } from '../../domain/calendar/when.ts'
import { cleanOpponentName, getGameKind, hasOutcome } from '../../domain/games/game.ts'
import { hasSetFigures } from '../../domain/games/game-views.ts'
import { compareTeams } from '../../domain/games/team-comparison.ts'
import { teamAt, type Side } from '../../domain/games/box-score.ts'
import { compareSeasons } from '../../domain/games/matchup.ts'
import { scoresOften } from '../../domain/games/plays.ts'
import { buildFlow } from '../../domain/games/flow.ts'
import { listShots } from '../../domain/games/drawings.ts'
import { dayFacts } from './day-facts.tsx'
import { Drives } from './Drives.tsx'
import type { Center } from './GameCenterScreen.tsx'
import css from './GameCenterScreen.module.css'
import { History } from './History.tsx'
import { Milestones } from './Milestones.tsx'
import { LastMeeting } from './LastMeeting.tsx'
import { LeaderCards } from './LeaderCards.tsx'
import { Matchup } from './Matchup.tsx'
import { NextUp } from './NextUp.tsx'
import { Promos, readGameDay } from './Promos.tsx'
import { Recent } from './Recent.tsx'
import { ShotChart } from './ShotChart.tsx'
import { Contained } from '../../ui/Contained.tsx'
import { SectionHead } from '../../ui/Section.tsx'

type Given = Omit<Center, 'hero' | 'info'> & {
  hero: GameCenterHero
  /** The current state. */
  game: Game
  /** The day's information from when the page was opened. */
  day: { game: Game; info: GameCenterInfo | null }
}

/** Parts that show how a live game is going. */
const telling = new Set<GameCenterPart>(['flow', 'leaders', 'team-stats', 'shots'])

/** The parts that have content, without those in the scoreboard. */
export function buildSections({
  layout,
  hero,
  game,
  boxScore: box,
  day,
  stories,
  gallery,
  history,
  next,
  recent,
  promotions,
  settings,
  asked,
}: Given): Partial<Record<GameCenterPart, ReactElement | false | null>> {
  const us = settings.shortName
  // The scoreboard has the rank.
  const them = cleanOpponentName(game.opponent.title)
  const isHome = box ? box.thisTeamIsHomeTeam : game.atVs === 'vs'
  const [ourSide, theirSide]: [Side, Side] = isHome ? ['home', 'visitor'] : ['visitor', 'home']
  const names: Record<Side, string> = isHome
    ? { home: us, visitor: them }
    : { home: them, visitor: us }
  const spoiledGameId = hasOutcome(game) ? game.id : undefined
  const part = (name: GameCenterPart, content: ReactNode, title = titles[name] ?? '') => (
    <Part key={name} part={name} title={title} game={telling.has(name) ? spoiledGameId : undefined}>
      {content}
    </Part>
  )
  const opponentResults = hero.opponentResults ?? []
  const gameDay = readGameDay(day.game, day.info, layout.phase)
  const isBefore = layout.phase === 'before'
  // Before a home game the facts are a part of the game day: a band above has most of them.
  const inGameDay = isBefore && gameDay !== null
  // A few logos after the game need no section of their own.
  const partners =
    layout.phase === 'after' && promotions && promotions.promoItems.length < 4 ? promotions : null
  const facts = dayFacts(day.game, day.info, isBefore, gameDay !== null && !inGameDay)
  const seasons = isBefore ? compareSeasons(hero, ourSide) : null
  const titles: Record<string, string> = {
    ...Object.fromEntries(layout.sections.map(({ part, title }) => [part, title])),
    // The department's words: a group may be offers, or only partners.
    ...(gameDay ? { promo: 'On game day' } : promotions?.title && { promo: promotions.title }),
    ...(opponentResults.length > 0 && { recent: 'Latest results' }),
    ...(seasons?.kind === 'ours' && { matchup: `${us} season so far` }),
  }
  const noteOf = (part: GameCenterPart) =>
    layout.sections.find((section) => section.part === part)?.note
  const note = noteOf('leaders')
  const flow = box && buildFlow(box)
  const totals = box ? compareTeams(box) : []
  const shots = box ? listShots(box) : []
  // The line score says how a match in sets was won.
  const hasScores =
    box !== null && box.family !== 'volleyball' && box.scoring.length > 0 && !scoresOften(box)
  const hasPlays = box !== null && box.plays.length > 0
  const isPreview = isBefore && stories.length === 1
  const areStoriesRows = stories.length === 1 || (hasScores && hasPlays && layout.phase === 'after')
  return {
    matchup:
      seasons &&
      part(
        'matchup',
        <Matchup seasons={seasons} note={noteOf('matchup')} names={names} ourSide={ourSide} />,
      ),
    scoring: hasScores && (
      <div key="scoring" data-spoils={spoiledGameId} data-spoils-part={spoiledGameId && ''}>
        <ScoringSummary box={box} names={names} short />
      </div>
    ),
    flow: flow && part('flow', <FlowChart flow={flow} us={us} them={them} />),
    sets: box !== null && hasSetFigures(box) && (
      <div key="sets" data-spoils={spoiledGameId} data-spoils-part={spoiledGameId && ''}>
        <SetFigures box={box} names={names} />
      </div>
    ),
    leaders:
      hero.leaders.length > 0 &&
      part(
        'leaders',
        <div className="stack">
          {note && <p className="quiet">{note}</p>}
          <LeaderCards
            leaders={hero.leaders}
            sport={game.sport}
            us={us}
            them={them}
            logo={game.opponent.image}
            ids={box && { ours: teamAt(box, ourSide).id, theirs: teamAt(box, theirSide).id }}
            alone={isBefore && hero.leaders.every(({ opponent }) => opponent === null)}
            atHome={isHome}
          />
        </div>,
      ),
    milestones:
      hero.milestones !== undefined &&
      hero.milestones.length > 0 &&
      part(
        'milestones',
        <div className="column">
          <Milestones milestones={hero.milestones} />
        </div>,
      ),
    'last-meeting':
      hero.lastMeeting != null &&
      part('last-meeting', <LastMeeting meeting={hero.lastMeeting} us={us} them={them} />),
    plays: hasPlays && (
      <div key="plays" data-spoils={spoiledGameId} data-spoils-part={spoiledGameId && ''}>
        <Plays
          box={box}
          scoring={asked['plays'] === 'scoring'}
          title={titles['plays'] ?? ''}
          short
        />
      </div>
    ),
    'team-stats':
      totals.length > 0 &&
      part('team-stats', <TeamTotals rows={totals} names={names} ours={ourSide} />),
    shots:
      box &&
      shots.length > 0 &&
      part('shots', <ShotChart shots={shots} family={box.family} us={us} them={them} />),
    drives: box !== null && (box.drives?.length ?? 0) > 0 && (
      <div key="drives" data-spoils={spoiledGameId} data-spoils-part={spoiledGameId && ''}>
        <Drives box={box} title={titles['drives'] ?? ''} />
      </div>
    ),
    corrections: box !== null && box.corrections.length > 0 && (
      <div key="corrections" data-spoils={spoiledGameId} data-spoils-part={spoiledGameId && ''}>
        <Corrections corrections={box.corrections} timeZone={settings.timeZone} />
      </div>
    ),
    'game-info':
      facts &&
      !inGameDay &&
      part(
        'game-info',
        partners ? (
          <div className="stack">
            {facts}
            <Promos day={null} promotions={partners} titled />
          </div>
        ) : (
          facts
        ),
      ),
    stories:
      stories.length > 0 &&
      part(
        'stories',
        <div className={stories.length > 1 ? css.stories : isPreview ? css.preview : undefined}>
          {stories.slice(0, 4).map((story) => (
            <StoryCard
              key={story.id}
              // The scoreboard has just said on which day.
              story={isPreview && namesDay(story, game) ? { ...story, teaser: '' } : story}
              kind={isPreview ? 'lead' : areStoriesRows ? 'row' : 'card'}
              sizes="(min-width: 64rem) 32rem, 92vw"
            />
          ))}
        </div>,
      ),
    gallery:
      // One or two are in the stories.
      gallery.length > (stories.length > 0 ? 2 : 0) &&
      part(
        'gallery',
        <Gallery
          images={gallery.map(({ image, title }) => ({
            ...image,
            caption: image.caption ?? title,
          }))}
          title={titles['gallery'] ?? ''}
          links={gallery.map(({ url }) => url)}
        />,
      ),
    recent:
      recent &&
      recent.items.length > 0 &&
      part(
        'recent',
        <Recent
          games={recent.items}
          opponentResults={opponentResults}
          sportId={game.sport.id}
          us={us}
          them={them}
        />,
      ),
    'opponent-history':
      history &&
      history.meetings.some(({ gameId }) => gameId !== game.id) &&
      part('opponent-history', <History history={history} us={us} game={game} />),
    'next-game':
      next !== null && getGameKind(next) !== 'final' && part('next-game', <NextUp game={next} />),
    promo:
      !(partners && facts) &&
      (gameDay || (promotions && promotions.promoItems.length > 0)) &&
      part(
        'promo',
        <Promos day={gameDay} facts={inGameDay ? facts : null} promotions={promotions} />,
      ),
  }
}

/** Whether the summary of a story only announces the game: it names its day. */
const namesDay = ({ teaser }: StoryTeaser, { date }: Game): boolean =>
  teaser?.includes(monthDay(date)) ?? false

/** A part of a game center with its heading, if it has one. */
function Part({
  part,
  title,
  game,
  children,
}: {
  part: GameCenterPart
  title: string
  /** The game's id, if the part reveals the score. */
  game?: number | undefined
  children: ReactNode
}) {
  return (
    <section
      className={css.part}
      data-part={part}
      data-spoils={game}
      data-spoils-part={game && ''}
      aria-labelledby={title ? `part-${part}` : undefined}
    >
      {title && <SectionHead id={`part-${part}`} title={title} />}
      <Contained as="p">{children}</Contained>
    </section>
  )
}
