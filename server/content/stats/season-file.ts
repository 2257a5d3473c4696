import { z } from 'zod'
import { SeasonTable } from '../../../src/contract/season-stats.schema.ts'
import { readable } from '../broken-doc.ts'
import type { ReadContext } from '../read-context.ts'
import { readSeasons } from '../sports/sports.ts'
import { put, type Outcome, type Transaction } from '../transaction.ts'

/** Season statistics that a department gives itself: they win over what box scores add up to. */
export const SeasonFileDoc = z.object({ tables: z.array(SeasonTable.omit({ games: true })) })
export type SeasonFileDoc = z.infer<typeof SeasonFileDoc>

const topicOf = (sportId: number) => `season-file:${sportId}`

export async function readSeasonFile(
  reading: ReadContext,
  sportId: number,
  season: string,
): Promise<SeasonFileDoc | null> {
  reading.touch(topicOf(sportId))
  const row = (await readSeasons(reading, sportId)).find(
    ({ title }) => title.toLowerCase() === season.toLowerCase(),
  )
  if (!row) return null
  const file = await reading.db
    .selectFrom('document')
    .select('doc')
    .where('tenant', '=', reading.tenant)
    .where('kind', '=', 'season-file')
    .where('id', '=', row.id)
    .executeTakeFirst()
  return file
    ? readable(reading, 'season file', row.id, () => JSON.parse(file.doc) as SeasonFileDoc)
    : null
}

/** The seasons that have such a file. */
export async function seasonsOfFiles(reading: ReadContext, sportId: number): Promise<string[]> {
  reading.touch(topicOf(sportId))
  const files = await reading.db
    .selectFrom('document')
    .select('id')
    .where('tenant', '=', reading.tenant)
    .where('kind', '=', 'season-file')
    .execute()
  return (await readSeasons(reading, sportId))
    .filter(({ id }) => files.some((file) => file.id === id))
    .map(({ title }) => title)
}

export const writeSeasonFile = (
  writing: Transaction,
  { sportId, seasonId, doc }: { sportId: number; seasonId: number; doc: SeasonFileDoc },
): Promise<Outcome> =>
  put(writing, 'document', SeasonFileDoc, { kind: 'season-file', id: seasonId, doc }, [
    topicOf(sportId),
  ])

/** Null when there was none. */
export async function dropSeasonFile(
  { db, tenant, topics }: Transaction,
  { sportId, seasonId }: { sportId: number; seasonId: number },
): Promise<'dropped' | null> {
  const known = await db
    .selectFrom('document')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'season-file')
    .where('id', '=', seasonId)
    .executeTakeFirst()
  if (!known) return null
  await db
    .deleteFrom('document')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'season-file')
    .where('id', '=', seasonId)
    .execute()
  topics.add(topicOf(sportId))
  return 'dropped'
}
