import { isFormBegun } from './typing.ts'

/** What pages for members say to each other, each in its tab. */
type Word = 'signed out' | 'who writes?' | 'somebody writes'

/** Milliseconds in which a tab answers that is awake. */
const answersWithin = 300

/** This page is the one that signs out: it is on its way. */
let leaves = false

const channelOf = (tenant: string) =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(`members-${tenant}`) : undefined

/** Pages for members in other tabs are closed: nobody is signed in there either. */
export function tellSignedOut(tenant: string): void {
  leaves = true
  const channel = channelOf(tenant)
  channel?.postMessage('signed out' satisfies Word)
  channel?.close()
}

/**
 * Whether a form for members is half filled, here or in another tab: it is on no device, and lost
 * with the page.
 */
export async function isWritten(tenant: string): Promise<boolean> {
  if (isFormBegun()) return true
  const channel = channelOf(tenant)
  if (!channel) return false
  try {
    return await new Promise<boolean>((told) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
        if (data === 'somebody writes') told(true)
      })
      channel.postMessage('who writes?' satisfies Word)
      setTimeout(told, answersWithin, false)
    })
  } finally {
    channel.close()
  }
}

/**
 * Hears when another tab signs out, and says whether this page is written at. Gives the way to hear
 * no more.
 */
export function listenToMembers(tenant: string, signedOut: () => void): () => void {
  const channel = channelOf(tenant)
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'signed out' && !leaves) signedOut()
    if (data === 'who writes?' && isFormBegun())
      channel.postMessage('somebody writes' satisfies Word)
  })
  return () => channel?.close()
}
