import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { counted, isProxy, type IsTrustedProxy } from './client-address.ts'

/** Connections that one process takes, if it may open so many files. */
const maxConnections = 20_000
/** Files kept for the store, pictures, the upstream and mail. */
const reserved = 512
/**
 * The share of one address: many visitors of a stadium or a campus may have the same, and eight
 * addresses are needed to take every place.
 */
const share = 1 / 8

/** Open files that this process is allowed (Linux; elsewhere unlimited). */
function openFilesAllowed(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/Max open files\s+\S+\s+(\d+)/.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/**
 * Limits the connections of a server, all and by address, so that idle ones neither use up its
 * files nor the places of other visitors. Connections of trusted proxies are not counted by
 * address.
 */
export function limitConnections(
  server: Server,
  { all, trusted }: { all?: number; trusted?: IsTrustedProxy | undefined } = {},
): void {
  server.maxConnections =
    all ?? Math.max(reserved, Math.min(maxConnections, openFilesAllowed() - reserved))
  const mostOfOne = Math.max(1, Math.floor(server.maxConnections * share))
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const from = socket.remoteAddress ?? ''
    if (isProxy(from, trusted)) return
    const address = counted(from)
    const now = (open.get(address) ?? 0) + 1
    if (now > mostOfOne) return void socket.destroy()
    open.set(address, now)
    socket.once('close', () => {
      const left = open.get(address)! - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
