import type { Game } from '../../contract/game.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { computeRecord } from '../../domain/games/record.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import { Spoiler } from '../../ui/Spoiler.tsx'

/** What a season folds: '8 earlier games', and their record. */
export const EarlierLine = ({ games, sport }: { games: Game[]; sport: Sport }) => (
  <>
    <b>{`${games.length} earlier ${eventNames(sport)}`}</b>{' '}
    <Spoiler of="record">{withEnDash(computeRecord(games).overallRecord)}</Spoiler>
  </>
)
