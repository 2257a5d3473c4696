import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from '../app.ts'
import { listen } from './listen.ts'

test('counts answers with a status of 500 or more [CA-03]', async () => {
  const app = {
    headers: {},
    fetch: async (request: Request) => {
      const status = Number(new URL(request.url).pathname.slice(1))
      if (status === 0) throw new Error('a fault of the server')
      return new Response(null, { status })
    },
    tryCached: () => false,
    stream: () => false,
  } as unknown as App
  const counts = { serverErrors: 0 }
  const server = await listen(
    app,
    { PORT: 0, HOST: '127.0.0.1' },
    () => undefined,
    () => false,
    counts,
  )
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const statuses: number[] = []
  for (const path of ['200', '404', '503', '0', '500'])
    statuses.push((await fetch(`http://127.0.0.1:${port}/${path}`)).status)
  server.closeAllConnections()
  expect(statuses).toEqual([200, 404, 503, 500, 500])
  expect(counts.serverErrors).toBe(3)
})
