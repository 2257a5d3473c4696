import { z } from 'zod'
import { coachingRecord } from '../../content/kinds/coaching-record.ts'
import { digits } from './digits.ts'
import { entryFile } from './entry.ts'

export const coachingRecords = entryFile({
  file: 'coaching-records.csv',
  kind: coachingRecord,
  csv: {
    known: [
      'sport_id',
      'season',
      'names',
      'wins',
      'losses',
      'ties',
      'conference_wins',
      'conference_losses',
      'conference_ties',
      'note',
    ],
    aliases: {
      sport: 'sport_id',
      year: 'season',
      coach: 'names',
      coaches: 'names',
      name: 'names',
      w: 'wins',
      l: 'losses',
      t: 'ties',
      cw: 'conference_wins',
      cl: 'conference_losses',
      ct: 'conference_ties',
      conf_wins: 'conference_wins',
      conf_losses: 'conference_losses',
      conf_ties: 'conference_ties',
      notes: 'note',
    },
    prose: ['note'],
  },
  entry: ({ text, optional, sport }) =>
    z.strictObject({
      sportId: sport,
      season: text,
      names: text,
      wins: digits,
      losses: digits,
      ties: digits,
      conferenceWins: digits,
      conferenceLosses: digits,
      conferenceTies: digits,
      note: optional,
    }),
  complete: (read) => ({
    ...read,
    wins: read.wins ?? 0,
    losses: read.losses ?? 0,
    ties: read.ties ?? 0,
  }),
  key: ({ sportId, season, names }) => `${sportId} ${season} ${names}`,
})
