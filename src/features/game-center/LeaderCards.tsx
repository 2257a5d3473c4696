import type { ReactElement } from 'react'
import { TeamMark } from '../../blocks/TeamMark.tsx'
import { StatName } from '../../blocks/stats/StatName.tsx'
import type { GameCenterHero } from '../../contract/game-center.schema.ts'
import type { Image } from '../../contract/parts.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import type { StatLeader } from '../../contract/season-stats.schema.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { Digits } from '../../ui/Digits.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './charts.module.css'

type Props = {
  leaders: GameCenterHero['leaders']
  sport: SportRef
  us: string
  them: string
  /** The opponent's logo, for its players without a picture. */
  logo: Image | null
  /** We are the home team. */
  atHome: boolean
  /** Only ours: those of the season, below a heading with our name. */
  alone?: boolean
  /** Short names of the teams: 'HSU'. */
  ids?: Record<'ours' | 'theirs', string> | null
}

/**
 * Leaders of the sport's main statistics, relative to the better one: visitors first, as in the
 * scoreboard.
 */
export function LeaderCards({ leaders, sport, us, them, logo, ids, atHome, alone = false }: Props) {
  const sides = alone ? [true] : atHome ? [false, true] : [true, false]
  return (
    <ul role="list" className={css.leaders}>
      {leaders.map(({ key, title, school, opponent }) => (
        <li key={key}>
          <h3 className={css.title}>{title}</h3>
          {sides.map((isOurs) => (
            <One
              key={String(isOurs)}
              leader={isOurs ? school : opponent}
              sport={sport}
              team={alone ? '' : isOurs ? (ids?.ours ?? us) : (ids?.theirs ?? them)}
              hasBar={!alone}
              mark={isOurs ? null : <TeamMark image={logo} name={them} />}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

/** One line per leader, so that nothing moves when the lead changes. */
function One({
  leader,
  sport,
  team,
  hasBar,
  mark,
}: {
  leader: StatLeader | null
  sport: SportRef
  team: string
  hasBar: boolean
  /** Of the opponent; null for ours. */
  mark: ReactElement | null
}) {
  return (
    <div className={css.one} data-ours={mark === null || undefined}>
      <div className={css.face}>
        <Picture
          key={leader?.image?.url}
          image={leader?.image ?? null}
          sizes="3.5rem"
          ratio="1/1"
          alt=""
          person={mark === null}
          // The key replaces the centered number of another leader, so that it does not move.
          fallback={
            <>
              {mark}
              <span key={leader?.number} className={css.number}>
                {leader?.number}
              </span>
            </>
          }
        />
      </div>
      <p className={css.name}>
        {leader ? (
          <StatName line={{ name: leader.name, rosterPlayerId: leader.id }} sport={sport} />
        ) : (
          'None'
        )}
      </p>
      <p className={css.detail}>{[team, leader?.stat.description].filter(Boolean).join(' · ')}</p>
      <p key={leader?.stat.value.length} className={css.value}>
        {leader ? <Digits value={figure(leader.stat.value)} /> : '–'}
      </p>
      {/* Relative to the other team's leader. */}
      {hasBar && (
        <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={leader?.stat.progress ?? 0} height={1} />
        </svg>
      )}
    </div>
  )
}
