import { z } from 'zod'
import { Image } from './image.ts'

/** Spec 1 §3, Stat leader. */
export const StatLeader = z.object({
  /** The player's row of the season; null for opponents and names that no roster has. */
  id: z.number().nullable(),
  name: z.string(),
  /** Text, as on the jersey. */
  number: z.string(),
  position: z.string().nullable(),
  image: Image.nullable(),
  stat: z.object({
    /** What stands below the value: '19/28, 2 TD'. */
    description: z.string(),
    /** 'Passing yards' */
    name: z.string(),
    value: z.string(),
    /** Length of the bar, 0 to 100 with one decimal: the share of the best. */
    progress: z.number(),
  }),
})
export type StatLeader = z.infer<typeof StatLeader>

/** Those who lead one category, the best first. */
export const LeaderGroup = z.object({
  key: z.string(),
  title: z.string(),
  leaders: z.array(StatLeader),
})
export type LeaderGroup = z.infer<typeof LeaderGroup>
