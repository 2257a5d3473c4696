import type { BoxScore } from '../../src/contract/box-score.schema.ts'

/**
 * What is shown, with our team on the side where a newer version has it: at a neutral site a sheet
 * kept by hand and a file may have us on either.
 */
export const turnedTo = (home: boolean, shown: BoxScore): BoxScore =>
  shown.thisTeamIsHomeTeam === home
    ? shown
    : { ...shown, homeTeam: shown.visitingTeam, visitingTeam: shown.homeTeam }
