/**
 * Messages between tabs: the stored forms changed, this device is being cleared, or a form was
 * received, with the key of its submission.
 */
export type TabMessage = 'changed' | 'forgotten' | { received: number; key: string }

/** Undefined without `BroadcastChannel`. */
export const formChannel = (tenant: string): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(`forms-${tenant}`) : undefined

/** Notifies every tab, including this one. */
export function notifyTabs(tenant: string, message: TabMessage): void {
  const channel = formChannel(tenant)
  channel?.postMessage(message)
  channel?.close()
}

/**
 * Calls `onSent` for each form that any tab of this browser has sent. Returns a function that
 * stops.
 */
export function listenToReceived(
  tenant: string,
  onSent: (formId: number, key: string) => void,
): () => void {
  const channel = formChannel(tenant)
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (typeof data === 'object') onSent(data.received, data.key)
  })
  return () => channel?.close()
}
