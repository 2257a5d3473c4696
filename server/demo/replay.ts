import type { Logger } from 'pino'
import type { Store } from '../db/store.ts'

export async function startReplay(_store: Store, _address: string, _log: Logger): Promise<{ stop(): void }> {
  return { stop() {} }
}
