import { useEffect, useRef, useState } from 'react'
import type { PushWishes } from '../../contract/schema/push.ts'
import { forgetBrowser, pushKey, readPushState, saveWishes, sendTest } from '../../data/push.ts'
import { noWishes } from '../../domain/wishes.ts'
import { keep, kept } from '../../platform/kept.ts'
import { currentSubscription, pushSupport, subscribe, type PushSupport } from '../../platform/push.ts'

/** Milliseconds of quiet after which a changed wish is sent: several boxes are one call. */
const quietFor = 500

export type Notifications = {
  support: PushSupport | 'unknown'
  on: boolean
  busy: boolean
  wishes: PushWishes
  deliveredAt: string | null
  /** What became of the last thing that was done, for the eye and for who listens. */
  word: string
  failed: boolean
  change(wishes: PushWishes): void
  turnOn(): void
  turnOff(): void
  test(): void
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The wishes of this browser and whether messages are on. They are kept here first, and sent while messages are on; the visitor is asked for leave by `turnOn` alone. */
export function useNotifications(tenant: string): Notifications {
  const [support, setSupport] = useState<Notifications['support']>('unknown')
  const [wishes, setWishes] = useState<PushWishes>(() => noWishes('UTC'))
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [deliveredAt, setDeliveredAt] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState({ word: '', failed: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    void (async () => {
      const mine = (await kept<PushWishes>(tenant, 'wishes')) ?? noWishes(zone())
      setWishes({ ...mine, timeZone: zone() })
      setSupport(pushSupport())
      const subscription = pushSupport() === 'possible' ? await currentSubscription().catch(() => null) : null
      if (!subscription) return
      setEndpoint(subscription.endpoint)
      const state = await readPushState(subscription.endpoint).catch(() => undefined)
      if (state) setDeliveredAt(state.deliveredAt)
      // Known to the browser and not to the server: given again.
      else if (state === null) await saveWishes(subscription, mine).catch(() => {})
    })()
    return () => clearTimeout(timer.current)
  }, [tenant])

  const attempt = async (work: () => Promise<string>, failure: string) => {
    setBusy(true)
    try {
      setSaid({ word: await work(), failed: false })
    } catch (fault) {
      console.warn(failure, fault)
      setSaid({ word: failure, failed: true })
    } finally {
      setBusy(false)
    }
  }

  return {
    support, wishes, busy, deliveredAt, ...said, on: endpoint !== null,
    change(next) {
      setWishes(next)
      void keep(tenant, 'wishes', next)
      setSaid({ word: '', failed: false })
      if (!endpoint) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void attempt(async () => {
        const subscription = await currentSubscription()
        if (subscription) await saveWishes(subscription, next)
        return 'Saved.'
      }, 'Not saved: the site could not be reached. Your choice is kept on this device; change anything to try again.'), quietFor)
    },
    turnOn: () => void attempt(async () => {
      const subscription = await subscribe(await pushKey())
      if (subscription === 'refused') {
        setSupport(pushSupport())
        return 'This browser was told not to show notifications.'
      }
      await keep(tenant, 'wishes', wishes)
      await keep(tenant, 'wishes-on', true)
      const state = await saveWishes(subscription, wishes)
      setEndpoint(subscription.endpoint)
      setDeliveredAt(state.deliveredAt)
      return 'Notifications are on.'
    }, 'Notifications could not be switched on. Check the connection, then try again.'),
    turnOff: () => void attempt(async () => {
      await keep(tenant, 'wishes-on', false)
      const subscription = await currentSubscription()
      if (subscription) {
        await forgetBrowser(subscription.endpoint)
        await subscription.unsubscribe()
      }
      setEndpoint(null)
      return 'Notifications are off. Your choices stay on this device.'
    }, 'Notifications could not be switched off. Check the connection, then try again.'),
    test: () => void attempt(async () => {
      if (endpoint) await sendTest(endpoint)
      return 'Sent. It should be here within seconds.'
    }, 'Not sent: the site could not be reached.'),
  }
}
