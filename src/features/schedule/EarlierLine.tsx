import type { Game } from '../../contract/game.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { computeRecord } from '../../domain/games/record.ts'
import { isExhibition } from '../../domain/games/schedule.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import { Spoiler } from '../../ui/Spoiler.tsx'

/** What a season folds: '8 earlier games · 6–2'. Exhibitions do not count in the record. */
export function EarlierLine({ games, sport }: { games: Game[]; sport: Sport }) {
  const exhibitions = games.filter(isExhibition).length
  return (
    <>
      <b>{`${games.length} earlier ${eventNames(sport)}`}</b>
      {' · '}
      <Spoiler of="record">
        {withEnDash(computeRecord(games).overallRecord)}
        {exhibitions > 0 && `, ${exhibitions} ${exhibitions === 1 ? 'exhibition' : 'exhibitions'}`}
      </Spoiler>
    </>
  )
}
