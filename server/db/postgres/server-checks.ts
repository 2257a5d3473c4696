import { sql, type Kysely } from 'kysely'
import { StoreError } from '../store-error.ts'
import type { Tables } from '../tables.ts'

const oldest = 15
type Facts = {
  version: number
  shown: string
  encoding: string
  fsync: string
  pages: string
  commits: string
  bypass: number
  role: string
  barred: number
}

/** Refuses a server that cannot hold a store, and warns of settings that weaken durability. */
export async function checkServer(db: Kysely<Tables>, warn: (line: string) => void): Promise<void> {
  const {
    rows: [facts],
  } = await sql<Facts>`
    select current_setting('server_version_num')::integer as version,
      current_setting('server_version') as shown,
      current_setting('server_encoding') as encoding,
      current_setting('fsync') as fsync,
      current_setting('full_page_writes') as pages,
      current_setting('synchronous_commit') as commits,
      r.rolsuper or r.rolbypassrls as bypass, r.rolname as role,
      to_regclass('kysely_migration') is null
        and not coalesce(has_schema_privilege(current_schema(), 'create'), false) as barred
    from pg_roles r where r.rolname = current_user`.execute(db)
  if (!facts) return
  refuseServer(facts)
  if (facts.barred)
    throw new StoreError(
      `DATABASE_URL: the user ${facts.role} may not create tables; make it the owner of the ` +
        `database, or run: grant create on schema public to ${facts.role}`,
    )
  for (const line of findServerWarnings(facts)) warn(line)
}

export function refuseServer({
  version,
  shown,
  encoding,
}: Pick<Facts, 'version' | 'shown' | 'encoding'>): void {
  if (version < oldest * 10_000)
    throw new StoreError(
      `DATABASE_URL: the server is PostgreSQL ${shown}; ${oldest} or newer is needed`,
    )
  if (encoding !== 'UTF8')
    throw new StoreError(
      `DATABASE_URL: the encoding of the database is ${encoding}; create one with: createdb ` +
        '--template=template0 --encoding=UTF8',
    )
}

export function findServerWarnings({
  fsync,
  pages,
  commits,
  bypass,
  role,
}: Pick<Facts, 'fsync' | 'pages' | 'commits' | 'bypass' | 'role'>): string[] {
  const off = Object.entries({ fsync, full_page_writes: pages, synchronous_commit: commits })
    .filter(([, value]) => value === 'off')
    .map(([name]) => name)
  return [
    ...(off.length > 0
      ? [
          `the database runs with ${off.join(' and ')} off: committed data may be lost when ` +
            'the machine fails',
        ]
      : []),
    ...(bypass
      ? [
          `the database role ${role} bypasses row-level security (superuser or bypassrls): ` +
            'only the queries separate tenants; use a separate role',
        ]
      : []),
  ]
}
