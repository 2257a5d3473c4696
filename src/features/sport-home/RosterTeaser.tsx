import type { Roster } from '../../contract/schema/roster.ts'
import { playerHref, rosterHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './RosterTeaser.module.css'

/** A row of the team: those with a portrait first, in the roster's own order. */
export function RosterTeaser({ roster }: { roster: Roster }) {
  const open = roster.players.filter((player) => !player.hideBio)
  const shown = [
    ...open.filter((player) => player.image),
    ...open.filter((player) => !player.image),
  ].slice(0, 10)
  return (
    <Section title="The team" action={<Link to={rosterHref(roster.sport)}>Full roster</Link>}>
      <ul role="list" className={css.team}>
        {shown.map((player) => (
          <li key={player.rosterPlayerId} className={css.player}>
            <div className={css.picture}>
              <Picture
                image={player.image}
                sizes="12rem"
                ratio="4/5"
                alt=""
                person={!player.jerseyNumber}
                fallback={player.jerseyNumber}
              />
              {player.image && player.jerseyNumber && (
                <span className={css.number} aria-hidden="true">
                  {player.jerseyNumber}
                </span>
              )}
            </div>
            <Link className={css.link} to={playerHref(roster.sport, player)}>
              {player.firstName} <b>{player.lastName}</b>
            </Link>
            <p className={css.facts}>
              {[
                player.jerseyNumber && `No. ${player.jerseyNumber}`,
                player.positionShort,
                player.academicYearShort,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
