import { useEffect, useRef, useState } from 'react'
import type { PushWishes } from '../../contract/schema/push.ts'
import { forgetBrowser, pushKey, readPushState, saveWishes, sendTest } from '../../data/push.ts'
import { noWishes, zoneOfVisitor } from '../../domain/wishes.ts'
import { keep, kept } from '../../platform/kept.ts'
import { currentSubscription, pushSupport, subscribe, type PushSupport } from '../../platform/push.ts'

/** Milliseconds of quiet after which a changed wish is sent: several boxes are one call. */
const quietFor = 500

export type Notifications = {
  /** `absent`: this site sends none. `unknown` until what is kept here has been read. */
  support: PushSupport | 'unknown' | 'absent'
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

/** The wishes of this browser and whether messages are on. They are kept here first, and sent while messages are on; the visitor is asked for leave by `turnOn` alone. */
export function useNotifications(tenant: string): Notifications {
  const [support, setSupport] = useState<Notifications['support']>('unknown')
  const [wishes, setWishes] = useState<PushWishes>(() => noWishes('UTC'))
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [deliveredAt, setDeliveredAt] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState({ word: '', failed: false })
  /** What is to be sent when nothing changes for a moment. */
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send(): void }>(undefined)

  useEffect(() => {
    void (async () => {
      const mine = (await kept<PushWishes>(tenant, 'wishes')) ?? noWishes(zoneOfVisitor())
      setWishes({ ...mine, timeZone: zoneOfVisitor() })
      const offered = await pushKey().then((key) => key !== null, () => true)
      setSupport(offered ? pushSupport() : 'absent')
      const subscription = offered && pushSupport() === 'possible' ? await currentSubscription().catch(() => null) : null
      if (!subscription) return
      setEndpoint(subscription.endpoint)
      const state = await readPushState(subscription.endpoint).catch(() => undefined)
      if (state) setDeliveredAt(state.deliveredAt)
      // Known to the browser and not to the server: given again.
      else if (state === null) await saveWishes(subscription, mine).catch(() => {})
    })()
    return () => waiting.current?.send()
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
      clearTimeout(waiting.current?.timer)
      // Who leaves the page before it is sent has said it all the same.
      const send = () => {
        clearTimeout(waiting.current?.timer)
        waiting.current = undefined
        void attempt(async () => {
          const subscription = await currentSubscription()
          if (subscription) await saveWishes(subscription, next)
          return 'Saved.'
        }, 'Not saved: the site could not be reached. Your choice is kept on this device, and sent with the next one or when you come back.')
      }
      waiting.current = { timer: setTimeout(send, quietFor), send }
    },
    turnOn: () => void attempt(async () => {
      const key = await pushKey()
      if (key === null) throw new Error('the site sends none')
      const subscription = await subscribe(key)
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
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
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
      if (endpoint && !(await sendTest(endpoint))) {
        const subscription = await currentSubscription()
        if (subscription) await saveWishes(subscription, wishes)
        await sendTest(endpoint)
      }
      return 'Sent. It should be here within seconds.'
    }, 'Not sent. One comes every ten seconds at most; if it was longer, check the connection.'),
  }
}
