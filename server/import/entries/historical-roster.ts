import { z } from 'zod'
import { pastPlayer } from '../../content/kinds/past-player.ts'
import { personName } from '../values/person-name.ts'
import { digits } from './digits.ts'
import { entryFile } from './entry.ts'

const empty = { first: '', last: '' }
const named = ({
  firstName,
  lastName,
  name,
}: {
  firstName?: string | undefined
  lastName?: string | undefined
  name?: string | undefined
}) => personName(firstName ?? '', lastName ?? '', name ?? '')

export const historicalRoster = entryFile({
  file: 'historical-roster.csv',
  kind: pastPlayer,
  csv: {
    known: [
      'first_name',
      'last_name',
      'name',
      'sport_id',
      'years',
      'position',
      'letters',
      'hometown',
    ],
    aliases: {
      sport: 'sport_id',
      year: 'years',
      seasons: 'years',
      firstname: 'first_name',
      lastname: 'last_name',
      first: 'first_name',
      last: 'last_name',
      player: 'name',
      full_name: 'name',
      pos: 'position',
      letters_won: 'letters',
    },
    prose: [],
  },
  entry: ({ optional, sport, text }) =>
    z.strictObject({
      firstName: text.optional(),
      lastName: text.optional(),
      name: text.optional(),
      sportId: sport,
      years: text,
      position: optional,
      letters: digits,
      hometown: optional,
    }),
  faults: (read) => (named(read) ? [] : [{ field: 'name', reason: 'no name' }]),
  complete: (read) => {
    const { first, last } = named(read) ?? empty
    return {
      firstName: first,
      lastName: last,
      sportId: read.sportId,
      years: read.years,
      position: read.position,
      letters: read.letters,
      hometown: read.hometown,
    }
  },
  key: ({ firstName, lastName, sportId, years }) => `${sportId} ${firstName} ${lastName} ${years}`,
})
