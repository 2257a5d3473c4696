import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Corrections } from '../../blocks/Corrections.tsx'
import { LiveAnnouncer } from '../../blocks/LiveAnnouncer.tsx'
import { TeamTotals } from '../../blocks/stats/TeamTotals.tsx'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import type { GameCenterHero } from '../../contract/game-center.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { StoryTeaser } from '../../contract/stories.schema.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { compareTeams } from '../../domain/games/team-comparison.ts'
import { gameFacts, type Side } from '../../domain/games/box-score.ts'
import { boxViews } from '../../domain/games/game-views.ts'
import { scoresOften } from '../../domain/games/plays.ts'
import { cleanOpponentName, getGameKind, isOff, isToCome } from '../../domain/games/game.ts'
import { isField } from '../../domain/games/meets.ts'
import { Contained } from '../../ui/Contained.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import css from './BoxScoreScreen.module.css'
import { GameTabs } from '../../blocks/game/GameTabs.tsx'
import { MeetBoard } from '../../blocks/game/MeetBoard.tsx'
import { NoBoxScore } from './NoBoxScore.tsx'
import { Plays } from '../../blocks/game/Plays.tsx'
import { Scoreboard } from '../../blocks/game/Scoreboard.tsx'
import { LeadAndRuns } from './LeadAndRuns.tsx'
import { ScoringSummary } from '../../blocks/game/ScoringSummary.tsx'
import { SetFigures } from '../../blocks/game/SetFigures.tsx'
import { TeamTables } from './TeamTables.tsx'
import type { Game } from '../../contract/game.schema.ts'
import { GameBar, gameBarLink, ScoreBar } from '../../blocks/game/GameBar.tsx'
import type { GameDetails } from '../../contract/game-details.schema.ts'
import { gameFeedPath } from '../../domain/calendar/calendar.ts'
import { boxScoreHref, scheduleHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'

type Props = {
  game: MeetGame
  boxScore: BoxScore | null
  settings: SiteSettings
  /** The top of the game center, for the records of both teams. */
  hero?: GameCenterHero | null
  /** The stories of the game, for the picture of the recap. */
  stories?: StoryTeaser[] | null
}

export default function BoxScoreScreen({
  game: initialGame,
  boxScore: box,
  settings,
  hero,
  stories,
}: Props) {
  const game = useLiveGame(initialGame)
  const [search] = useSearchParams()
  // The game center has the plays. Without one they are above the tables when the page is opened
  // during the game, and do not move later.
  const plays = !game.gameCenterLink
  const [isLive] = useState(box ? !box.status.complete : false)
  const [on] = useState(getGameKind(initialGame) !== 'final')
  const announced = useMemo(() => [initialGame], [initialGame])
  // A hand-scored game has no player figures.
  const counts = box?.family !== 'plain'
  const requestedTeam = search.get('team')
  const scoring = search.get('plays') === 'scoring'
  const ourSide: Side = box?.thisTeamIsHomeTeam ? 'home' : 'visitor'
  const team: Side =
    requestedTeam === 'home' || requestedTeam === 'visitor' ? requestedTeam : ourSide
  // The scoreboard has the rank.
  const opponent = cleanOpponentName(game.opponent.title)
  const names: Record<Side, string> =
    ourSide === 'home'
      ? { home: settings.shortName, visitor: opponent }
      : { home: opponent, visitor: settings.shortName }
  const recap = initialGame.postgameStory
  const facts = box ? gameFacts(box, settings.timeZone) : []
  return (
    <>
      {isField(game) && !box ? (
        <MeetBoard game={game} />
      ) : (
        <Contained as="p">
          <ScoreBar game={game} box={box} />
          <Scoreboard
            game={game}
            box={box}
            settings={settings}
            records={hero ? [hero.school.record, hero.opponent.record] : null}
            brief={box !== null && Boolean(game.gameCenterLink)}
            recap={recap && { ...recap, image: stories?.find(({ id }) => id === recap.id)?.image }}
          >
            <GameTabs game={game} here="box" inBar={box !== null} on={on} />
          </Scoreboard>
        </Contained>
      )}
      {box && game.gameCenterLink && (
        <Contained as="p">
          <BoxBar game={game} box={box} center={game.gameCenterLink} />
        </Contained>
      )}
      <div className={css.page} data-spoils={game.id} data-spoils-part>
        {!box && (isField(game) ? <MeetReport game={initialGame} /> : <NoBoxScore game={game} />)}
        {box && (
          <>
            {plays && isLive && <Plays box={box} scoring={scoring} />}
            {counts && <TeamTables box={box} sport={game.sport} team={team} names={names} />}
            <div className={css.pair}>
              <div className={css.how}>
                {box.family === 'volleyball' ? (
                  <SetFigures box={box} names={names} />
                ) : scoresOften(box) ? (
                  <LeadAndRuns box={box} names={names} />
                ) : (
                  <ScoringSummary box={box} names={names} />
                )}
                {facts.length > 0 && (
                  <section aria-labelledby="info">
                    <SectionHead id="info" title="Game information" />
                    <GameInfo facts={facts} />
                  </section>
                )}
              </div>
              {compareTeams(box).length > 0 && (
                <section aria-labelledby="totals">
                  <SectionHead id="totals" title="Team statistics" />
                  <TeamTotals rows={compareTeams(box)} names={names} ours={ourSide} />
                </section>
              )}
            </div>
            {plays && !isLive && <Plays box={box} scoring={scoring} />}
            <Corrections corrections={box.corrections} timeZone={settings.timeZone} />
          </>
        )}
      </div>
      <LiveAnnouncer games={announced} us={settings.shortName} box={box} />
    </>
  )
}

function GameInfo({ facts }: { facts: ReturnType<typeof gameFacts> }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The tabs of the game center on a phone. */
function BoxBar({ game, box, center }: { game: Game; box: BoxScore; center: string }) {
  return (
    <GameBar label="Views">
      {boxViews(box).map(({ view, label }) => (
        <li key={view}>
          <Link className={gameBarLink} to={`${center}?view=${view}`}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Link className={gameBarLink} to={boxScoreHref(game)} aria-current="page">
          Box score
        </Link>
      </li>
    </GameBar>
  )
}

/** A game with details. */
type MeetGame = Game & { media: Partial<GameDetails['media']> } & Partial<
    Pick<GameDetails, 'gameLinks' | 'story' | 'postgameStory'>
  >

/** Content of a meet: result files and pages, notes, story. */
function MeetReport({ game }: { game: MeetGame }) {
  const { gameFiles, gameNote, stats, custom1, custom2, custom3 } = game.media
  const links = [
    stats,
    ...(gameFiles ?? []),
    custom1,
    custom2,
    custom3,
    ...(game.gameLinks ?? []),
  ].filter((link) => link?.url) as { title: string; url: string }[]
  if (isOff(game)) return <NoBoxScore game={game} />
  return (
    <>
      {gameNote && <p className="column">{gameNote}</p>}
      {links.length > 0 && (
        <section aria-labelledby="results">
          <SectionHead id="results" title="Results and files" />
          <ul role="list">
            {links.map(({ title, url }) => (
              <li key={url} className={css.line}>
                <Link className={css.link} to={url}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {game.story && (
        <section aria-labelledby="story">
          <SectionHead id="story" title="The story" />
          <p className={css.line}>
            <Link className={css.link} to={game.story.url}>
              {game.story.title}
            </Link>
          </p>
        </section>
      )}
      {isToCome(game) && (
        <p>
          <Link className={css.link} to={gameFeedPath(game.id)} reloadDocument>
            Add to calendar
          </Link>
        </p>
      )}
      {links.length === 0 && !game.story && !gameNote && (
        <EmptyNote
          next={
            <>
              Other {game.sport.title} events are in the{' '}
              <Link to={scheduleHref(game.sport, game.season)}>{game.season} schedule</Link>.
            </>
          }
        >
          {getGameKind(game) === 'final'
            ? 'Only the team’s place has been published for this meet.'
            : 'Results will appear here after the meet.'}
        </EmptyNote>
      )}
    </>
  )
}
