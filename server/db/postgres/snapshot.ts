import { Client } from 'pg'
import type { AnyRow, ReadTable } from '../engine.ts'
import { toUnavailableError, isConnectionError } from './errors.ts'
import { everyTenant } from './pooled-connection.ts'
import { parseDatabaseUrl } from './settings.ts'
import { TidyClient } from './tenancy.ts'

/** Rows fetched at once. They may have bytes of a megabyte. */
const batch = 100

/**
 * One transaction on a connection of its own, which is never replaced by another when it is lost:
 * the rows would be of another moment. It reads with a cursor, so that a large table is never in
 * memory, and without the time limits of requests.
 */
export async function withSnapshot<R>(
  databaseUrl: string,
  work: (read: ReadTable) => Promise<R>,
): Promise<R> {
  const client: Client = new TidyClient({
    ...parseDatabaseUrl(databaseUrl, { patient: true }),
    idle_in_transaction_session_timeout: 0,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin transaction isolation level repeatable read read only')
    await client.query(`select set_config('fieldhouse.tenant', $1, false)`, [everyTenant])
    return await work(async function* (table, orderBy) {
      const name = client.escapeIdentifier(table)
      const order = orderBy ? ` order by ${orderBy.join()}` : ''
      await client.query(`declare reading no scroll cursor for select * from ${name}${order}`)
      for (;;) {
        const { rows } = await client.query<AnyRow>(`fetch ${batch} from reading`)
        yield* rows
        if (rows.length < batch) break
      }
      await client.query('close reading')
    })
  } catch (error) {
    throw isConnectionError(error) ? toUnavailableError(error) : error
  } finally {
    await client.end().catch(() => undefined)
  }
}
