import { consentManagerWaits } from '../../../domain/constants.ts'
import { loadScript } from '../load-script.ts'
import type { Vendor } from '../vendor.ts'

type Airgap = { setConsent(auth: unknown, purposes: Record<string, boolean>): unknown }
type Stub = {
  readyQueue?: ((airgap: Airgap) => void)[]
  ready(then: (airgap: Airgap) => void): void
}
declare global {
  interface Window {
    airgap?: Stub
  }
}

/**
 * The department's consent manager (airgap): before all others, without its own questions, and told
 * what was chosen here. Where it is wanted and does not come, nobody else comes either.
 */
export const consentManager: Vendor = {
  name: 'consent manager',
  purposes: [],
  first: true,
  isConfigured: ({ settings }) => settings.airgapBundle !== null,
  origins: () => ({
    script: ['https://transcend-cdn.com'],
    connect: ['https://transcend-cdn.com', 'https://telemetry.transcend.io'],
    frame: ['https://sync-transcend-cdn.com'],
  }),
  async load({ settings, choice }) {
    const queue: ((airgap: Airgap) => void)[] = []
    window.airgap ??= {
      readyQueue: queue,
      ready: (then) => {
        queue.push(then)
      },
    }
    await loadScript(`https://transcend-cdn.com/cm/${settings.airgapBundle}/airgap.js`, {
      prompt: 'off',
    })
    await new Promise<void>((told, failed) => {
      const late = setTimeout(() => failed(new Error('it is not ready')), consentManagerWaits)
      window.airgap!.ready((airgap) => {
        clearTimeout(late)
        airgap.setConsent(null, {
          Analytics: choice.analytics,
          Advertising: choice.advertising,
          SaleOfInfo: choice.advertising,
          Functional: false,
        })
        told()
      })
    })
  },
}
