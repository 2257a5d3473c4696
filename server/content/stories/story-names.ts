import type { ReadContext } from '../read-context.ts'

/** Every story by what its address is made of: '2026-11-14 some-headline'. */
export async function storyNames({
  db,
  tenant,
}: Pick<ReadContext, 'db' | 'tenant'>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('story')
    .select(['date', 'slug'])
    .where('tenant', '=', tenant)
    .execute()
  return new Set(rows.map(({ date, slug }) => `${date.slice(0, 10)} ${slug}`))
}
