import { z } from 'zod'
import { VersionStatus } from './ingest.schema.ts'

/** A game by name, for lists that name many. */
export const NamedGame = z.object({
  id: z.number(),
  name: z.string().meta({ description: "'Football vs Ashford'." }),
  date: z.string().meta({ description: "Today in the department's time zone, YYYY-MM-DD." }),
})
export type NamedGame = z.infer<typeof NamedGame>

const timestamp = z.string().meta({ description: 'UTC, ISO 8601.' })

export const Health = z
  .object({
    changedAt: timestamp.nullable().meta({ description: 'The last change of content.' }),
    statFile: z
      .object({ game: NamedGame, receivedAt: timestamp, status: VersionStatus })
      .nullable()
      .meta({ description: 'The last stat file that was received; null before the first.' }),
    held: z.array(z.object({ game: NamedGame, receivedAt: timestamp, files: z.number() })).meta({
      description: 'Games with files that await review, newest first; at most 20.',
    }),
    withoutResult: z.array(NamedGame).meta({
      description: 'Past games without a result, newest first; at most 20.',
    }),
    mail: z
      .object({
        waiting: z.number(),
        refused: z
          .number()
          .meta({ description: 'Of these: tried at least once, and due to be retried.' }),
        lost: z
          .number()
          .meta({ description: 'Not sent after three days of attempts, in the last 30 days.' }),
        because: z.string().nullable().meta({ description: "The mail server's last rejection." }),
      })
      .meta({ description: 'Emails of forms that were not sent.' }),
    push: z
      .object({
        devices: z.number(),
        failing: z.number().meta({ description: 'Devices whose last message was rejected.' }),
        waiting: z.number().meta({ description: 'Messages to be sent.' }),
      })
      .meta({ description: 'Notifications.' }),
    upstream: z
      .object({
        answeredAt: timestamp.nullable(),
        failedAt: timestamp.nullable(),
        because: z.string().nullable(),
      })
      .nullable()
      .meta({
        description:
          'The content API of this department, since this process started; null if ' +
          'its content is stored here.',
      }),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof Health>
