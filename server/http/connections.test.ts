import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const end of cleanUp.splice(0)) end()
})

/**
 * A server of 40 connections. The function opens some from an address and counts those answered.
 */
async function serverWith(trusted: (address: string) => boolean) {
  const server = createServer((_, response) => response.end('ok'))
  limitConnections(server, { all: 40, trusted })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return async (localAddress: string, count: number) => {
    const sockets: Socket[] = []
    const answers: Promise<boolean>[] = []
    for (let i = 0; i < count; i++) {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      cleanUp.push(() => socket.destroy())
      sockets.push(socket)
      answers.push(
        new Promise((resolve) => {
          socket.on('error', () => {})
          socket.once('data', (said) => resolve(String(said).startsWith('HTTP/1.1 200')))
          socket.once('close', () => resolve(false))
        }),
      )
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    }
    return { answered: (await Promise.all(answers)).filter(Boolean).length, sockets }
  }
}

test('leaves seven eighths of all connections to others than an address [CA-03]', async () => {
  const open = await serverWith(() => false)
  const greedy = await open('127.0.0.2', 8)
  expect(greedy.answered).toBe(5)
  expect((await open('127.0.0.3', 8)).answered).toBe(5)
  // A closed connection gives its place back.
  for (const socket of greedy.sockets) socket.destroy()
  await expect.poll(async () => (await open('127.0.0.2', 1)).answered).toBe(1)
})

test('does not count the connections of a trusted proxy by address [CA-03]', async () => {
  const open = await serverWith((address) => address === '127.0.0.2')
  expect((await open('127.0.0.2', 8)).answered).toBe(8)
})

test('keeps 512 of the open files that the process is allowed [CA-03]', () => {
  const limit = resolve(import.meta.dirname, 'connections.ts')
  const script =
    `import { createServer } from 'node:http';import { limitConnections } from '${limit}';` +
    'const server = createServer();limitConnections(server);console.log(server.maxConnections)'
  const allowed = (files: number) =>
    Number(
      execFileSync('sh', [
        '-c',
        `ulimit -n ${files} && exec "$0" --input-type=module -e "$1"`,
        process.execPath,
        script,
      ]),
    )
  expect([allowed(1500), allowed(600)]).toEqual([988, 512])
})
