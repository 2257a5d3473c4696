import type { BoxScore } from '../../contract/box-score.schema.ts'

/**
 * A shot on the picture of the whole surface, 0 to 100 both ways: ours towards the right, theirs
 * towards the left.
 */
export type Shot = { id: string; ours: boolean; x: number; y: number; made: boolean }

/** Shots whose place is known. One outside the surface is a slip of the finger and is not drawn. */
export const shotsOf = (box: Pick<BoxScore, 'plays' | 'thisTeamIsHomeTeam'>): Shot[] =>
  box.plays.flatMap(({ plays }) =>
    plays.flatMap(({ id, side, spot }): Shot[] => {
      if (!spot || side === null || !inside(spot.x) || !inside(spot.y)) return []
      const ours = (side === 'home') === box.thisTeamIsHomeTeam
      return [
        {
          id,
          ours,
          made: spot.made,
          x: ours ? spot.x : 100 - spot.x,
          y: ours ? spot.y : 100 - spot.y,
        },
      ]
    }),
  )

const inside = (value: number) => value >= 0 && value <= 100

/** 'Herons made 12 of 31, Ashford 9 of 28.' */
export function shotWords(shots: readonly Shot[], us: string, them: string): string {
  const of = (ours: boolean) => {
    const some = shots.filter((shot) => shot.ours === ours)
    return `${some.filter(({ made }) => made).length} of ${some.length}`
  }
  return `${us} made ${of(true)}, ${them} ${of(false)}.`
}
