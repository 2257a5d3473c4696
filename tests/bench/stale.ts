import { footballFile } from '../support/football-file.ts'
import { department } from './department.ts'
import type { Server } from './processes.ts'

const readers = 8
const places = [
  department.pages.schedule,
  department.pages.home,
  '/api/v2/LiveStats',
  `/api/v2/ScheduleGames/${department.liveGame}`,
  '/api/v2/EventsResults/scoreboard',
]

type Where = Pick<Server, 'url' | 'token'>

/** Sends a stat file and resolves when the server has acknowledged it. */
export async function putStats({ url, token }: Where, file: string): Promise<{ version: number }> {
  const answer = await fetch(`${url}/api/v2/ingest/games/${department.liveGame}/stats`, {
    method: 'PUT',
    body: file,
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok)
    throw new Error(`the score was not accepted: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { version: number }
}

export const putScore = (where: Where, score: number): Promise<{ version: number }> =>
  putStats(where, footballFile({ home: department.home, us: [score] }))

/**
 * Viewers read without pause while a game changes. An answer is stale when it shows less than was
 * acknowledged before its request: the score only grows.
 */
export async function countStale(
  server: Server,
  wanted: number,
): Promise<{ probes: number; stale: number; updates: number }> {
  // High enough that no other number of the page equals it; 9,999 is the highest score.
  let acknowledged = 4000
  await putScore(server, acknowledged)
  let probes = 0
  let stale = 0
  let updates = 0
  const probe = async (place: string) => {
    const least = acknowledged
    const text = await (await fetch(server.url + place)).text()
    const scores = [...text.matchAll(/"teamScore":"([4-9]\d{3})"|>([4-9]\d{3})</g)].map(
      ([, inState, inMarkup]) => Number(inState ?? inMarkup),
    )
    if (scores.length === 0) throw new Error(`${place} shows no score of the running game`)
    probes++
    if (Math.min(...scores) < least) stale++
  }
  const write = async () => {
    while (probes < wanted) {
      await putScore(server, acknowledged + 1)
      acknowledged++
      updates++
      // The first request after the acknowledgment, besides the continuous ones.
      for (const place of places) await probe(place)
    }
  }
  const read = async (reader: number) => {
    for (let i = reader; probes < wanted; i++) await probe(places[i % places.length]!)
  }
  await Promise.all([write(), ...Array.from({ length: readers }, (_, i) => read(i))])
  return { probes, stale, updates }
}
