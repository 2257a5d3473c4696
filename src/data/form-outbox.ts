import type { Submission } from '../contract/schema/submission.ts'
import { kept, renew } from '../platform/kept.ts'
import { sendForm } from './send-form.ts'

/** A form that was filled in and is not received yet. `refused`: what the server said, when it will not take it as it is. */
export type Waiting = { formId: number; title: string; url: string; submission: Submission; at: number; refused: string | null }

const key = 'forms-waiting'
/** Told when what waits has changed, in this tab and the others. */
export const outboxEvent = 'fieldhouse:forms-waiting'

export const waitingForms = async (tenant: string): Promise<Waiting[]> => (await kept<Waiting[]>(tenant, key)) ?? []

/** In one go, so that neither another tab nor a store that reads slowly takes away what waits. */
async function change(tenant: string, how: (waiting: Waiting[]) => Waiting[]): Promise<boolean> {
  const done = (await renew<Waiting[]>(tenant, key, (old) => how(old ?? []))) !== undefined
  dispatchEvent(new Event(outboxEvent))
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel(`forms-${tenant}`)
    channel.postMessage('changed')
    channel.close()
  }
  return done
}

/** Keeps a form until it is received. False where the browser keeps nothing: then the page must stay open. */
export const putInOutbox = (tenant: string, waiting: Waiting): Promise<boolean> =>
  change(tenant, (all) => [...all.filter(({ submission }) => submission.key !== waiting.submission.key), waiting])

export const takeFromOutbox = (tenant: string, submissionKey: string): Promise<boolean> =>
  change(tenant, (all) => all.filter(({ submission }) => submission.key !== submissionKey))

/** Sends what waits, one after the other. Resolves with milliseconds until it should be tried again, null when nothing is left to try. */
export async function sendOutbox(tenant: string): Promise<number | null> {
  let again: number | null = null
  for (const waiting of await waitingForms(tenant)) {
    if (waiting.refused !== null) continue
    const sent = await sendForm(waiting.formId, waiting.submission)
    if (sent.is === 'taken') await takeFromOutbox(tenant, waiting.submission.key)
    else if (sent.is === 'later') again = Math.max(again ?? 0, sent.after)
    else await change(tenant, (all) => all.map((one) => (one.submission.key === waiting.submission.key ? { ...one, refused: [sent.detail, ...sent.problems.map(({ message }) => message)].join(' ') } : one)))
  }
  return again
}
