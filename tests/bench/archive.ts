import { Agent, request } from 'node:http'
import { writeStory } from '../../server/content/stories/write-stories.ts'
import { transact } from '../../server/content/transaction.ts'
import type { Store } from '../../server/db/store.ts'
import { fillDepartment } from './department.ts'
import { startSite, type Server } from './processes.ts'

/** The measured department with this many stories more, all of one day. */
export const startArchive = (stories: number): Promise<Server> =>
  startSite(
    async (store: Store) => {
      const token = await fillDepartment(store)
      await transact(store, 'alpha', async (transaction) => {
        for (let i = 0; i < stories; i++)
          await writeStory(transaction, {
            id: 1000 + i,
            slug: `archive-${i}`,
            sportId: 1,
            doc: {
              title: `A story of the archive, number ${i}`,
              subHeadline: null,
              teaser: 'What a crawler reads once.',
              byline: 'Staff report',
              image: null,
              redirectAbsoluteUrl: null,
              date: '2020-03-14T10:00:00',
              content: `<p>${`Paragraph ${i} of a story that few people read. `.repeat(40)}</p>`,
              gameIds: [],
            },
          })
      })
      return token
    },
    { flags: ['--expose-gc', '--import', './tests/bench/tell-memory.ts'] },
  )

export const storyOf = (i: number): string => `/news/2020/3/14/archive-${i}`

/** Status and milliseconds of a request; 0 when the connection failed. */
export type Timed = { status: number; ms: number }

export function timed(
  server: Server,
  path: string,
  agent: Agent,
  more: Record<string, string> = {},
): Promise<Timed> {
  const began = performance.now()
  return new Promise((done) => {
    const end = (status: number) => done({ status, ms: performance.now() - began })
    request(
      server.url + path,
      { agent, headers: { 'accept-encoding': 'br', ...more } },
      (answer) => {
        answer.resume().on('end', () => end(answer.statusCode!))
        answer.on('error', () => end(0))
      },
    )
      .on('error', () => end(0))
      .end()
  })
}

/** Runs `work` for 0 to `count` - 1, this many at a time. */
export async function inTurns<R>(
  count: number,
  atOnce: number,
  work: (i: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const i = next++
      results[i] = await work(i)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
