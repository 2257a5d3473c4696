import { mkdtempSync } from 'node:fs'
import { openStore, type Store } from '../../server/db/store.ts'
import { startCluster, type Cluster } from './postgres-cluster.ts'
import { program } from './programs.ts'
import { asSuperuser, networkUrlOf } from './postgres-place.ts'

/** A separate PostgreSQL that a test may stop: `url` is its one database, filled. */
export type OwnPostgres = Pick<Cluster, 'down' | 'up' | 'stop'> & {
  url: string
  open(): Promise<Store>
}

export async function startPostgres(fill: (store: Store) => Promise<void>): Promise<OwnPostgres> {
  const { stop, down, up, ...place } = await startCluster(program('postgres'))
  try {
    await asSuperuser(place, `create role fieldhouse login password 'secret'`)
    await asSuperuser(place, 'create database fieldhouse owner fieldhouse')
    // As in production: committed data survives a restart.
    await asSuperuser(place, 'alter database fieldhouse set synchronous_commit = on')
    const url = networkUrlOf(place, 'fieldhouse')
    const open = () =>
      openStore(mkdtempSync(`${place.folder}/near-`), { databaseUrl: url, warn: () => {} })
    const store = await open()
    await fill(store)
    await store.close()
    return { url, open, down, up, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
