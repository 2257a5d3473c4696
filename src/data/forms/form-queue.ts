import {
  persistQueryClientRestore,
  persistQueryClientSave,
  type PersistQueryClientOptions,
} from '@tanstack/query-persist-client-core'
import { hydrate, type MutationState, type QueryClient } from '@tanstack/react-query'
import { acquireLock } from '../../platform/acquire-lock.ts'
import { formChannel, notifyTabs, type TabMessage } from './form-tabs.ts'
import { NotSent, sendForm, type SentForm } from './send-form.ts'
import {
  formPersister,
  formsKey,
  formsVersion,
  formKey,
  type FormMutation,
  type FormState,
  type FormToSend,
} from './stored-forms.ts'

/**
 * Milliseconds: the longest wait between two attempts, the wait for a form of another tab, and for
 * a store that did not answer.
 */
const maxDelay = 5 * 60_000
const first = 5000
const storeAgain = 5000

const queues = new WeakMap<QueryClient, FormQueue>()

/** Starts the queue of this tab, once. Resolves when it contains the forms of earlier visits. */
export function startForms(client: QueryClient, tenant: string): Promise<void> {
  const queue = queues.get(client) ?? new FormQueue(client, tenant)
  queues.set(client, queue)
  return queue.ready
}

/** Whether the form, or its result, is in this tab's queue. */
export const isQueued = (client: QueryClient, key: string): boolean =>
  formsOf(client).some((form) => formKey(form) === key)

/** Removes forms from the queue and from the device. */
export function removeForms(client: QueryClient, ...keys: string[]): void {
  for (const form of formsOf(client))
    if (keys.includes(formKey(form))) client.getMutationCache().remove(form as never)
}

/**
 * Stores a form that is being sent, replacing a refused one. Resolves with false when it was not
 * stored: then the page must stay open.
 */
export async function storeForm(client: QueryClient, form: FormToSend): Promise<boolean> {
  if (form.submission.access === 'hidden') return false
  if (form.instead) removeForms(client, form.instead)
  return (await queues.get(client)?.save()) ?? false
}

// A new mutation has no variables yet.
const formsOf = (client: QueryClient): FormMutation[] =>
  (
    client.getMutationCache().findAll({ mutationKey: formsKey }) as unknown as FormMutation[]
  ).filter(({ state }) => state.variables !== undefined)

/**
 * The forms of this tab as mutations. A form is stored before it is sent. A mutation is one
 * attempt, and is paused after a failed one until the next.
 */
class FormQueue {
  #client: QueryClient
  #tenant: string
  #channel: BroadcastChannel | undefined
  #persisted: PersistQueryClientOptions
  #next: { timer: ReturnType<typeof setTimeout>; due: number } | undefined
  #reading = Promise.resolve()
  /** Forms to be sent, one at a time and the earliest first. */
  #line: { at: number; send(): Promise<unknown> }[] = []
  #sending = false
  readonly ready: Promise<void>

  constructor(client: QueryClient, tenant: string) {
    this.#client = client
    this.#tenant = tenant
    this.#channel = formChannel(tenant)
    const cache = client.getMutationCache()
    this.#persisted = {
      queryClient: client,
      buster: formsVersion,
      maxAge: Number.POSITIVE_INFINITY,
      persister: formPersister(tenant, {
        forms: () => formsOf(client),
        drop: (form) => cache.remove(form as never),
        changed: () => this.#channel?.postMessage('changed' satisfies TabMessage),
        unanswered: () => void setTimeout(() => void this.#open(), storeAgain),
      }),
      // Only forms: `persist-answers.ts` persists reads.
      dehydrateOptions: {
        shouldDehydrateQuery: () => false,
        shouldDehydrateMutation: ({ options, state }) =>
          options.mutationKey?.[0] === formsKey[0] &&
          (state.status === 'pending' || state.status === 'success') &&
          (state as FormState).variables?.submission.access !== 'hidden',
      },
    }
    client.setMutationDefaults<SentForm, Error, FormToSend, { kept: boolean }>(formsKey, {
      networkMode: 'always',
      gcTime: Number.POSITIVE_INFINITY,
      mutationFn: (form) => this.#send(form),
      onSuccess: (sent, form) => this.#received(sent, form),
      onError: (error, form, context) => this.#failed(error, form, context?.kept ?? false),
    })
    cache.subscribe(() => void this.save())
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data === 'changed') void this.#takeUp().then(() => this.#tryAgain(first))
    })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.#takeUp().then(this.#resume)
    })
    this.ready = this.#open()
  }

  /** Resolves with false when this browser stores nothing. */
  save(): Promise<boolean> {
    return persistQueryClientSave(this.#persisted).then(
      () => true,
      () => false,
    )
  }

  async #open(): Promise<void> {
    await this.#takeUp()
    this.#resume()
  }

  /** In sequence, because parallel runs would restore a form twice. */
  #takeUp(): Promise<void> {
    const read = () => persistQueryClientRestore(this.#persisted)
    return (this.#reading = this.#reading.then(read, read))
  }

  #resume = (): void => {
    clearTimeout(this.#next?.timer)
    this.#next = undefined
    // Not the client's method, because a browser may wrongly report that it is offline.
    void this.#client.getMutationCache().resumePausedMutations()
  }

  /**
   * Sends a form after those that were submitted before it, also when they wait for their next
   * attempt: the network may just have returned.
   */
  #send(form: FormToSend): Promise<SentForm> {
    const existing = this.#find(form.submission.key)
    if (existing && existing.state.failureCount === 0 && this.#next) this.#resume()
    return new Promise((sent, failed) => {
      this.#line.push({ at: form.at, send: () => sendInOneTab(form).then(sent, failed) })
      void this.#sendInOrder()
    })
  }

  async #sendInOrder(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    // Forms that are resumed together line up first.
    await Promise.resolve()
    while (this.#line.length > 0) {
      const next = this.#line.reduce((earliest, form) => (form.at < earliest.at ? form : earliest))
      this.#line.splice(this.#line.indexOf(next), 1)
      await next.send()
    }
    this.#sending = false
  }

  /** Resumes after this many milliseconds, or earlier when another form is due. */
  #tryAgain(after: number): void {
    const due = Date.now() + after
    if (this.#next && this.#next.due <= due) return
    clearTimeout(this.#next?.timer)
    this.#next = { due, timer: setTimeout(this.#resume, after) }
  }

  #received(sent: SentForm, { formId, instead, submission: { key } }: FormToSend): void {
    if (sent.is !== 'taken') return
    const form = this.#find(key)
    // A form that was sent later stays in the queue until the visitor has seen its cost.
    const stays = form && form.state.failureCount > 0 && sent.taken.amountDue > 0
    removeForms(this.#client, ...(instead ? [instead] : []), ...(stays ? [] : [key]))
    notifyTabs(this.#tenant, { received: formId, key })
  }

  #failed(error: Error, { submission }: FormToSend, isStored: boolean): void {
    const form = this.#find(submission.key)
    if (!form) return
    if (error instanceof NotSent && isStored) {
      const failureCount = form.state.failureCount + 1
      const state = { ...form.state, isPaused: true, failureCount } as MutationState
      // Before the old one is removed, so that the device always has the form.
      hydrate(this.#client, { mutations: [{ mutationKey: formsKey, state }] })
      this.#tryAgain(Math.min(maxDelay, Math.max(error.after, 2000 * 2 ** failureCount)))
    }
    this.#client.getMutationCache().remove(form as never)
  }

  #find(key: string): FormMutation | undefined {
    return formsOf(this.#client).find((form) => formKey(form) === key)
  }
}

async function sendInOneTab({ formId, submission }: FormToSend): Promise<SentForm> {
  const release = await acquireLock(`form-sending-${submission.key}`)
  // Another tab is sending it.
  if (!release) throw new NotSent()
  try {
    return await sendForm(formId, submission)
  } finally {
    release()
  }
}
