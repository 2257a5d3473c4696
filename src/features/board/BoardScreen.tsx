import { useId, useMemo, useState } from 'react'
import { LiveAnnouncer } from '../../blocks/LiveAnnouncer.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Game, GamePage } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { boardHref, calendarHref, sportBoardHref } from '../../routes/links.ts'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './BoardScreen.module.css'
import { gameHref } from '../../blocks/game-href.ts'
import { ScoreTile } from '../../blocks/ScoreTile.tsx'
import { getSides } from '../../blocks/sides.ts'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import { liveText } from '../../data/live/in-place.ts'
import { useGameCenter } from '../../data/live/use-game-center.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { playText } from '../../domain/games/box-score.ts'
import { gameTime, monthDay, weekday } from '../../domain/calendar/when.ts'
import { wholeDays } from '../../domain/games/whole-days.ts'
import { getGameKind, hasBegun, isUnreported } from '../../domain/games/game.ts'
import { currentScore, formatGameStatus } from '../../domain/games/score.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Contained } from '../../ui/Contained.tsx'
import { Digits } from '../../ui/Digits.tsx'
import { SectionHead } from '../../ui/Section.tsx'

type Props = {
  games: Game[]
  settings: SiteSettings
  /** Undefined for a board of named games. */
  results?: GamePage | undefined
  upcoming?: GamePage | undefined
  sports?: Sport[] | undefined
  /** Only its games are shown. */
  sport?: Sport
}

/** The games of today side by side; below them the latest results and the next games by day. */
export default function BoardScreen({
  games: ofAllSports,
  settings,
  results,
  upcoming,
  sports,
  sport,
}: Props) {
  const games = useMemo(
    () => ofAllSports.filter((game) => !sport || game.sport.id === sport.id),
    [ofAllSports, sport],
  )
  const [boardIds] = useState(() => new Set(ofAllSports.map(({ id }) => id)))
  const others = (page: GamePage | undefined) =>
    wholeDays(page ?? { items: [], total: 0 }).filter(({ id }) => !boardIds.has(id))
  const [past, next] = [others(results), others(upcoming)]
  useGameCenter([...games, ...next])
  return (
    <>
      <ScreenHead
        title={sport ? `${sport.title} Scoreboard` : 'Scoreboard'}
        aside={sports && <SportPicker sports={sports} sport={sport} />}
      />
      <div className={css.page}>
        {games.length > 0 ? (
          <ul role="list" className={css.games} aria-label="Today">
            {games.map((game) => (
              <li key={game.id}>
                <Contained as="p">
                  <BoardGame game={game} settings={settings} />
                </Contained>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyNote next={<Link to={calendarHref(sport)}>Full calendar</Link>}>
            No games right now, and none left today.
          </EmptyNote>
        )}
        <Tiles title="Latest results" games={past} settings={settings} sport={sport} />
        <Tiles title="Next games" games={next} settings={settings} sport={sport} />
      </div>
      <LiveAnnouncer games={games} us={settings.shortName} />
    </>
  )
}

/** A choice of one sport or all, as links. */
function SportPicker({ sports, sport }: { sports: Sport[]; sport: Sport | undefined }) {
  const teams = realSports(sports)
  if (teams.length < 2) return null
  return (
    <LinkPicker
      label="Sport"
      current={sport?.title ?? 'All sports'}
      items={[
        { key: 0, to: boardHref(undefined), label: 'All sports', current: !sport },
        ...teams.map((option) => ({
          key: option.id,
          to: sportBoardHref(option),
          label: option.title,
          current: option.id === sport?.id,
        })),
      ]}
    />
  )
}

const stateUnderDate = (game: Game): string =>
  getGameKind(game) !== 'upcoming' || hasBegun(game)
    ? formatGameStatus(game).split(', ')[0]!
    : isUnreported(game)
      ? 'No result reported'
      : gameTime(game)

/** Games in the given order, by day. */
function Tiles({
  title,
  games,
  settings,
  sport,
}: {
  title: string
  games: Game[]
  settings: SiteSettings
  sport: Sport | undefined
}) {
  const id = useId()
  if (games.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        action={<Link to={calendarHref(sport)}>Full calendar</Link>}
      />
      <div className={css.days}>
        {[...Map.groupBy(games, ({ date }) => date.slice(0, 10))].map(([day, ofDay]) => (
          <div key={day}>
            <h3 className={css.date}>{`${weekday(day)}, ${monthDay(day)}`}</h3>
            <ul role="list" className={css.tiles}>
              {ofDay.map((game) => (
                <li key={game.id}>
                  <Contained as="p">
                    <ScoreTile game={game} settings={settings} stateOf={stateUnderDate} />
                  </Contained>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** A game of the board in large type. Its height does not depend on its content. */
function BoardGame({ game: initialGame, settings }: { game: Game; settings: SiteSettings }) {
  const game = useLiveGame(initialGame)
  const score = currentScore(game)
  const live = getGameKind(game) === 'live'
  return (
    <article className={css.game} data-live={live || undefined}>
      <h2 className={css.sport}>
        <Link className="card-target plain-link" to={gameHref(game)}>
          {game.sport.title}
        </Link>
      </h2>
      <p className={css.state}>
        {live && (
          <>
            <LiveDot />{' '}
          </>
        )}
        <span {...liveText(game, 'state')}>{formatGameStatus(game)}</span>
      </p>
      {getSides(game, settings).map((side) => (
        <p key={side.key} className={css.team} data-leads={score?.leader === side.key || undefined}>
          <TeamMark image={side.image} name={side.name} />
          <span className={css.name}>{side.name}</span>
          <span className={css.score} data-spoils={score ? game.id : undefined}>
            {score && <Digits value={score[side.key]} {...liveText(game, side.key)} />}
          </span>
        </p>
      ))}
      <p className={css.last}>
        {live
          ? game.live && (
              <span data-spoils={game.id}>
                <span {...liveText(game, 'play')}>{playText(game.live.lastPlay ?? '', [])}</span>
              </span>
            )
          : game.location}
      </p>
    </article>
  )
}
