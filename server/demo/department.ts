import type { SportCode } from './art/sport-code.ts'
import type { LogoKey } from './art/logo.ts'
import type { Phase } from './calendar.ts'
import type { Opponent } from './words/opponents.ts'

export interface SportPlan {
  title: string
  slug: string
  shortName: string
  abbrev: string
  code: SportCode
  gender: 'men' | 'women' | 'mixed'
  phase: Phase
  rosterSize: number
  facility: string
  /** 0.5 wins every second game. */
  strength: number
  /**
   * Days counted from today on which this team plays, whatever the calendar says: yesterday, today
   * and tomorrow are never empty.
   */
  near: readonly number[]
  headCoach: { first: string; last: string }
}

/** All that tells one invented department from the other. */
export interface Department {
  id: 'harlan' | 'ironwood'
  name: string
  shortName: string
  schoolName: string
  /** As a story calls the school: 'Harlan State'. */
  calledShort: string
  abbreviation: string
  mascotSingular: string
  mascotPlural: string
  tagline: string
  city: string
  /** As a dateline writes it: 'HARLAN, Iowa'. */
  dateline: string
  state: string
  timeZone: string
  brand: string
  second: string
  logo: LogoKey
  hosts: readonly string[]
  disableSSR: boolean
  conference: { title: string; abbreviation: string; url: string }
  division: string
  address: string
  phone: string
  emailHost: string
  /** States that most players come from. */
  homeStates: readonly string[]
  opponents: readonly Opponent[]
  sports: readonly SportPlan[]
  athleticDirector: string
  /** How its rosters write a class: 'R-So.' or 'Redshirt Sophomore'. */
  classStyle: 'short' | 'long'
}
