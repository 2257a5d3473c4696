import { Client } from 'pg'

/** The cluster of the tests: the folder of its socket, and its port. */
export type Place = { folder: string; port: number }

export function placeOfTests(): Place {
  const said = process.env['TEST_POSTGRES']
  if (!said)
    throw new Error(
      'no PostgreSQL was started for this test: the project of tests/vitest.config.ts that ' +
        'it belongs to must name tests/support/postgres.ts',
    )
  return JSON.parse(said) as Place
}

/** A database of the cluster, for the role of the tests, through the socket. */
export const urlOf = ({ folder, port }: Place, database: string, user = 'fieldhouse'): string =>
  `postgresql:///${database}?host=${encodeURIComponent(folder)}&port=${port}&user=${user}`

/** The same over the network, where a password is required. */
export const networkUrlOf = ({ port }: Place, database: string, password = 'secret'): string =>
  `postgresql://fieldhouse:${password}@127.0.0.1:${port}/${database}`

export const asSuperuser = (place: Place, text: string): Promise<unknown[]> =>
  ask(urlOf(place, 'postgres', 'postgres'), text)

export async function ask(connectionString: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rows as unknown[]
  } finally {
    await client.end()
  }
}
