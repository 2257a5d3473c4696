import { seeded } from '../art/random.ts'
import type { SportPlan } from '../department.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { drawAttendance, type SimVenue } from './team.ts'

const crowds: Partial<Record<SportPlan['code'], number>> = {
  football: 14_600,
  wvball: 1_450,
  baseball: 1_120,
  wlax: 640,
  mbball: 3_900,
  wbball: 2_300,
  wsoc: 720,
  msoc: 610,
  fhockey: 340,
  softball: 560,
}

const minutesLong: Partial<Record<SportPlan['code'], number>> = {
  football: 198,
  wvball: 124,
  baseball: 171,
  wlax: 116,
  mbball: 118,
  wbball: 112,
  wsoc: 112,
  msoc: 114,
  fhockey: 98,
  softball: 124,
}

const clockOf = (minutes: number) =>
  `${String(((Math.floor(minutes / 60) + 11) % 12) + 1).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')} ${minutes % 1440 >= 720 ? 'PM' : 'AM'}`

const startOf = (time: string): number => {
  const [, hour, minute] = /(\d+)(?::(\d\d))? p\.m\./.exec(time) ?? []
  return hour === undefined ? 780 : (Number(hour) % 12) * 60 + 720 + Number(minute ?? 0)
}

/** Where and when a game of the schedule was played, with the crowd and the weather it had. */
export const venueOf = (fixture: Fixture): SimVenue => {
  const random = seeded(`${fixture.ref}/venue`)
  const start = startOf(fixture.time)
  const length = (minutesLong[fixture.plan.code] ?? 120) + random.int(-18, 22)
  return {
    gameId: fixture.ref,
    date: fixture.date,
    location: fixture.location,
    stadium: fixture.facility || `${fixture.opponent?.title ?? ''} Stadium`.trim(),
    start: clockOf(start),
    end: clockOf(start + length),
    duration: `${Math.floor(length / 60)}:${String(length % 60).padStart(2, '0')}`,
    attendance: drawAttendance(fixture.ref, crowds[fixture.plan.code] ?? 500),
    weather: random.pick(['Clear', 'Partly cloudy', 'Overcast', 'Sunny', 'Light rain']),
    temperature: random.int(46, 78),
    conference: fixture.conference,
    neutral: fixture.homeAway === 'N',
    postseason: fixture.type === 'P',
  }
}
