import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { App } from '../app.ts'
import { readBody } from './body.ts'
import { listen } from './listen.ts'

/** An app that reads the whole body; `ended` resolves when it has, or could not. */
function reading() {
  const { promise: ended, resolve } = Promise.withResolvers<string>()
  const app = {
    headers: {},
    fetch: async (request: Request) => {
      try {
        await readBody(request, 1_000_000)
        resolve('read')
      } catch (error) {
        resolve('cut off')
        throw error
      }
      throw new Error('a fault of the server')
    },
    tryCached: () => false,
    stream: () => false,
  } as unknown as App
  return { app, ended }
}

test.each([
  ['an upload that its client ends', 100_000, 'cut off', 0],
  ['a fault after a whole upload', 5, 'read', 1],
] as const)('reports nothing for %s but what is wrong here', async (_, length, how, count) => {
  const { app, ended } = reading()
  const faults: unknown[] = []
  const server = await listen(
    app,
    { PORT: 0, HOST: '127.0.0.1' },
    (error) => faults.push(error),
    () => false,
  )
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`PUT /x HTTP/1.1\r\nHost: a.example\r\nContent-Length: ${length}\r\n\r\n12345`)
  if (how === 'cut off') setTimeout(() => socket.destroy(), 50)
  else socket.resume()
  expect(await ended).toBe(how)
  await new Promise((done) => setTimeout(done, 50))
  expect(faults).toHaveLength(count)
  socket.destroy()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})
