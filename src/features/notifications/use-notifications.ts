import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { NotificationPreferences } from '../../contract/follow.schema.ts'
import {
  deviceState,
  deleteSubscription,
  pushKey,
  readPushState,
  savePreferences,
  sendTest,
} from '../../data/push.ts'
import { defaultPreferences, zoneOfVisitor } from '../../domain/follow/notification-preferences.ts'
import { writeStored, updateStored } from '../../platform/storage.ts'
import { setStorageFull } from '../../platform/storage-full.ts'
import {
  currentSubscription,
  pushSupport,
  subscribe,
  type PushSupport,
} from '../../platform/push.ts'

const testFailed =
  'Not sent. You can send one every ten seconds. ' + 'If it has been longer, check your connection.'

/** Milliseconds before changed preferences are sent, so that several changes are one call. */
const quietFor = 500

/** One call at a time, in order. */
const scope = { id: 'notifications' }
const saveKey = ['notifications', 'save'] as const
const notSaved =
  'You’re offline. Your choice is saved on this device and will be sent when you reconnect.'

type Save = {
  /** The stored preferences of this device; undefined when the store did not answer. */
  held: Promise<NotificationPreferences | undefined>
  next: NotificationPreferences | undefined
}
type Action = { work(): Promise<string>; failure: string }

export type Notifications = {
  /** `absent`: this site sends no notifications. `unknown` until stored preferences are read. */
  support: PushSupport | 'unknown' | 'absent'
  on: boolean
  /** Turned on here, but the browser ended them. */
  stopped: boolean
  busy: boolean
  wishes: NotificationPreferences
  deliveredAt: string | null
  /** The result of the last action, also for screen readers. */
  word: string
  failed: boolean
  /** Applies to the current preferences, which may be newer than the shown ones. */
  change(by: (preferences: NotificationPreferences) => NotificationPreferences): void
  turnOn(): void
  turnOff(): void
  test(): void
}

/**
 * The notification preferences of this browser. They are stored here first, and sent while
 * notifications are on. Only `turnOn` asks for permission.
 */
export function useNotifications(tenant: string): Notifications {
  const [support, setSupport] = useState<Notifications['support']>('unknown')
  const [preferences, setPreferences] = useState<NotificationPreferences>(() =>
    defaultPreferences('UTC'),
  )
  const [stopped, setStopped] = useState(false)
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [deliveredAt, setDeliveredAt] = useState<string | null>(null)
  /**
   * Whether earlier preferences were found here or on the server, or there were none. Unknown
   * preferences are not overwritten.
   */
  const isKnown = useRef(false)
  /** Changes to be sent after a pause. */
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send(): void }>(undefined)

  useEffect(() => {
    void (async () => {
      // An empty store stays empty; one that does not answer is not empty.
      const stored = await updateStored<NotificationPreferences>(
        tenant,
        'wishes',
        (old) => old ?? defaultPreferences(zoneOfVisitor()),
      )
      isKnown.current = stored !== undefined
      setPreferences({ ...(stored ?? defaultPreferences('UTC')), timeZone: zoneOfVisitor() })
      const { state: deviceStatus, subscription } = await deviceState(tenant)
      setStopped(deviceStatus === 'stopped')
      setSupport(deviceStatus === 'absent' ? deviceStatus : pushSupport())
      if (!subscription) return
      const state = await readPushState(subscription.endpoint).catch(() => undefined)
      if (!stored && state) setPreferences({ ...state.wishes, timeZone: zoneOfVisitor() })
      if (state !== undefined) isKnown.current = true
      setEndpoint(subscription.endpoint)
      if (state) setDeliveredAt(state.deliveredAt)
      // Known to the browser but not to the server: sent again.
      else if (state === null && stored) await savePreferences(subscription, stored).catch(() => {})
    })()
    return () => waiting.current?.send()
  }, [tenant])

  const client = useQueryClient()
  // Paused while offline. Not persisted, because the preferences are on the device and
  // `syncPushSubscription` sends them at the next start.
  const save = useMutation<string, Error, Save>({
    mutationKey: saveKey,
    scope,
    mutationFn: async ({ held, next }) => {
      const current = (await held) ?? next
      if (!current) throw new Error('the store of this browser did not answer')
      const subscription = await currentSubscription()
      if (subscription) await savePreferences(subscription, current)
      return 'Saved.'
    },
    onError: (error) => console.warn(notSaved, error),
  })
  const action = useMutation<string, Error, Action>({
    scope,
    networkMode: 'always',
    mutationFn: ({ work }) => work(),
    onError: (error, { failure }) => console.warn(failure, error),
  })
  const act = (work: () => Promise<string>, failure: string) => action.mutate({ work, failure })
  const isLate = save.isPaused || save.isError
  const outcome =
    action.submittedAt > save.submittedAt
      ? {
          word: action.data ?? (action.isError ? action.variables.failure : ''),
          failed: action.isError,
        }
      : { word: isLate ? notSaved : (save.data ?? ''), failed: isLate }

  return {
    support,
    wishes: preferences,
    busy: action.isPending || (save.isPending && !save.isPaused),
    deliveredAt,
    ...outcome,
    on: endpoint !== null,
    stopped: stopped && endpoint === null,
    change(by) {
      const next = by(preferences)
      setPreferences(by)
      const held = updateStored<NotificationPreferences>(tenant, 'wishes', (old) => ({
        ...by(old ?? preferences),
        timeZone: zoneOfVisitor(),
      }))
      save.reset()
      action.reset()
      void held.then((stored) => {
        if (!stored && !endpoint) setStorageFull()
      })
      if (!endpoint) return
      clearTimeout(waiting.current?.timer)
      // Also sends pending changes when the visitor leaves the page.
      const send = () => {
        clearTimeout(waiting.current?.timer)
        waiting.current = undefined
        save.mutate({ held, next: isKnown.current ? next : undefined })
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
          return 'Notifications are blocked in this browser.'
        }
        const stored = await updateStored<NotificationPreferences>(tenant, 'wishes', (old) => ({
          ...(old ?? preferences),
          timeZone: zoneOfVisitor(),
        }))
        await writeStored(tenant, 'wishes-on', true)
        const state = await savePreferences(subscription, stored ?? preferences)
        isKnown.current = true
        setEndpoint(subscription.endpoint)
        setDeliveredAt(state.deliveredAt)
        return 'Notifications are on.'
      }, 'Notifications could not be turned on. Check the connection, then try again.'),
    turnOff: () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
      const saves = client.getMutationCache().findAll({ mutationKey: saveKey })
      for (const pendingSave of saves)
        if (pendingSave.state.isPaused) client.getMutationCache().remove(pendingSave)
      act(async () => {
        await writeStored(tenant, 'wishes-on', false)
        setStopped(false)
        const subscription = await currentSubscription()
        if (subscription) {
          await deleteSubscription(subscription.endpoint)
          await subscription.unsubscribe()
        }
        setEndpoint(null)
        return 'Notifications are off. Your choices stay on this device.'
      }, 'Notifications could not be turned off. Check the connection, then try again.')
    },
    test: () =>
      act(async () => {
        if (endpoint && !(await sendTest(endpoint))) {
          const subscription = await currentSubscription()
          const stored = await updateStored<NotificationPreferences>(
            tenant,
            'wishes',
            (old) => old ?? preferences,
          )
          if (subscription) await savePreferences(subscription, stored ?? preferences)
          await sendTest(endpoint)
        }
        return 'Sent. It should arrive within seconds.'
      }, testFailed),
  }
}
