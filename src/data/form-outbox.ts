import type { Submission, SubmissionTaken } from '../contract/forms.schema.ts'
import { tryReadStored, listOf, updateStored } from '../platform/storage.ts'
import { sendForm } from './send-form.ts'

/**
 * A form that was filled in and is not received yet. `refused`: what the server said, when it will
 * not take it as it is. `sending`: it is on its way for the first time. `due`: received, and what
 * it costs; it stays, without its answers, until the visitor takes it away: who sent it on another
 * page has nothing else to pay by.
 */
export type Waiting = {
  formId: number
  title: string
  url: string
  submission: Submission
  at: number
  refused: string | null
  sending: boolean
  due?: { cents: number; payUrl: string | null }
}

export const outboxKey = 'forms-waiting'
/** What this tab hears of itself. */
export const outboxEvent = 'fieldhouse:forms-waiting'
const channelOf = (tenant: string) =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(`forms-${tenant}`) : undefined

/** What tabs say to each other: what waits has changed, or a form is received, with its key. */
type Word = 'changed' | { received: number; key: string }
function tell(tenant: string, word: Word): void {
  const channel = channelOf(tenant)
  channel?.postMessage(word)
  channel?.close()
}

/** What waits is another: every tab shows what there is. */
export const tellChanged = (tenant: string): void => tell(tenant, 'changed')

/** Whoever has the same form open in another tab is told. */
export const tellReceived = (tenant: string, formId: number, key: string): void =>
  tell(tenant, { received: formId, key })

/**
 * Told of each form that any tab of this browser has sent, once it is received. Gives the way to
 * hear no more.
 */
export function listenToReceived(
  tenant: string,
  hear: (formId: number, key: string) => void,
): () => void {
  const channel = channelOf(tenant)
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (typeof data === 'object') hear(data.received, data.key)
  })
  return () => channel?.close()
}

/** Told when what waits has changed, by this tab or another. Gives the way to hear no more. */
export function listenToOutbox(tenant: string, hear: () => void): () => void {
  const channel = channelOf(tenant)
  channel?.addEventListener('message', hear)
  addEventListener(outboxEvent, hear)
  return () => {
    channel?.close()
    removeEventListener(outboxEvent, hear)
  }
}

export const formsIn = (value: unknown) =>
  listOf<Waiting>(
    value,
    (one) => typeof (one as Partial<Waiting> | null)?.submission?.key === 'string',
  )

/** Undefined where the store has not answered: that is not the same as none. */
export async function waitingForms(tenant: string): Promise<Waiting[] | undefined> {
  const there = await tryReadStored(tenant, outboxKey)
  return there && formsIn(there.value)
}

/** Not what the server will not take as it is, or has taken. */
export const goesOut = ({ refused, due }: Waiting): boolean => refused === null && !due
/** Milliseconds until a store that did not answer is looked at again. */
const storeAgain = 5000

/** One transaction: neither a tab beside nor a store that answers late makes less of it. */
async function change(tenant: string, how: (waiting: Waiting[]) => Waiting[]): Promise<boolean> {
  const done = await updateStored<Waiting[]>(tenant, outboxKey, (waiting) => how(formsIn(waiting)))
  dispatchEvent(new Event(outboxEvent))
  tellChanged(tenant)
  return done !== undefined
}
const changeOne = (
  tenant: string,
  submissionKey: string,
  how: (waiting: Waiting) => Waiting,
): Promise<boolean> =>
  change(tenant, (all) => all.map((one) => (one.submission.key === submissionKey ? how(one) : one)))

const without = (all: Waiting[], keys: readonly (string | undefined)[]) =>
  all.filter(({ submission }) => !keys.includes(submission.key))

/**
 * Keeps a form until it is received, in place of the refused one that it mends. False where the
 * browser keeps nothing: then the page must stay open.
 */
export const putInOutbox = (tenant: string, waiting: Waiting, instead?: string): Promise<boolean> =>
  change(tenant, (all) => [...without(all, [waiting.submission.key, instead]), waiting])

export const takeFromOutbox = (tenant: string, ...submissionKeys: string[]): Promise<boolean> =>
  change(tenant, (all) => without(all, submissionKeys))

/** It did not get away at once: from now on the visitor sees that it waits. */
export const noteLater = (tenant: string, submissionKey: string): Promise<boolean> =>
  changeOne(tenant, submissionKey, (one) => ({ ...one, sending: false }))

/** It is received: gone from the device, but for what is still to be paid. */
const noteTaken = (
  tenant: string,
  submissionKey: string,
  { amountDue: cents, payUrl }: SubmissionTaken,
): Promise<boolean> =>
  cents > 0
    ? changeOne(tenant, submissionKey, (one) => ({
        ...one,
        sending: false,
        due: { cents, payUrl },
        submission: { ...one.submission, answers: {}, coupon: '', amount: '' },
      }))
    : takeFromOutbox(tenant, submissionKey)

/**
 * It will not be taken as it is: its answers are what it begins with when it is opened, and with
 * what it was to be paid is asked again.
 */
const noteRefused = (tenant: string, submissionKey: string, refused: string): Promise<boolean> =>
  changeOne(tenant, submissionKey, (one) => ({
    ...one,
    refused,
    submission: { ...one.submission, coupon: '', amount: '' },
  }))

/**
 * Sends what waits, one after the other. Resolves with milliseconds until it should be tried again,
 * null when nothing is left to try.
 */
export async function sendOutbox(tenant: string): Promise<number | null> {
  let again: number | null = null
  const all = await waitingForms(tenant)
  if (!all) return storeAgain
  for (const waiting of all) {
    if (!goesOut(waiting)) continue
    const sent = await sendForm(waiting.formId, waiting.submission)
    if (sent.is === 'taken') {
      await noteTaken(tenant, waiting.submission.key, sent.taken)
      tellReceived(tenant, waiting.formId, waiting.submission.key)
    } else if (sent.is === 'refused')
      await noteRefused(
        tenant,
        waiting.submission.key,
        [sent.detail, ...sent.problems.map(({ message }) => message)].join(' '),
      )
    else {
      again = Math.max(again ?? 0, sent.after)
      if (waiting.sending) await noteLater(tenant, waiting.submission.key)
    }
  }
  return again
}
