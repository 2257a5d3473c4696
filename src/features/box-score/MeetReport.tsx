import type { GameDetails } from '../../contract/schema/game-details.ts'
import type { Game } from '../../contract/schema/game.ts'
import { gameFeedPath } from '../../domain/calendar/calendar-feed.ts'
import { kindOf } from '../../domain/games/game.ts'
import { scheduleHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import css from './MeetReport.module.css'
import { NoBoxScore } from './NoBoxScore.tsx'

/** A game, and what only its details say. */
export type MeetGame = Game & { media: Partial<GameDetails['media']> } & Partial<
    Pick<GameDetails, 'gameLinks' | 'story'>
  >

/** What the department has of a meet: results as files and pages, its notes, the story. */
export function MeetReport({ game }: { game: MeetGame }) {
  const { gameFiles, gameNote, stats, custom1, custom2, custom3 } = game.media
  const links = [
    stats,
    ...(gameFiles ?? []),
    custom1,
    custom2,
    custom3,
    ...(game.gameLinks ?? []),
  ].filter((link) => link?.url) as { title: string; url: string }[]
  if (kindOf(game) === 'cancelled' || kindOf(game) === 'postponed')
    return <NoBoxScore game={game} />
  return (
    <>
      {gameNote && <p className={css.note}>{gameNote}</p>}
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
      {kindOf(game) === 'upcoming' && (
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
          {kindOf(game) === 'final'
            ? 'The placing is all that has been published of this meet.'
            : 'Results stand here after the meet.'}
        </EmptyNote>
      )}
    </>
  )
}
