import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  replaceWithNoncontingentExpression,
  sql,
  ColumnDefinitionNode,
  PostgresQueryCompiler,
  type PostgresPool,
  type DataTypeNode,
} from 'kysely'
import { Pool } from 'pg'
import type { Engine } from '../engine.ts'
import { migrate } from '../migrate.ts'
import type { Tables } from '../tables.ts'
import {
  PooledConnection,
  createTenantLimits,
  everyTenant,
  maxConnections,
} from './pooled-connection.ts'
import { toOpenError } from './errors.ts'
import { guardTenants, TidyClient } from './tenancy.ts'
import { checkServer } from './server-checks.ts'
import { parseDatabaseUrl } from './settings.ts'
import { withSnapshot } from './snapshot.ts'
import { watchNotifications } from './watch.ts'
import { widenColumns } from './prepared.ts'

/** Advisory lock for migrations: one process at a time runs all of them in one transaction. */
const migrationLock = 5_274_019_115

/**
 * Our lock is taken in the same transaction before Kysely's migrations. Kysely's own lock would
 * outlive a failed transaction.
 */
class LockedAlready extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/**
 * The store on PostgreSQL. No connection is made before `migrate`, which throws StoreError when the
 * server cannot be used.
 */
export function openPostgres(databaseUrl: string, warn: (line: string) => void): Engine {
  const pools = eyesOn(poolOf(databaseUrl, false))
  return {
    name: 'postgres',
    isThere: () => true,
    db: pools.of(everyTenant),
    watch: watchNotifications(databaseUrl),
    close: pools.close,
    snapshot: (work) => withSnapshot(databaseUrl, work),
    of(tenant) {
      if (tenant === everyTenant) throw new Error('not a valid tenant id')
      return pools.of(tenant)
    },
    async migrate() {
      const migrationPools = eyesOn(poolOf(databaseUrl, true))
      try {
        await checkServer(migrationPools.of(everyTenant), warn)
        await migrationPools
          .of(everyTenant)
          .transaction()
          .execute(async (db) => {
            await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(db)
            await migrate(db)
            await widenColumns(db)
            await guardTenants(db)
          })
      } catch (error) {
        throw toOpenError(error, databaseUrl)
      } finally {
        await migrationPools.close()
      }
    },
  }
}

function poolOf(databaseUrl: string, isPatient: boolean): Pool {
  const pool = new Pool({
    ...parseDatabaseUrl(databaseUrl, { patient: isPatient }),
    Client: TidyClient,
    max: isPatient ? 1 : maxConnections,
  })
  // A dead connection is noticed at its next use. Without a listener the error would end the
  // process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** One pool with a database object per tenant. */
function eyesOn(pool: Pool): { of(tenant: string): Kysely<Tables>; close(): Promise<void> } {
  const limits = createTenantLimits()
  const adapter = new LockedAlready()
  const compiler = new SameTypes()
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })]
  const openedByTenant = new Map<string, Kysely<Tables>>()
  const open = (tenant: string) => {
    const borrowing: PostgresPool = {
      connect: async () => new PooledConnection(pool, limits, tenant) as never,
      end: async () => undefined,
    } as never
    const dialect = new PostgresDialect({ pool: borrowing })
    return new Kysely<Tables>({
      plugins,
      // The adapter is the same for all tenants, because it is the key for values of the whole
      // store.
      dialect: {
        createAdapter: () => adapter,
        createDriver: () => new PostgresDriver({ pool: borrowing }),
        createQueryCompiler: () => compiler,
        createIntrospector: (db) => dialect.createIntrospector(db),
      },
    })
  }
  return {
    of(tenant) {
      const db = openedByTenant.get(tenant) ?? open(tenant)
      openedByTenant.set(tenant, db)
      return db
    },
    close: () => pool.end(),
  }
}

/**
 * As in SQLite: 64-bit integers, no booleans besides 0 and 1, and texts compared by bytes in any
 * database.
 */
const columnTypes: Record<string, string> = {
  integer: 'bigint',
  blob: 'bytea',
  boolean: 'bigint',
  real: 'double precision',
  json: 'text',
  jsonb: 'text',
}

/** Translates the column types of migrations so that PostgreSQL behaves like SQLite. */
class SameTypes extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    const type = columnTypes[node.dataType] ?? node.dataType
    const column = this.parentNode !== undefined && ColumnDefinitionNode.is(this.parentNode)
    this.append(column && type === 'text' ? 'text collate "C"' : type)
  }
}
