import { paths } from '../../routes/paths.ts'
import { LiveAnnouncer } from '../../blocks/LiveAnnouncer.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { href } from '../../routes/href.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './BoardScreen.module.css'
import { gameHref } from '../../blocks/game-href.ts'
import { sidesOf } from '../../blocks/sides.ts'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import { liveText } from '../../data/live/in-place.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { playText } from '../../domain/games/box-score.ts'
import { kindOf } from '../../domain/games/game.ts'
import { scoreOf, stateWords } from '../../domain/games/score.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Contained } from '../../ui/Contained.tsx'
import { Digits } from '../../ui/Digits.tsx'

/** Several live games side by side. */
export default function BoardScreen({
  games,
  settings,
}: {
  games: Game[]
  settings: SiteSettings
}) {
  return (
    <>
      <ScreenHead title="Scoreboard" />
      <div className={css.page}>
        {games.length > 0 ? (
          <ul role="list" className={css.games}>
            {games.map((game) => (
              <li key={game.id}>
                <Contained as="p">
                  <BoardGame game={game} settings={settings} />
                </Contained>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyNote next={<Link to={href(paths.home, {})}>All scores and upcoming games</Link>}>
            No games right now, and none left today.
          </EmptyNote>
        )}
      </div>
      <LiveAnnouncer games={games} us={settings.shortName} />
    </>
  )
}

/** A game of the board in large type. Its height does not depend on its content. */
function BoardGame({ game: drawn, settings }: { game: Game; settings: SiteSettings }) {
  const game = useLiveGame(drawn)
  const score = scoreOf(game)
  const live = kindOf(game) === 'live'
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
        <span {...liveText(game, 'state')}>{stateWords(game)}</span>
      </p>
      {sidesOf(game, settings).map((side) => (
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
