import type { Fixture } from './fixture.ts'

const counts = (fixtures: readonly Fixture[]): string => {
  const of = (result: string) =>
    fixtures.filter((fixture) => fixture.outcome?.result === result).length
  return of('T') > 0 ? `${of('W')}-${of('L')}-${of('T')}` : `${of('W')}-${of('L')}`
}

/** What counts: exhibitions do not. */
const counted = (fixtures: readonly Fixture[]) => fixtures.filter((fixture) => fixture.type !== 'S')

/** '6-2' and '4-1' over some games of a season. */
export const recordOf = (
  fixtures: readonly Fixture[],
): { overall: string; conference: string } => ({
  overall: counts(counted(fixtures)),
  conference: counts(counted(fixtures).filter((fixture) => fixture.conference)),
})

/** The record with this game in it, as a recap gives it. */
export const recordAfter = (
  fixtures: readonly Fixture[],
  ref: string,
): { overall: string; conference: string } =>
  recordOf(fixtures.slice(0, fixtures.findIndex((fixture) => fixture.ref === ref) + 1))
