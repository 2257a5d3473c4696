import { games, marks, ratio, sum, time, type CategorySpec } from '../columns.ts'

/** Of the sports with a keeper; goals against are told by so many minutes, the length of a game. */
export const goalkeeping = (minutes: number): CategorySpec => ({
  key: 'goalkeeping',
  title: 'Goalkeeping',
  order: 'minutes',
  columns: [
    games('table'),
    time('minutes', 'Min', 'Minutes'),
    sum('ga', 'GA', 'Goals against'),
    ratio(
      'gaa',
      'GAA',
      `Goals against in ${minutes} minutes`,
      { ga: 1 },
      { minutes: 1 },
      'hundredths',
      minutes * 60,
    ),
    sum('saves', 'Sv', 'Saves'),
    ratio('pct', 'Pct', 'Save percentage', { saves: 1 }, { saves: 1, ga: 1 }, 'share'),
    marks('w', 'W', 'Wins', 'W'),
    marks('l', 'L', 'Losses', 'L'),
    marks('t', 'T', 'Ties', 'T'),
  ],
})
