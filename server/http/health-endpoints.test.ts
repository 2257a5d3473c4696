import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localEndpoints } from './health-endpoints.ts'

let server: Server
let url: string
beforeAll(async () => {
  const local = localEndpoints(
    async () => true,
    () => 'streams 3',
  )
  server = createServer((request, response) => {
    if (!local(request, response)) response.writeHead(418).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => server.close())

const paths = ['/healthz', '/readyz', '/metrics', '/metrics?x=1']

test('answers requests from this machine [CA-03]', async () => {
  for (const path of paths) expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  expect((await fetch(`${url}/other`)).status).toBe(418)
})
test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'])(
  'refuses requests through a proxy on this machine: %s [CA-03]',
  async (name) => {
    for (const path of paths) {
      const answer = await fetch(url + path, { headers: { [name]: '203.0.113.9' } })
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, ''])
    }
  },
)
