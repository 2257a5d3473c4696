import { useQuery } from '@tanstack/react-query'
import { gameHref } from '../../blocks/game-href.ts'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import * as api from '../../contract/api.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { currentOrNextGame } from '../../domain/games/schedule.ts'
import { useMyTeams } from '../../platform/my-teams.ts'
import { sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import css from './Menu.module.css'
import { nextGames } from './next-games.ts'
import { NextLine } from './NextLine.tsx'

/** The game in progress, then the followed teams with their next game. Nothing without either. */
export function MenuTeams() {
  const teams = useMyTeams()
  const sports = useQuery(apiQuery(api.sports, {})).data?.value ?? []
  const games = useQuery(nextGames).data?.value.items ?? []
  const live = games.find((game) => getGameKind(game) === 'live')
  const followed = teams.flatMap((id) => sports.find((sport) => sport.id === id) ?? [])
  if (!live && followed.length === 0) return null
  return (
    <ul role="list" aria-label="My teams">
      {live && <Row sport={live.sport} to={gameHref(live)} game={live} />}
      {followed
        .filter(({ id }) => id !== live?.sport.id)
        .map((sport) => (
          <Row
            key={sport.id}
            sport={sport}
            to={sportHref(sport)}
            game={currentOrNextGame(games.filter((game) => game.sport.id === sport.id))}
          />
        ))}
    </ul>
  )
}

const Row = ({ sport, to, game }: { sport: SportRef; to: string; game: Game | undefined }) => (
  <li className={css.row}>
    <Link className={css.panelLink} to={to}>
      <SportIcon sport={sport} />
      {sport.title}
    </Link>
    <span className={css.next}>{game && <NextLine game={game} />}</span>
  </li>
)
