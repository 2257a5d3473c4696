import { isFormBegun } from './typing.ts'

/** Messages between members' pages in different tabs. */
type Word = 'signed out' | 'has any tab unsent input?' | 'has unsent input'

/** Milliseconds for a tab to answer. */
const answersWithin = 300

/** This page is signing out. */
let leaves = false

const channelOf = (tenant: string) =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(`members-${tenant}`) : undefined

/** Closes members' pages in other tabs, which are signed out, too. */
export function announceSignOut(tenant: string): void {
  leaves = true
  const channel = channelOf(tenant)
  channel?.postMessage('signed out' satisfies Word)
  channel?.close()
}

/**
 * Whether a members' form is half filled here or in another tab. It is not stored and would be
 * lost.
 */
export async function isWritten(tenant: string): Promise<boolean> {
  if (isFormBegun()) return true
  const channel = channelOf(tenant)
  if (!channel) return false
  try {
    return await new Promise<boolean>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
        if (data === 'has unsent input') resolve(true)
      })
      channel.postMessage('has any tab unsent input?' satisfies Word)
      setTimeout(resolve, answersWithin, false)
    })
  } finally {
    channel.close()
  }
}

/**
 * Calls `signedOut` when another tab signs out, and answers whether this page has a half-filled
 * form. Returns a function that stops.
 */
export function listenToMembers(tenant: string, signedOut: () => void): () => void {
  const channel = channelOf(tenant)
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'signed out' && !leaves) signedOut()
    if (data === 'has any tab unsent input?' && isFormBegun())
      channel.postMessage('has unsent input' satisfies Word)
  })
  return () => channel?.close()
}
