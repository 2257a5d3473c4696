import { useEffect } from 'react'
import * as api from '../../contract/api.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { useMyTeams } from '../../platform/my-teams.ts'
import { myTeamsHref, sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { scrollerClass } from '../../ui/Scroller.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TeamsStrip.module.css'
import type { Game } from '../../contract/game.schema.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { opponentWithAtVs } from '../../domain/games/meets.ts'
import { summarizeOutcome } from '../../domain/games/game-outcome.ts'
import { currentOrNextGame } from '../../domain/games/schedule.ts'
import { currentScore } from '../../domain/games/score.ts'
import { monthDay } from '../../domain/calendar/when.ts'
import { Digits } from '../../ui/Digits.tsx'
import { ResultMark } from '../ResultMark.tsx'
import { ScoreTile } from '../ScoreTile.tsx'
import { SportIcon } from '../SportIcon.tsx'
import { useReads } from '../../data/use-reads.ts'

/** More are only on the page of followed teams. */
const maxTeams = 12

/**
 * The followed teams in order: game in progress, next game, last result. The game that the page
 * features is not repeated.
 */
export function TeamsStrip({
  sports,
  settings,
  inBand,
}: {
  sports: Sport[]
  settings: SiteSettings
  inBand: number | undefined
}) {
  const teams = useMyTeams()
    .flatMap((id) => sports.find((sport) => sport.id === id) ?? [])
    .slice(0, maxTeams)
  const reads = useReads(teams.map((sport) => apiQuery(api.scoreboard, { sportId: sport.id })))
  const isEmpty = teams.length === 0
  // A department may end all sports that a visitor follows: then no room is kept.
  useEffect(() => {
    if (isEmpty) delete document.documentElement.dataset['teams']
  }, [isEmpty])
  if (isEmpty) return null
  return (
    <section className={css.mine} aria-labelledby="my-teams">
      <div className={css.head}>
        <h2 id="my-teams" className={css.title}>
          My teams
        </h2>
        <Link className="target label" to={myTeamsHref()}>
          Change<VisuallyHidden> my teams</VisuallyHidden>
        </Link>
      </div>
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        {teams.map((sport, i) => (
          <li key={sport.id}>
            <TeamCard
              sport={sport}
              games={reads[i]?.data?.value.filter(({ id }) => id !== inBand)}
              failed={reads[i]?.status === 'error'}
              settings={settings}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = {
  sport: Sport
  /** Undefined while loading. */
  games: Game[] | undefined
  failed: boolean
  settings: SiteSettings
}

/** A followed team: its current or next game and its last result. All cards are equally high. */
function TeamCard({ sport, games, failed, settings }: Props) {
  const next = games && currentOrNextGame(games)
  const last = games?.findLast((game) => getGameKind(game) === 'final' && game.id !== next?.id)
  return (
    <div className={css.card}>
      <h3 className={css.name}>
        <Link className={css.link} to={sportHref(sport)}>
          <SportIcon sport={sport} />
          {sport.title}
        </Link>
      </h3>
      <div className={css.game}>
        {next && <ScoreTile game={next} settings={settings} />}
        {!next && (games || failed) && (
          <p className={css.none}>
            {games ? `No upcoming ${eventNames(sport)}.` : 'Could not be loaded.'}
          </p>
        )}
      </div>
      <p className={css.last}>{last && <Last game={last} />}</p>
    </div>
  )
}

function Last({ game }: { game: Game }) {
  const score = currentScore(game)
  const { mark } = summarizeOutcome(game)
  return (
    <>
      {(mark || score) && (
        <span data-spoils={game.id}>
          <span className="row">
            {mark && <ResultMark result={mark} />}{' '}
            {score && (
              <b>
                <Digits value={score.team} />
                <span>–</span>
                <Digits value={score.opponent} />
              </b>
            )}
          </span>
        </span>
      )}{' '}
      <span className={css.opponent}>{opponentWithAtVs(game)}</span>{' '}
      <span className={css.day}>{monthDay(game.date)}</span>
    </>
  )
}
