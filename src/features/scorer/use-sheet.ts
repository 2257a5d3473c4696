import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { HandEvent } from '../../contract/ingest.schema.ts'
import { sendTaps } from '../../data/scoring/taps.ts'
import { replayEvents, nextAt, type HandRules } from '../../domain/hand-score/rules.ts'
import { newId } from '../../platform/new-id.ts'
import { updateStored } from '../../platform/storage.ts'
import { SheetSync, type DeviceSheet } from './sheet-sync.ts'

type Without<E> = E extends unknown ? Omit<E, 'id' | 'at'> : never
/** A tap before it gets id and time. */
export type Tap = Without<HandEvent>

/** The sheet of a game on this device, and its actions. */
export function useSheet({
  tenant,
  gameId,
  token,
  rules,
}: {
  tenant: string
  gameId: number
  token: string
  rules: HandRules
}) {
  const [keeper] = useState(
    () =>
      new SheetSync({
        send: (after, events) => sendTaps(gameId, token, after, events),
        store: (merge) => updateStored<DeviceSheet>(tenant, `score-sheet-${gameId}`, merge),
      }),
  )
  useEffect(() => {
    void keeper.open()
    const seen = () => {
      if (document.visibilityState === 'visible') keeper.nudge()
    }
    addEventListener('online', keeper.nudge)
    addEventListener('pageshow', keeper.nudge)
    document.addEventListener('visibilitychange', seen)
    return () => {
      keeper.stop()
      removeEventListener('online', keeper.nudge)
      removeEventListener('pageshow', keeper.nudge)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [keeper])

  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  const game = useMemo(() => replayEvents(state.events, rules), [state.events, rules])
  const tap = (...taps: Tap[]) => {
    let sheet = keeper.state().events
    const events = taps.map((input) => {
      const event = { id: newId(), at: nextAt(sheet, Date.now()), ...input } as HandEvent
      sheet = [...sheet, event]
      return event
    })
    // Haptic feedback where supported.
    navigator.vibrate?.(12)
    void keeper.tap(...events)
  }
  return { ...state, game, tap, nudge: keeper.nudge }
}
