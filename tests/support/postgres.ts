import './clock.ts'
import { openStore } from '../../server/db/store.ts'
import { startCluster } from './postgres-cluster.ts'
import { program } from './programs.ts'
import { fixtureTemplate, listOfFree, noteTables, template } from './postgres-databases.ts'
import { importDepartment } from './department.ts'
import { ask, asSuperuser, urlOf, type Place } from './postgres-place.ts'

let end: (() => Promise<void>) | undefined

/**
 * The PostgreSQL of one run: a cluster, the role of the tests, and the database copied for every
 * store. Started before the first test that needs it.
 */
export async function setup(): Promise<void> {
  const { folder, port, stop } = await startCluster(program('postgres'))
  end = stop
  try {
    const place: Place = { folder, port }
    // Not a superuser: row-level security does not apply to one, and a test could not see it fail.
    await asSuperuser(place, `create role fieldhouse login createdb password 'secret'`)
    await asSuperuser(place, 'create database test_list owner fieldhouse')
    await ask(urlOf(place, 'test_list'), listOfFree)
    await asSuperuser(place, `create database ${template} owner fieldhouse`)
    await ask(urlOf(place, template, 'postgres'), 'alter schema public owner to fieldhouse')
    const store = await openStore(folder, { databaseUrl: urlOf(place, template), warn: () => {} })
    await store.db.deleteFrom('meta').execute()
    await store.close()
    await noteTables(place)
    await asSuperuser(
      place,
      `create database ${fixtureTemplate} owner fieldhouse template ${template}`,
    )
    const fixture = await openStore(folder, {
      databaseUrl: urlOf(place, fixtureTemplate),
      warn: () => {},
    })
    await importDepartment(fixture)
    await fixture.close()
    process.env['TEST_POSTGRES'] = JSON.stringify(place)
  } catch (error) {
    await stop()
    throw error
  }
}

export const teardown = async (): Promise<void> => end?.()
