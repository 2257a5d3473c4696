import { useDeferredValue, useMemo } from 'react'
import { GameTabs } from '../../blocks/game/GameTabs.tsx'
import { MeetBoard } from '../../blocks/game/MeetBoard.tsx'
import { Scoreboard } from '../../blocks/game/Scoreboard.tsx'
import { ScoreBar } from '../../blocks/game/GameBar.tsx'
import { Countdown, hasCountdown } from '../../blocks/Countdown.tsx'
import { PackPart } from '../../blocks/packs/pack-pieces.tsx'
import { LiveAnnouncer } from '../../blocks/LiveAnnouncer.tsx'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import type {
  GameCenterHero,
  GameCenterInfo,
  GameCenterLayout,
  GameCenterPart,
  GameCenterPicture,
  GameCenterPromotions,
} from '../../contract/game-center.schema.ts'
import type { Game, GamePage } from '../../contract/game.schema.ts'
import type { OpponentHistory } from '../../contract/opponents.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { StoryTeaser } from '../../contract/stories.schema.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { cleanOpponentName } from '../../domain/games/game.ts'
import { isField } from '../../domain/games/meets.ts'
import { groupIntoRows, hasPart } from '../../domain/games/center-rows.ts'
import { isInView, listPlayParts, listViews } from '../../domain/games/game-views.ts'
import { Button } from '../../ui/Button.tsx'
import { Contained } from '../../ui/Contained.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'
import { DayBand } from './DayBand.tsx'
import { FlowStrip } from './FlowStrip.tsx'
import css from './GameCenterScreen.module.css'
import { buildSections } from './sections.tsx'
import { Streams } from './Streams.tsx'
import { useHeld } from './use-held.ts'
import { ViewBar } from './ViewBar.tsx'

export type Center = {
  layout: GameCenterLayout
  hero: GameCenterHero | null
  boxScore: BoxScore | null
  info: GameCenterInfo | null
  stories: StoryTeaser[]
  gallery: GameCenterPicture[]
  history: OpponentHistory | null
  next: Game | null
  /** The team's latest results, before the game. */
  recent: GamePage | null
  promotions: GameCenterPromotions | null
  settings: SiteSettings
  asked: Readonly<Record<string, string>>
}

/**
 * The game center: one page before, during and after a game. The layout call decides its parts and
 * their order.
 */
export default function GameCenterScreen(center: Center) {
  return center.hero && <Live {...center} hero={center.hero} />
}

type Drawn = Center & { hero: GameCenterHero }

/** A new state of the game is drawn in a transition: the page is long. */
function Live(center: Drawn) {
  const game = useDeferredValue(useLiveGame(center.hero.game))
  return useMemo(() => <Parts {...center} game={game} />, [center, game])
}

function Parts({ hero, layout: newest, game, ...center }: Drawn & { game: Game }) {
  const { settings } = center
  const announced = useMemo(() => [hero.game], [hero.game])
  const all = buildSections({
    ...center,
    hero,
    layout: newest,
    game,
    day: { game: hero.game, info: center.info },
  })
  const { held, waiting, asked, show } = useHeld({
    layout: newest,
    present: Object.keys(all).filter((part) => all[part as GameCenterPart]),
    game: hero.game,
    info: center.info,
    lineScores: hero.lineScores,
  })
  const { layout, present } = held
  // A box score that arrives on an open pregame page waits for the rest of the new layout.
  const box = hasPart(layout, 'score-by-period') ? center.boxScore : null
  const parts = buildSections({ ...center, boxScore: box, hero, layout, game, day: held })
  const sections = layout.sections.filter(({ part }) => parts[part] && present.includes(part))
  const rows = groupIntoRows(sections, layout.phase, {
    scores: box?.scoring.length ?? 0,
    stories: center.stories.length,
    pictures: center.gallery.length,
  })
  const visibleSections = rows.flatMap(({ main, beside }) => [...main, ...beside])
  const views = box && listViews(visibleSections, layout.phase, center.asked['view'], box.family)
  /** On a phone what is not in the current view is not shown. */
  const isOff = (group: typeof visibleSections) =>
    (views && box && !group.some(({ part }) => isInView(part, views.current, box.family))) ||
    undefined
  // On a phone who led is read before how the lead went, which is beside it elsewhere.
  const isLate = (part: GameCenterPart) =>
    part === 'flow' && layout.phase === 'after' && present.includes('scoring')
  // Below the team names before the game and at the end during it; afterwards there is the box
  // score.
  const rosters = rosterLinks(settings.shortName, held.game, held.info)
  // New tabs or a removed choice would move everything below, so they wait with the rest.
  const tabs = (
    <GameTabs
      game={held.game}
      here="center"
      inBar={views !== null}
      on={layout.phase !== 'after' && layout.phase !== 'called-off'}
      parts={
        box
          ? listPlayParts(visibleSections, box.family).map(({ part, title }) => ({
              id: fragmentOf(part),
              title,
            }))
          : []
      }
    />
  )
  const recapStory = held.info?.game.postgameStory
  const recap = recapStory && {
    ...recapStory,
    image: center.stories.find(({ id }) => id === recapStory.id)?.image,
  }
  const countdown = layout.phase === 'before' && hasCountdown(held.game) && (
    <Countdown game={held.game} />
  )
  return (
    <>
      {isField(game) && !box ? (
        <MeetBoard game={game}>{countdown}</MeetBoard>
      ) : (
        <Contained as="p">
          <ScoreBar game={game} box={box} />
          <Scoreboard
            game={game}
            box={box}
            settings={settings}
            lineScores={held.lineScores && hero.lineScores}
            records={
              layout.phase === 'called-off' ? null : [hero.school.record, hero.opponent.record]
            }
            recap={recap}
            streams={layout.phase === 'live' && <Streams game={held.game} />}
            countdown={countdown}
          >
            {tabs}
          </Scoreboard>
        </Contained>
      )}
      {views && box && <ViewBar views={views} game={game} />}
      {views?.current === 'plays' && layout.phase === 'live' && present.includes('flow') && box && (
        <FlowStrip box={box} game={game} us={settings.shortName} />
      )}
      {layout.phase === 'before' && (
        <DayBand game={held.game} info={held.info} rosters={rosters} timeZone={settings.timeZone} />
      )}
      <div className={css.page} data-view={views?.current}>
        {waiting && (
          <p className={css.new} role="status">
            <Button onClick={show}>
              {asked
                ? 'One moment…'
                : layout.phase === 'before' && newest.phase === 'live'
                  ? 'Live now. Show it'
                  : 'Show updates'}
            </Button>
          </p>
        )}
        {rows.map(({ main, beside }, index) => (
          <div
            key={[...main, ...beside].map(({ part }) => part).join()}
            className={css.row}
            data-off={isOff([...main, ...beside])}
            data-beside={(main.length > 0 && beside.length > 0) || undefined}
            data-live={(index === 0 && layout.phase === 'live') || undefined}
            data-few={(main.length === 0 && beside.length > 1) || undefined}
          >
            {[main, beside].map(
              (column, i) =>
                column.length > 0 && (
                  <div key={i} className={css.column} data-off={isOff(column)}>
                    {column.map((section) => (
                      <div
                        key={section.part}
                        data-off={isOff([section])}
                        data-last={isLate(section.part) || undefined}
                        id={fragmentOf(section.part)}
                      >
                        {parts[section.part]}
                      </div>
                    ))}
                  </div>
                ),
            )}
          </div>
        ))}
        {layout.phase === 'before' && <PackPart game={held.game} tenant={settings.tenant} />}
        {layout.phase === 'live' && rosters.length > 0 && (
          <div data-off={(views && views.current !== 'about') || undefined}>
            <MoreLinks>
              {rosters.map((link) => (
                <Link key={link.to} {...link} />
              ))}
            </MoreLinks>
          </div>
        )}
      </div>
      <LiveAnnouncer games={announced} us={settings.shortName} box={center.boxScore} />
    </>
  )
}

/** The id of the box around a part. */
const fragmentOf = (part: GameCenterPart): string => `${part}-part`

/** Links to the existing rosters of both teams. */
const rosterLinks = (
  us: string,
  game: Game,
  info: GameCenterInfo | null,
): { to: string; children: string }[] =>
  [
    [us, info?.game.rosterUrl],
    [cleanOpponentName(game.opponent.title), info?.game.opponentRosterUrl],
  ].flatMap(([team, url]) => (url ? [{ to: url, children: `${team} roster` }] : []))
