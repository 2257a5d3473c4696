import type { Day } from '../calendar.ts'
import type { SportPlan } from '../department.ts'
import type { Opponent } from '../words/opponents.ts'

export interface Outcome {
  result: 'W' | 'L' | 'T' | 'N'
  teamScore: string
  opponentScore: string
  prescore: string
  postscore: string
}

export interface Link {
  title: string
  url: string
}

export interface Fixture {
  ref: string
  plan: SportPlan
  season: string
  date: Day
  endDate: Day | null
  time: string
  /** Null for a field of many schools or for an opponent still to be found. */
  opponent: Opponent | null
  /** As printed, rank and all. */
  shown: string
  homeAway: 'H' | 'A' | 'N'
  location: string
  facility: string
  type: 'R' | 'P' | 'S'
  conference: boolean
  doubleheader: 1 | 2 | null
  tournament: string
  promotion: string
  links: Partial<Record<'tv' | 'radio' | 'video' | 'audio' | 'stats' | 'tickets', Link>>
  status: '' | 'cancelled' | 'postponed'
  outcome: Outcome | null
  statFile: string
  previewStory: string
  postStory: string
}
