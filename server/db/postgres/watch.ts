import type { Watch } from '../engine.ts'
import { parseDatabaseUrl } from './settings.ts'
import { TidyClient } from './tenancy.ts'

/** The channel of the change log's trigger (migration 0001). */
export const channel = 'fieldhouse_change'

/**
 * Milliseconds between two checks without a notification, because a dead connection delivers none.
 */
const pollEvery = 3000
const soonest = 100
const latest = 5000

/**
 * Listens on its own connection. When the connection is lost, it reconnects and checks for missed
 * changes.
 */
export function watchNotifications(databaseUrl: string): Watch {
  let client: TidyClient | undefined
  let wake = () => {}
  let dirty = false
  let polled = Date.now()
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  const listen = async () => {
    const nextClient = new TidyClient({
      ...parseDatabaseUrl(databaseUrl),
      application_name: 'fieldhouse listener',
    })
    let isLost = false
    const onLost = (pause: number) => {
      if (isLost) return
      isLost = true
      void nextClient.end().catch(() => undefined)
      if (nextClient === client) client = undefined
      if (!stopped) retry = setTimeout(() => void again(pause), pause).unref()
    }
    nextClient.on('error', () => onLost(soonest))
    nextClient.on('notification', markDirty)
    try {
      await nextClient.connect()
      await nextClient.query(`listen ${channel}`)
    } catch (error) {
      isLost = true
      await nextClient.end().catch(() => undefined)
      throw error
    }
    nextClient.on('end', () => onLost(soonest))
    client = nextClient
    if (stopped) await nextClient.end()
  }
  const markDirty = () => {
    dirty = true
    wake()
  }
  const again = async (pause: number) => {
    try {
      await listen()
      markDirty()
    } catch {
      if (!stopped)
        retry = setTimeout(
          () => void again(Math.min(latest, pause * 2)),
          pause * (0.5 + Math.random()),
        ).unref()
    }
  }

  return {
    async start(onWake) {
      wake = onWake
      await listen()
    },
    changed() {
      const due = Date.now() - polled >= pollEvery
      if (!dirty && !due) return false
      dirty = false
      polled = Date.now()
      return true
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
