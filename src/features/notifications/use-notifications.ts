import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { NotificationPreferences } from '../../contract/follow.schema.ts'
import {
  forgetBrowser,
  pushKey,
  readPushState,
  savePreferences,
  sendTest,
} from '../../data/push.ts'
import { defaultPreferences, zoneOfVisitor } from '../../domain/phone/notification-preferences.ts'
import { store, updateStored } from '../../platform/storage.ts'
import { setStorageFull } from '../../platform/storage-full.ts'
import {
  currentSubscription,
  pushSupport,
  subscribe,
  type PushSupport,
} from '../../platform/push.ts'

/** Milliseconds of quiet after which a changed wish is sent: several boxes are one call. */
const quietFor = 500

/** One call at a time, in their order. */
const scope = { id: 'notifications' }
const saveKey = ['notifications', 'save'] as const
const notSaved =
  'Not saved: the site could not be reached. Your choice is kept on this device, and sent with the next one or when you come back.'

type Save = {
  /** What the store of this device has; undefined where it did not answer. */
  held: Promise<NotificationPreferences | undefined>
  next: NotificationPreferences | undefined
}
type Action = { work(): Promise<string>; failure: string }

export type Notifications = {
  /** `absent`: this site sends none. `unknown` until what is kept here has been read. */
  support: PushSupport | 'unknown' | 'absent'
  on: boolean
  busy: boolean
  wishes: NotificationPreferences
  deliveredAt: string | null
  /** What became of the last thing that was done, for the eye and for who listens. */
  word: string
  failed: boolean
  /** Made of what there is when it is made: the shown ones may be older. */
  change(by: (wishes: NotificationPreferences) => NotificationPreferences): void
  turnOn(): void
  turnOff(): void
  test(): void
}

/**
 * The wishes of this browser and whether messages are on. They are kept here first, and sent while
 * messages are on; the visitor is asked for leave by `turnOn` alone.
 */
export function useNotifications(tenant: string): Notifications {
  const [support, setSupport] = useState<Notifications['support']>('unknown')
  const [wishes, setWishes] = useState<NotificationPreferences>(() => defaultPreferences('UTC'))
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [deliveredAt, setDeliveredAt] = useState<string | null>(null)
  /**
   * Whether the wishes of the last visit were found, here or at the server, or there were none.
   * What is not known is not sent over.
   */
  const known = useRef(false)
  /** What is to be sent when nothing changes for a moment. */
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send(): void }>(undefined)

  useEffect(() => {
    void (async () => {
      // A store that holds none gets none; one that does not answer is not one that holds none.
      const mine = await updateStored<NotificationPreferences>(
        tenant,
        'wishes',
        (old) => old ?? defaultPreferences(zoneOfVisitor()),
      )
      known.current = mine !== undefined
      setWishes({ ...(mine ?? defaultPreferences('UTC')), timeZone: zoneOfVisitor() })
      const offered = await pushKey().then(
        (key) => key !== null,
        () => true,
      )
      setSupport(offered ? pushSupport() : 'absent')
      const subscription =
        offered && pushSupport() === 'possible'
          ? await currentSubscription().catch(() => null)
          : null
      if (!subscription) return
      const state = await readPushState(subscription.endpoint).catch(() => undefined)
      if (!mine && state) setWishes({ ...state.wishes, timeZone: zoneOfVisitor() })
      if (state !== undefined) known.current = true
      setEndpoint(subscription.endpoint)
      if (state) setDeliveredAt(state.deliveredAt)
      // Known to the browser and not to the server: given again.
      else if (state === null && mine) await savePreferences(subscription, mine).catch(() => {})
    })()
    return () => waiting.current?.send()
  }, [tenant])

  const client = useQueryClient()
  // Without a network it waits until there is one. It is not persisted: the choices themselves are
  // on the device, and `heal` sends them at the next start.
  const save = useMutation<string, Error, Save>({
    mutationKey: saveKey,
    scope,
    mutationFn: async ({ held, next }) => {
      const mine = (await held) ?? next
      if (!mine) throw new Error('the store of this browser did not answer')
      const subscription = await currentSubscription()
      if (subscription) await savePreferences(subscription, mine)
      return 'Saved.'
    },
    onError: (fault) => console.warn(notSaved, fault),
  })
  const action = useMutation<string, Error, Action>({
    scope,
    networkMode: 'always',
    mutationFn: ({ work }) => work(),
    onError: (fault, { failure }) => console.warn(failure, fault),
  })
  const act = (work: () => Promise<string>, failure: string) => action.mutate({ work, failure })
  const isLate = save.isPaused || save.isError
  const said =
    action.submittedAt > save.submittedAt
      ? {
          word: action.data ?? (action.isError ? action.variables.failure : ''),
          failed: action.isError,
        }
      : { word: isLate ? notSaved : (save.data ?? ''), failed: isLate }

  return {
    support,
    wishes,
    busy: action.isPending || (save.isPending && !save.isPaused),
    deliveredAt,
    ...said,
    on: endpoint !== null,
    change(by) {
      const next = by(wishes)
      setWishes(by)
      const held = updateStored<NotificationPreferences>(tenant, 'wishes', (old) => ({
        ...by(old ?? wishes),
        timeZone: zoneOfVisitor(),
      }))
      save.reset()
      action.reset()
      void held.then((mine) => {
        if (!mine && !endpoint) setStorageFull()
      })
      if (!endpoint) return
      clearTimeout(waiting.current?.timer)
      // Who leaves the page before it is sent has said it all the same.
      const send = () => {
        clearTimeout(waiting.current?.timer)
        waiting.current = undefined
        save.mutate({ held, next: known.current ? next : undefined })
      }
      waiting.current = { timer: setTimeout(send, quietFor), send }
    },
    turnOn: () =>
      act(async () => {
        const key = await pushKey()
        if (key === null) throw new Error('the site sends none')
        const subscription = await subscribe(key)
        if (subscription === 'refused') {
          setSupport(pushSupport())
          return 'This browser was told not to show notifications.'
        }
        const mine = await updateStored<NotificationPreferences>(tenant, 'wishes', (old) => ({
          ...(old ?? wishes),
          timeZone: zoneOfVisitor(),
        }))
        await store(tenant, 'wishes-on', true)
        const state = await savePreferences(subscription, mine ?? wishes)
        known.current = true
        setEndpoint(subscription.endpoint)
        setDeliveredAt(state.deliveredAt)
        return 'Notifications are on.'
      }, 'Notifications could not be switched on. Check the connection, then try again.'),
    turnOff: () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
      const saves = client.getMutationCache().findAll({ mutationKey: saveKey })
      for (const late of saves) if (late.state.isPaused) client.getMutationCache().remove(late)
      act(async () => {
        await store(tenant, 'wishes-on', false)
        const subscription = await currentSubscription()
        if (subscription) {
          await forgetBrowser(subscription.endpoint)
          await subscription.unsubscribe()
        }
        setEndpoint(null)
        return 'Notifications are off. Your choices stay on this device.'
      }, 'Notifications could not be switched off. Check the connection, then try again.')
    },
    test: () =>
      act(async () => {
        if (endpoint && !(await sendTest(endpoint))) {
          const subscription = await currentSubscription()
          const mine = await updateStored<NotificationPreferences>(
            tenant,
            'wishes',
            (old) => old ?? wishes,
          )
          if (subscription) await savePreferences(subscription, mine ?? wishes)
          await sendTest(endpoint)
        }
        return 'Sent. It should be here within seconds.'
      }, 'Not sent. One comes every ten seconds at most; if it was longer, check the connection.'),
  }
}
