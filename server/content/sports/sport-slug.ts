import type { Transaction } from '../transaction.ts'

type Named = { slug: string; title: string }
const sportsByTransaction = new WeakMap<Transaction, Map<number, Promise<Named | null>>>()

/** A sport by its slug and title, read once in a transaction. Null when there is none. */
export function readSportName(
  transaction: Transaction,
  sportId: number | null,
): Promise<Named | null> {
  if (sportId === null) return Promise.resolve(null)
  const sports = sportsByTransaction.get(transaction) ?? new Map<number, Promise<Named | null>>()
  sportsByTransaction.set(transaction, sports)
  const sport = sports.get(sportId) ?? read(transaction, sportId)
  sports.set(sportId, sport)
  return sport
}

export const readSportSlug = async (
  transaction: Transaction,
  sportId: number | null,
): Promise<string | null> => (await readSportName(transaction, sportId))?.slug ?? null

async function read({ db, tenant }: Transaction, sportId: number): Promise<Named | null> {
  const row = await db
    .selectFrom('sport')
    .select(['slug', 'doc'])
    .where('tenant', '=', tenant)
    .where('id', '=', sportId)
    .executeTakeFirst()
  return row ? { slug: row.slug, title: (JSON.parse(row.doc) as { title: string }).title } : null
}
