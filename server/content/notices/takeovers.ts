import type { Takeovers } from '../../../src/contract/notices.schema.ts'
import { readItems } from '../items.ts'
import { takeover } from '../kinds/takeover.ts'
import type { ReadContext } from '../read-context.ts'
import { mayLeadTo } from '../../../src/domain/shell/may-lead-to.ts'
import { redirectHosts } from '../department/redirect-hosts.ts'
import { clockOf } from '../running.ts'
import { readSettings } from '../department/site.ts'

/**
 * Those that run now for the home page, or for a sport. One that leads to a host off the list has
 * no address, so it counts for nothing. The number of a game day is its game's, for the board of
 * concurrent games; 0 where it names none, which stands for no game of anybody's.
 */
export async function readTakeovers(
  reading: ReadContext,
  sportId: number | undefined,
): Promise<Takeovers> {
  const settings = await readSettings(reading)
  const config = { isConcurrent: settings?.concurrentTakeovers ?? false }
  if (!settings?.takeovers) return { config, takeovers: [] }
  const clock = await clockOf(reading)
  const hosts = await redirectHosts(reading)
  const all = (await readItems(reading, takeover)).filter(
    (one) => (one.sportId ?? 0) === (sportId ?? 0) && clock.isRunning(one.startDate, one.endDate),
  )
  return {
    config,
    takeovers: all.map(({ type, id, gameId, url, cookie }) => ({
      type,
      id: type === 'GameDay' ? (gameId ?? 0) : id,
      url: url !== null && mayLeadTo(url, hosts) ? url : null,
      cookie,
    })),
  }
}
