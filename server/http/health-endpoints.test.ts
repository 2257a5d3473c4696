import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
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

/** The path asked for from another address of this machine, which counts as another machine. */
async function askFrom(
  remoteAddress: string,
  scrapers: string | undefined,
  path: string,
  headers: Record<string, string> = {},
): Promise<[number, string]> {
  const local = localEndpoints(
    async () => false,
    (ready) => `fieldhouse_ready ${Number(ready)}`,
    readConfig({ METRICS_NETWORKS: scrapers }).METRICS_NETWORKS,
  )
  const own = createServer((request, response) => {
    Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress })
    local(request, response)
  })
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done))
  onTestFinished(() => void own.close())
  const { port } = own.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return [answer.status, await answer.text()]
}

test('answers /metrics to the networks of METRICS_NETWORKS, not through a proxy [CA-03]', async () => {
  const docker = '10.0.0.5, 172.16.0.0/12'
  expect(await askFrom('172.18.0.7', docker, '/metrics')).toEqual([200, 'fieldhouse_ready 0'])
  expect(await askFrom('::ffff:172.18.0.7', docker, '/metrics')).toEqual([
    200,
    'fieldhouse_ready 0',
  ])
  expect(await askFrom('127.0.0.1', docker, '/metrics')).toEqual([200, 'fieldhouse_ready 0'])
  expect(await askFrom('172.18.0.7', undefined, '/metrics')).toEqual([404, ''])
  expect(await askFrom('192.168.1.2', docker, '/metrics')).toEqual([404, ''])
  for (const path of ['/healthz', '/readyz'])
    expect(await askFrom('172.18.0.7', docker, path)).toEqual([404, ''])
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  expect(await askFrom('172.18.0.7', docker, '/metrics', forwarded)).toEqual([404, ''])
  expect(() => readConfig({ METRICS_NETWORKS: 'all' })).toThrow(
    'METRICS_NETWORKS must be addresses',
  )
})
