import type { SportCode } from '../art/sport-code.ts'
import type { World } from '../world.ts'

/** A story that no game wrote. */
export interface Feature {
  title: string | ((world: World) => string)
  daysAgo: number
  /** Slug of the sport, or empty for the whole department. */
  sport: string
  scene?: SportCode
  subHeadline: string
  teaser: string
  byline?: string
  redirect?: string
  body: (world: World) => readonly string[]
}
