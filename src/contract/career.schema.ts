import { z } from 'zod'

const rank = z.number().meta({ description: 'Equal totals have the same rank.' })

export const CareerLeader = z
  .object({
    rank,
    isTied: z.boolean(),
    name: z.string(),
    seasons: z.string().meta({ description: "'2009-12'" }),
    value: z.string(),
    through: z.string().nullable().meta({
      description: 'The last season in the value, when statistics of a later one are incomplete.',
    }),
    isCurrent: z.boolean().meta({ description: "On the sport's newest roster." }),
    url: z
      .string()
      .nullable()
      .meta({ description: 'The bio; null for people who are not on the site.' }),
  })
  .meta({ id: 'CareerLeader' })
export type CareerLeader = z.infer<typeof CareerLeader>

export const CareerList = z
  .object({
    table: z.string().meta({ description: "'passing'" }),
    column: z.string().meta({ description: "'yds'" }),
    title: z.string().meta({ description: "'Passing yards'" }),
    leaders: z.array(CareerLeader),
  })
  .meta({
    id: 'CareerList',
    description:
      "The program's career leaders in a statistic, best first: the department's list with the " +
      'seasons since it was written.',
  })
export type CareerList = z.infer<typeof CareerList>

export const CareerFigure = z
  .object({
    table: z.string(),
    column: z.string(),
    title: z.string().meta({ description: "'Passing yards'" }),
    total: z.string(),
    through: z.string().nullable().meta({
      description: 'The last season in the total, when statistics of a later one are incomplete.',
    }),
    rank: z
      .object({
        rank,
        isTied: z.boolean(),
        ahead: z
          .object({ name: z.string(), by: z.string() })
          .nullable()
          .meta({ description: 'Who is next above, and by how much.' }),
      })
      .nullable()
      .meta({ description: 'In the history of the program; null below its list.' }),
    reached: z
      .object({ amount: z.number(), gameId: z.number() })
      .nullable()
      .meta({ description: 'The last milestone that this season reached, and in which game.' }),
    next: z
      .object({ amount: z.number(), left: z.number() })
      .nullable()
      .meta({ description: 'The next milestone, when it is near.' }),
    today: z.number().optional().meta({
      description:
        'The value in the game in progress, which a total through that day does not count.',
    }),
  })
  .meta({
    id: 'CareerFigure',
    description: 'A career total that is in the list of career leaders or near a milestone.',
  })
export type CareerFigure = z.infer<typeof CareerFigure>
