import { SeasonDoc } from '../../content/docs.ts'
import { writeSeason } from '../../content/sports/sports.ts'
import { identify, type Outcome, type Transaction } from '../../content/transaction.ts'

export type KnownSport = {
  id: number
  slug: string
  title: string
  code: string | null
  twitter: string | null
  instagram: string | null
}

/** The sport of a slug, as the store has it now. */
export async function findSport(
  { db, tenant }: Pick<Transaction, 'db' | 'tenant'>,
  slug: string,
): Promise<KnownSport | null> {
  const row = await db
    .selectFrom('sport')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return null
  const { title, globalSportShortName, twitterName, instagramName } = JSON.parse(row.doc) as Record<
    string,
    string | null
  >
  return {
    id: row.id,
    slug,
    title: title ?? slug,
    code: globalSportShortName ?? null,
    twitter: twitterName ?? null,
    instagram: instagramName ?? null,
  }
}

/**
 * Makes a season known. Which one is current is the department's word: it stays as it is unless
 * `isCurrent` says so. Its first day is that of its first game, '' before there is a schedule:
 * never read out of the title.
 */
export async function ensureSeason(
  writing: Transaction,
  sport: { id: number; slug: string },
  title: string,
  said: { isCurrent?: boolean; startDate?: string } = {},
): Promise<Outcome> {
  const before = await writing.db
    .selectFrom('season')
    .selectAll()
    .where('tenant', '=', writing.tenant)
    .where('sport_id', '=', sport.id)
    .where('title', '=', title)
    .executeTakeFirst()
  const known = before && SeasonDoc.parse(JSON.parse(before.doc))
  return writeSeason(writing, {
    id: before?.id ?? (await identify(writing, 'season', `${sport.slug}/${title}`)),
    sportId: sport.id,
    isCurrent: said.isCurrent ?? before?.is_current === 1,
    doc: { title, shortName: title, startDate: said.startDate ?? known?.startDate ?? '' },
  })
}

/** This season is current, and no other of its sport. */
export async function setCurrentSeason(
  writing: Transaction,
  sport: { id: number; slug: string },
  title: string,
): Promise<void> {
  const others = await writing.db
    .selectFrom('season')
    .select('title')
    .where('tenant', '=', writing.tenant)
    .where('sport_id', '=', sport.id)
    .where('is_current', '=', 1)
    .where('title', '!=', title)
    .execute()
  for (const other of others) await ensureSeason(writing, sport, other.title, { isCurrent: false })
  await ensureSeason(writing, sport, title, { isCurrent: true })
}
