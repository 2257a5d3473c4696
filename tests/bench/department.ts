import { writeGame } from '../../server/content/games/games.ts'
import { writePlayer } from '../../server/content/people/write-rosters.ts'
import { writeStory } from '../../server/content/stories/write-stories.ts'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { transact } from '../../server/content/transaction.ts'
import type { Store } from '../../server/db/store.ts'
import type { PlayerDoc } from '../../server/content/docs.ts'
import { gameDoc, seedTenant } from '../support/seed.ts'

/**
 * The measured department: the same in every run, independent of the demo. One live game accepts
 * stat files.
 */
export const department = {
  host: 'localhost',
  liveGame: 1,
  /** Our name in the stat file. */
  home: 'Test alpha',
  pages: {
    home: '/',
    schedule: '/sports/football/schedule',
    roster: '/sports/football/roster',
    story: '/news/2026/8/28/the-long-story',
    player: '/sports/football/roster/ari-abbott/103',
  },
}

/**
 * Fills a store with one sport of 40 games and 40 players, and 20 stories; returns the token for
 * its stat files.
 */
export async function fillDepartment(store: Store): Promise<string> {
  await seedTenant(store, 'alpha', { hosts: [department.host] })
  await transact(store, 'alpha', async (transaction) => {
    for (let i = 3; i <= 40; i++)
      await writeGame(transaction, { id: i, scheduleId: 1, sportId: 1, doc: gameOf(i) })
    for (let i = 3; i <= 40; i++)
      await writePlayer(transaction, {
        id: 100 + i,
        rosterId: 1,
        playerId: 1000 + i,
        rank: i,
        doc: playerOf(i),
      })
    for (let i = 2; i <= 20; i++) {
      await writeStory(transaction, {
        id: i,
        slug: i === 2 ? 'the-long-story' : `story-${i}`,
        sportId: 1,
        doc: {
          ...story(i),
          date: i === 2 ? '2026-08-28T10:00:00' : `2026-08-${String(i).padStart(2, '0')}T09:00:00`,
        },
      })
    }
  })
  return createToken(store, 'alpha', 'ingest')
}

const pick = <T>(list: readonly T[], i: number): T => list[i % list.length]!
const firsts = [
  'Ari',
  'Bo',
  'Cam',
  'Dee',
  'Eli',
  'Fay',
  'Gus',
  'Hal',
  'Ida',
  'Jo',
  'Kit',
  'Lou',
  'Max',
] as const
const lasts = [
  'Novak',
  'Bell',
  'Quist',
  'Abbott',
  'Dorn',
  'Embry',
  'Falk',
  'Grange',
  'Holt',
  'Ibarra',
  'Joss',
] as const
const towns = [
  'Otterton',
  'Millbrook',
  'Fairhaven',
  'Calder',
  'Pinewood',
  'Eastmoor',
  'Redcliff',
] as const
const places = [
  ['WR', 'Wide Receiver'],
  ['LB', 'Linebacker'],
  ['OL', 'Offensive Line'],
  ['DB', 'Defensive Back'],
  ['K', 'Kicker'],
] as const

/** Two games a week from the end of August; the first half is played. */
function gameOf(i: number) {
  const at = new Date(Date.UTC(2026, 7, 30) + i * 3.5 * 86_400_000)
  const day = at.toISOString().slice(0, 10)
  const played = at.getTime() < Date.now()
  const score = {
    teamScore: String(10 + ((i * 7) % 35)),
    opponentScore: String(3 + ((i * 5) % 28)),
  }
  const won = Number(score.teamScore) > Number(score.opponentScore)
  return gameDoc({
    date: `${day}T13:00:00`,
    dateUtc: `${day}T18:00:00.000Z`,
    time: '1 p.m.',
    location: pick(towns, i),
    locationIndicator: i % 2 ? 'A' : 'H',
    atVs: i % 2 ? 'at' : 'vs',
    conference: i % 3 === 0,
    opponent: {
      id: null,
      prefix: null,
      title: `${pick(towns, i * 3)} ${pick(['State', 'College', 'Tech'], i)}`,
    },
    ...(played && {
      status: 'O',
      gameState: 8,
      result: {
        status: won ? 'W' : 'L',
        ...score,
        prescoreInfo: null,
        postscoreInfo: null,
        boxscore: null,
        recap: null,
      },
    }),
  })
}

const playerOf = (i: number): PlayerDoc => {
  const [positionShort, positionLong] = pick(places, i)
  const [firstName, lastName] = i === 3 ? ['Ari', 'Abbott'] : [pick(firsts, i), pick(lasts, i)]
  return {
    firstName,
    lastName,
    jerseyNumber: String(i + 10),
    positionShort,
    positionLong,
    academicYearNumber: 1 + (i % 4),
    academicYearShort: pick(['Fr.', 'So.', 'Jr.', 'Sr.'], i),
    academicYearLong: pick(['Freshman', 'Sophomore', 'Junior', 'Senior'], i),
    heightFeet: 6,
    heightInches: i % 6,
    weight: 180 + ((i * 7) % 120),
    hometown: `${pick(towns, i)}, Ohio`,
    highSchool: `${pick(towns, i * 5)} High`,
    previousSchool: null,
    major: pick(['History', 'Biology', 'Finance'], i),
    isCaptain: false,
    hideBio: false,
    image: null,
    socialMedia: [],
    bio: paragraphs(i, 6),
  }
}

const story = (i: number) => ({
  title: `${pick(towns, i)} comes to town for game ${i}`,
  subHeadline: null,
  teaser: words(i, 24),
  byline: 'Staff report',
  image: null,
  redirectAbsoluteUrl: null,
  content: paragraphs(i, i === 2 ? 14 : 4),
  gameIds: [i],
})

const vocabulary = (
  'the line held late and a drive of nine plays brought them back before half while ' +
  'both sides missed from far out under rain that never let up through long spells of ' +
  'play in front of a full stand where young backs ran hard again and again'
).split(' ')

/** Text that compresses about like prose: words in an order without repetition. */
function words(seed: number, count: number): string {
  let state = seed * 7919 + 1
  const out = Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647
    return pick(vocabulary, state)
  }).join(' ')
  return `${out[0]!.toUpperCase()}${out.slice(1)}.`
}

const paragraphs = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) => `<p>${words(seed * 31 + i, 55)}</p>`).join('')
