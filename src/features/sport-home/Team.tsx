import type { ReactNode } from 'react'
import type { Image } from '../../contract/parts.schema.ts'
import type { Roster } from '../../contract/roster.schema.ts'
import type { LeaderGroup } from '../../contract/season-stats.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { leadersNote, leadersTitle } from '../../domain/season-stats/coverage.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import { playerHref, rosterHref, statsHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './SportHomeScreen.module.css'

const mostPlayers = 10

/**
 * The players of a sport's home: the leaders of the season, each with the categories led, or before
 * there are any the first players of the roster.
 */
export function Team({
  sport,
  leaders,
  roster,
}: {
  sport: Sport
  leaders: readonly LeaderGroup[]
  roster: Roster | null
}) {
  const firsts = leaders.flatMap(({ title, leaders: [leader] }) =>
    leader ? [{ title, leader }] : [],
  )
  const coverage = leaders[0]?.coverage
  if (firsts.length > 0) {
    const players = [...Map.groupBy(firsts, ({ leader }) => leader.id ?? leader.name)]
    return (
      <Section
        title={leadersTitle(coverage)}
        action={
          <span className="cluster">
            <Link to={statsHref(sport)}>Statistics</Link>
            {roster && <Link to={rosterHref(sport)}>Full roster</Link>}
          </span>
        }
      >
        <div className="stack">
          {coverage && <p className="quiet">{leadersNote(coverage, eventNames(sport))}</p>}
          <ul role="list" className={css.team} data-few={players.length < 4 || undefined}>
            {players.map(([key, led]) => {
              const { leader } = led[0]!
              return (
                <Player
                  key={key}
                  image={leader.image}
                  number={leader.number}
                  to={
                    leader.id === null
                      ? null
                      : playerHref(sport, {
                          firstName: leader.name,
                          lastName: '',
                          rosterPlayerId: leader.id,
                        })
                  }
                  name={<b>{leader.name}</b>}
                >
                  {led.map(({ title, leader: { stat } }) => (
                    <p key={title}>
                      <b>{figure(stat.value)}</b> {title.toLowerCase()}
                    </p>
                  ))}
                </Player>
              )
            })}
          </ul>
        </div>
      </Section>
    )
  }
  const shownPlayers = firstPlayers(roster)
  if (!roster || shownPlayers.length === 0) return null
  return (
    <Section title="The team" action={<Link to={rosterHref(sport)}>Full roster</Link>}>
      <ul role="list" className={css.team}>
        {shownPlayers.map((player) => (
          <Player
            key={player.rosterPlayerId}
            image={player.image}
            number={player.jerseyNumber}
            to={playerHref(sport, player)}
            name={
              <>
                {player.firstName} <b>{player.lastName}</b>
              </>
            }
          >
            <p className="quiet">
              {[
                player.jerseyNumber && `No. ${player.jerseyNumber}`,
                player.positionShort,
                player.academicYearShort,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </Player>
        ))}
      </ul>
    </Section>
  )
}

function Player({
  image,
  number,
  to,
  name,
  children,
}: {
  image: Image | null
  number: string | null
  /** The address of the bio; null without one. */
  to: string | null
  name: ReactNode
  children: ReactNode
}) {
  return (
    <li className={css.player}>
      <div className={css.picture}>
        <Picture
          image={image}
          sizes="12rem"
          ratio="4/5"
          alt=""
          person={!number}
          fallback={number}
        />
        {image && number && (
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
        )}
      </div>
      {to === null ? (
        <span className={css.link}>{name}</span>
      ) : (
        <Link className={css.link} to={to}>
          {name}
        </Link>
      )}
      {children}
    </li>
  )
}

/** Players with a bio: those with a portrait first, in roster order. */
function firstPlayers(roster: Roster | null): Roster['players'] {
  const players = (roster?.players ?? []).filter((player) => !player.hideBio)
  return [
    ...players.filter((player) => player.image),
    ...players.filter((player) => !player.image),
  ].slice(0, mostPlayers)
}
