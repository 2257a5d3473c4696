import { z } from 'zod'
import { Image } from './image.ts'

export const StatLeader = z
  .object({
    id: z
      .number()
      .nullable()
      .meta({
        description:
          "The player's row of the season; null for opponents and names that no " + 'roster has.',
      }),
    name: z.string(),
    number: z.string().meta({ description: 'Text, as on the jersey.' }),
    position: z.string().nullable(),
    image: Image.nullable(),
    stat: z.object({
      description: z.string().meta({ description: "What stands below the value: '19/28, 2 TD'." }),
      name: z.string().meta({ description: "'Passing yards'" }),
      value: z.string(),
      progress: z.number().meta({
        description: 'Length of the bar, 0 to 100 with one decimal: the share of the best.',
      }),
    }),
  })
  .meta({ id: 'StatLeader', description: 'A leader in one statistic.' })
export type StatLeader = z.infer<typeof StatLeader>

export const LeaderGroup = z
  .object({
    key: z.string(),
    title: z.string(),
    leaders: z.array(StatLeader),
  })
  .meta({ id: 'LeaderGroup', description: 'Those who lead one category, the best first.' })
export type LeaderGroup = z.infer<typeof LeaderGroup>
