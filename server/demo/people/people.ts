import { stringify } from 'yaml'
import papaparse from 'papaparse'
import { keyOf } from '../teams/people.ts'
import type { World } from '../world.ts'
import { allAmericans } from './all-americans.ts'
import { coachingRecords } from './coaching-records.ts'
import { directory } from './directory.ts'
import { honors } from './honors.ts'
import { historicalRoster } from './historical-roster.ts'
import { weeklyAwards } from './weekly-awards.ts'

/**
 * Everything of people besides rosters: the directory, the record book, honors, awards, those who
 * played before. Path in the pack → text.
 */
export const peopleFiles = (world: World): [string, string][] => {
  const { department } = world
  const taken = new Set(
    world.teams.flatMap(({ rosters, staff }) => [
      ...rosters.flat().map(({ person }) => person.key),
      ...staff.map((row) => keyOf(`${row.first_name} ${row.last_name}`)),
    ]),
  )
  const records = coachingRecords(world, taken)
  const past = historicalRoster(world, taken)
  const { departments, staff, pictures } = directory(world, taken, records)
  const rolls = honors(world, past)
  const list = (file: string, entries: readonly object[]): [string, string] => [
    file,
    stringify(entries, { lineWidth: 0, aliasDuplicateObjects: false }),
  ]
  const table = (file: string, rows: readonly object[]): [string, string] => [
    file,
    `${papaparse.unparse([...rows], { newline: '\n' })}\n`,
  ]
  return [
    list('people-settings.yaml', [
      { for: 'rosters', labels: { previousSchool: 'Previous School' } },
      {
        for: 'staff',
        title: 'Staff Directory',
        intro: `The people of ${department.schoolName} Athletics. General questions: ${department.phone}.`,
      },
      {
        for: 'honors',
        title: `${department.calledShort} Honors`,
        intro:
          'Elected every spring by former student-athletes and inducted at the first home football game of the fall.',
        defaultGrouping: 'class',
      },
      { for: 'all-americans', title: 'All-Americans', defaultGrouping: 'year' },
      { for: 'awards', title: 'Athletes of the Week' },
    ]),
    list('departments.yaml', departments),
    list('staff.yaml', staff),
    table(
      'coaching-records.csv',
      records.map(
        ({ sport, season, names, wins, losses, ties, conferenceWins, conferenceLosses, note }) => ({
          sport,
          season,
          names,
          wins,
          losses,
          ties,
          conference_wins: conferenceWins,
          conference_losses: conferenceLosses,
          conference_ties: conferenceWins === '' ? '' : 0,
          note,
        }),
      ),
    ),
    table(
      'historical-roster.csv',
      past.map(({ first, last, sport, years, position, letters, hometown }) => ({
        first_name: first,
        last_name: last,
        sport,
        years,
        position,
        letters,
        hometown,
      })),
    ),
    list('honors.yaml', rolls.entries),
    list('all-americans.yaml', allAmericans(world, past)),
    ...weeklyAwards(world).map(([file, entries]) => list(file, entries)),
    ...pictures,
    ...rolls.pictures,
  ]
}
