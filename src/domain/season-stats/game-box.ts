import type { BoxScore, BoxTeam } from '../../contract/box-score.schema.ts'

/** What of a box score counts for a season. */
export type GameBox = Pick<
  BoxScore,
  'gameId' | 'family' | 'homeTeam' | 'visitingTeam' | 'thisTeamIsHomeTeam' | 'periodLabels'
> & { venue: Pick<BoxScore['venue'], 'attendance'> }

export const oursOf = (box: GameBox): BoxTeam =>
  box.thisTeamIsHomeTeam ? box.homeTeam : box.visitingTeam
export const theirsOf = (box: GameBox): BoxTeam =>
  box.thisTeamIsHomeTeam ? box.visitingTeam : box.homeTeam

/** The team's own row stands for nobody. */
export const isTeam = ({
  name,
  rosterPlayerId,
}: {
  name: string
  rosterPlayerId: number | null
}): boolean => rosterPlayerId === null && /^(?:team|tm)$/i.test(name)
