import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Form, Submission } from '../../contract/forms.schema.ts'
import { isQueued, storeForm, removeForms, startForms } from '../../data/forms/form-queue.ts'
import { listenToReceived } from '../../data/forms/form-tabs.ts'
import type { SentForm } from '../../data/forms/send-form.ts'
import {
  formsKey,
  waitingForm,
  type FormState,
  type FormToSend,
} from '../../data/forms/stored-forms.ts'
import { withTimeout } from '../../domain/with-timeout.ts'
import { formHref, sentHref } from '../../routes/links.ts'
import { newId } from '../../platform/new-id.ts'
import type { OwnDraft } from './use-draft.ts'

export type Problem = { name: string; message: string }
export type Outcome =
  | { is: 'open' }
  | { is: 'refused'; detail: string }
  | { is: 'waits' }
  | { is: 'shut'; status: 'closed' | 'full' }
  /**
   * `owed` is null when nothing is due or another tab has it; `later` is where the link to pay is
   * kept.
   */
  | { is: 'taken'; receivedAt: string; owed: Form['owed'] | null; later: string | null }

/** A hanging store must not delay the form. */
const storeTimeoutMs = 2000

/** The key created when the form was opened, the time, and the key of an earlier refusal. */
type Begun = { key: string; at: number; instead?: string | undefined }

/**
 * Sending a form: stored on the device first, then sent; and its result, even if it comes later.
 */
export function useSubmitForm(form: Form, tenant: string, draft: OwnDraft) {
  const opened = useRef<Begun>({ key: '', at: 0 })
  const [outcome, setOutcome] = useState<Outcome>(
    form.returned
      ? { is: 'refused', detail: form.returned.problems.length > 0 ? '' : form.returned.said }
      : { is: 'open' },
  )
  const [busy, setBusy] = useState(false)
  const waiting = useRef('')
  /** The last sent answers with their key: other answers are another submission. */
  const last = useRef({ key: '', text: '' })
  /** Another tab sent this form after it was begun here. */
  const [sentElsewhere, setSentElsewhere] = useState(false)
  useEffect(
    () =>
      listenToReceived(tenant, (formId, key) => {
        if (formId === form.id && key !== waiting.current) setSentElsewhere(true)
      }),
    [tenant, form.id],
  )

  const client = useQueryClient()
  useEffect(() => void startForms(client, tenant), [client, tenant])
  const { mutateAsync } = useMutation<SentForm, Error, FormToSend, { kept: boolean }>({
    mutationKey: formsKey,
    onMutate: async (form) => {
      const isStored = await storeForm(client, form)
      // The queue has it now. A draft as well could be sent twice.
      if (isStored) await withTimeout(() => draft.drop(), false, storeTimeoutMs)
      return { kept: isStored }
    },
  })

  // A queued form may be sent much later, by any tab.
  const queued = useMutationState({
    filters: { mutationKey: formsKey, predicate: ({ state }) => state.variables !== undefined },
    select: ({ state }) => waitingForm(state as FormState),
  })
  useEffect(() => {
    if (outcome.is !== 'waits') return
    const ownForm = queued.find(({ submission }) => submission.key === waiting.current)
    const receivedAt = new Date().toISOString()
    if (ownForm?.due)
      setOutcome({ is: 'taken', receivedAt, ...dueOf(form, waiting.current, ownForm.due) })
    else if (!ownForm)
      setOutcome({
        is: 'taken',
        receivedAt,
        owed: null,
        later: form.payment.enabled ? sentHref(form, waiting.current) : null,
      })
    else if (ownForm.refused !== null) {
      opened.current.instead = waiting.current
      setOutcome({ is: 'refused', detail: ownForm.refused })
    }
  }, [queued, outcome, form])

  /** Resolves with the server's problems; null when there is nothing to correct. */
  const send = async (
    entry: Pick<Submission, 'answers' | 'coupon' | 'amount' | 'website'>,
  ): Promise<Problem[] | null> => {
    setBusy(true)
    setSentElsewhere(false)
    const text = JSON.stringify(entry)
    if (
      !opened.current.key ||
      (last.current.key === opened.current.key && last.current.text !== text)
    )
      opened.current.key = newId()
    const { key, at, instead } = opened.current
    last.current = { key, text }
    waiting.current = key
    const submission: Submission = {
      ...entry,
      key,
      access: form.access,
      token: form.token,
    }
    const sent = await mutateAsync({
      formId: form.id,
      title: form.title,
      url: formHref(form),
      submission,
      at: Date.now(),
      instead,
    }).catch(() => null)
    setBusy(false)
    if (!sent && isQueued(client, key)) {
      setOutcome({ is: 'waits' })
      return null
    }
    if (!sent) {
      const unsaved =
        form.access === 'hidden'
          ? 'of a form for members nothing is kept on this device'
          : 'this browser keeps nothing'
      setOutcome({
        is: 'refused',
        detail: `It could not be sent, and ${unsaved}: ` + 'leave this page open and try again.',
      })
      return []
    }
    if (sent.is === 'taken') {
      void draft.drop()
      const { receivedAt, amountDue: cents, payUrl } = sent.taken
      setOutcome({ is: 'taken', receivedAt, ...dueOf(form, key, { cents, payUrl }) })
      return null
    }
    // The correction is stored as a draft before the queue drops the form.
    if (!sent.shut)
      await withTimeout(
        () => draft.keep({ key, at, answers: entry.answers }),
        false,
        storeTimeoutMs,
      )
    removeForms(client, key)
    opened.current.key = newId()
    if (sent.shut) setOutcome({ is: 'shut', status: /full/.test(sent.detail) ? 'full' : 'closed' })
    else setOutcome({ is: 'refused', detail: sent.problems.length > 0 ? '' : sent.detail })
    return sent.problems
  }
  const begin = useCallback((begun: Begun) => {
    opened.current = begun
    setSentElsewhere(false)
  }, [])
  const begun = useCallback(() => opened.current, [])
  return { outcome, setOutcome, busy, send, begin, begun, sentElsewhere }
}

const dueOf = (
  form: Form,
  key: string,
  { cents, payUrl }: { cents: number; payUrl: string | null },
) => ({
  owed: cents > 0 ? { cents, state: 'due' as const, away: false, payUrl } : null,
  later: payUrl && sentHref(form, key),
})
