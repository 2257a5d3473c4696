import papaparse from 'papaparse'
import { seeded, type Random } from '../art/random.ts'
import { addDays, seasonTitles, weekday, type Day } from '../calendar.ts'
import type { Department, SportPlan } from '../department.ts'
import { winChance } from '../schedule/fixtures.ts'
import { drawOutcome } from '../schedule/score-lines.ts'
import type { Opponent } from '../words/opponents.ts'

/**
 * When a sport was first played here, and how many of the conference's schools its record book
 * follows.
 */
const books: Partial<
  Record<
    SportPlan['code'],
    { since: number; schools: number; guests: number; day: `${number}-${number}` }
  >
> = {
  football: { since: 1921, schools: 9, guests: 10, day: '10-01' },
  mbball: { since: 1927, schools: 3, guests: 4, day: '01-05' },
  baseball: { since: 1924, schools: 2, guests: 3, day: '04-02' },
  wbball: { since: 1975, schools: 3, guests: 2, day: '01-06' },
  wvball: { since: 1977, schools: 3, guests: 2, day: '09-20' },
  wsoc: { since: 1988, schools: 3, guests: 0, day: '09-12' },
}
const idle = new Set([1943, 1944, 1945, 2020])

type Line = {
  date: string
  season: string
  opponent: string
  home_away: string
  location: string
  conference: string
  result: string
  team_score: string
  opponent_score: string
  forfeit: string
  note: string
}

const titleOf = (plan: SportPlan, year: number) =>
  plan.phase === 'winter' ? `${year}-${String((year + 1) % 100).padStart(2, '0')}` : String(year)

/**
 * history/<sport>.csv: rivalries that go back a hundred years, up to the season before the two that
 * have schedules; '' where a sport keeps no book.
 */
export function recordBookCsv(department: Department, plan: SportPlan, today: Day): string {
  const book = books[plan.code]
  if (!book) return ''
  const random = seeded(`${department.id}/record-book/${plan.slug}`)
  const last = Number(seasonTitles(plan.phase, today)[0].slice(0, 4)) - 1
  const league = department.opponents.filter(({ conference }) => conference).slice(0, book.schools)
  const guests = random
    .shuffle(department.opponents.filter(({ conference }) => !conference))
    .slice(0, book.guests)
  const lines = [
    ...league.flatMap((opponent, i) =>
      series(random, department, plan, opponent, {
        from: book.since + (i < 2 ? 0 : random.int(4, 45)),
        to: last,
        share: 0.92,
        day: book.day,
        slot: i,
      }),
    ),
    ...guests.flatMap((opponent, i) =>
      series(random, department, plan, opponent, {
        from: random.int(book.since + 10, last - 20),
        to: last,
        share: 0.14,
        day: book.day,
        slot: i + 3,
      }),
    ),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return `${papaparse.unparse(aged(lines), { newline: '\n' })}\n`
}

type Meetings = { from: number; to: number; share: number; day: string; slot: number }

function series(
  random: Random,
  department: Department,
  plan: SportPlan,
  opponent: Opponent,
  { from, to, share, day, slot }: Meetings,
): Line[] {
  let home = random.chance(0.5)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
    .filter((year) => !idle.has(year) && random.chance(share))
    .map((year) => {
      const neutral = random.chance(0.04)
      home = !home
      const date = onSaturday(
        addDays(`${plan.phase === 'winter' ? year + 1 : year}-${day}`, slot * 7),
      )
      const outcome =
        plan.code === 'football' && year < 1940
          ? oldScore(random, winChance(plan, opponent, 'N'))
          : drawOutcome(random, plan.code, {
              chance: winChance(plan, opponent, neutral ? 'N' : home ? 'H' : 'A'),
              field: false,
              mayTie: plan.code === 'wsoc',
            })
      // Football had ties until there was overtime.
      const tied = plan.code === 'football' && year < 1996 && random.chance(0.05)
      const each = tied ? random.pick(['0', '6', '7', '13', '14']) : ''
      return {
        date,
        season: titleOf(plan, year),
        opponent: opponent.title,
        home_away: neutral ? 'N' : home ? 'H' : 'A',
        location: neutral ? '' : home ? department.city : opponent.location,
        conference: opponent.conference && year > 1948 ? 'y' : '',
        result: tied ? 'T' : outcome.result,
        team_score: tied ? each : outcome.teamScore,
        opponent_score: tied ? each : outcome.opponentScore,
        forfeit: '',
        note: outcome.postscore,
      }
    })
}

/** Before the forward pass was everybody's, few scored much. */
function oldScore(random: Random, chance: number) {
  const low = random.pick([0, 0, 0, 0, 3, 6, 6, 7])
  const high = low + random.pick([3, 6, 6, 7, 7, 13, 14, 20])
  const won = random.chance(chance)
  return {
    result: won ? ('W' as const) : ('L' as const),
    teamScore: String(won ? high : low),
    opponentScore: String(won ? low : high),
    prescore: '',
    postscore: '',
  }
}

const onSaturday = (day: Day): Day => addDays(day, (6 - weekday(day) + 7) % 7)

/** The oldest pages of a book: a year alone, a score nobody kept, a visitor who did not come. */
const aged = (lines: Line[]): Line[] =>
  lines.map((line, i) => {
    if (i === 0)
      return {
        ...line,
        date: line.season.slice(0, 4),
        home_away: '',
        location: '',
        result: 'W',
        team_score: '',
        opponent_score: '',
        note: 'The first game; no score was kept',
      }
    if (i === 2) return { ...line, date: line.date.slice(0, 7), note: 'The day is disputed' }
    if (i === 5)
      return {
        ...line,
        home_away: 'H',
        location: '',
        result: 'W',
        team_score: '1',
        opponent_score: '0',
        forfeit: 'y',
        note: `${line.opponent} did not come`,
      }
    return line
  })
