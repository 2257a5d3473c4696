import { EventRow } from '../../blocks/EventRow.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Coverage } from '../../contract/pages.schema.ts'
import type { GamePage } from '../../contract/game.schema.ts'
import { useGameCenter } from '../../data/live/use-game-center.ts'
import { isOff } from '../../domain/games/game.ts'
import { calendarHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { Channel } from './Channel.tsx'
import css from './press.module.css'

/** Kinds of coverage in display order. */
const kinds = [
  ['tv', 'On television'],
  ['radio', 'On the radio'],
  ['video', 'Video streams'],
  ['audio', 'Audio streams'],
  ['stats', 'Live statistics'],
  ['press', 'For the press'],
] as const

/** Where to watch, listen to and follow games, and the next games with coverage. */
export default function CoverageScreen({
  coverage,
  upcoming,
}: {
  coverage: Coverage[]
  upcoming: GamePage
}) {
  const games = upcoming.items.filter((game) => !isOff(game))
  useGameCenter(games)
  return (
    <>
      <ScreenHead title="Coverage" />
      {coverage.length === 0 && games.length === 0 && (
        <Section title="Nothing yet">
          <EmptyNote next={<Link to={calendarHref()}>Full calendar</Link>}>
            No stations or streams listed. See the schedule for the coverage of each game.
          </EmptyNote>
        </Section>
      )}
      {coverage.length > 0 && (
        <div className={css.kinds}>
          {kinds.map(([kind, title]) => {
            const channels = coverage.filter(({ type }) => type === kind)
            return (
              channels.length > 0 && (
                <section key={kind} className="group" aria-labelledby={kind}>
                  <h2 id={kind}>{title}</h2>
                  <ul role="list" className={css.channels}>
                    {channels.map((channel) => (
                      <Channel key={channel.id} channel={channel} />
                    ))}
                  </ul>
                </section>
              )
            )
          })}
        </div>
      )}
      {games.length > 0 && (
        <Section title="Next broadcasts" action={<Link to={calendarHref()}>Full calendar</Link>}>
          <ul role="list">
            {games.map((game) => (
              <EventRow key={game.id} game={game} kind="upcoming" group="coverage" />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
