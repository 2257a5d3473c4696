import { useCallback, useEffect, useRef, useState } from 'react'
import type { Form, Submission } from '../../contract/forms.schema.ts'
import {
  listenToOutbox,
  listenToReceived,
  noteLater,
  putInOutbox,
  takeFromOutbox,
  tellReceived,
  waitingForms,
} from '../../data/form-outbox.ts'
import { sendForm } from '../../data/send-form.ts'
import { formHref, sentHref } from '../../routes/links.ts'
import { newKey } from './new-key.ts'
import { tookFor, type Begun } from './took.ts'
import type { OwnDraft } from './use-draft.ts'

export type Problem = { name: string; message: string }
export type Outcome =
  | { is: 'open' }
  | { is: 'refused'; detail: string }
  | { is: 'waits' }
  | { is: 'shut'; status: 'closed' | 'full' }
  /** `owed` is null where nothing is, or another tab was told; `later` keeps the way to pay. */
  | { is: 'taken'; receivedAt: string; owed: Form['owed'] | null; later: string | null }

/**
 * How what was filled in gets away: kept on the device first, then sent; and what becomes of it,
 * also when that is heard later.
 */
export function useSending(form: Form, tenant: string, draft: OwnDraft) {
  /**
   * The key that was minted when the form was opened, when that was, and what was refused before.
   */
  const opened = useRef<Begun & { instead?: string | undefined }>({
    key: '',
    at: 0,
    mark: 0,
    restored: false,
  })
  const [outcome, setOutcome] = useState<Outcome>(
    form.returned
      ? { is: 'refused', detail: form.returned.problems.length > 0 ? '' : form.returned.said }
      : { is: 'open' },
  )
  const [busy, setBusy] = useState(false)
  const waiting = useRef('')
  /** What was sent last, and under which key: other answers are another submission. */
  const last = useRef({ key: '', text: '' })
  /** Another tab has sent this form since it was begun here. */
  const [sentElsewhere, setSentElsewhere] = useState(false)
  useEffect(
    () =>
      listenToReceived(tenant, (formId, key) => {
        if (formId === form.id && key !== waiting.current) setSentElsewhere(true)
      }),
    [tenant, form.id],
  )

  // What waits may be sent by any tab, long after.
  useEffect(() => {
    if (outcome.is !== 'waits') return
    const look = () =>
      void waitingForms(tenant).then((all) => {
        // No answer of the store is no word that it was received.
        if (!all) return
        const mine = all.find(({ submission }) => submission.key === waiting.current)
        if (mine?.due)
          setOutcome({
            is: 'taken',
            receivedAt: new Date().toISOString(),
            ...dueOf(form, waiting.current, mine.due),
          })
        else if (!mine)
          setOutcome({
            is: 'taken',
            receivedAt: new Date().toISOString(),
            owed: null,
            later: form.payment.enabled ? sentHref(form, waiting.current) : null,
          })
        else if (mine.refused !== null) {
          opened.current.instead = waiting.current
          setOutcome({ is: 'refused', detail: mine.refused })
        }
      })
    return listenToOutbox(tenant, look)
  }, [tenant, outcome, form])

  /** Resolves with what the server finds wrong; null when there is nothing to mend. */
  const send = async (
    given: Pick<Submission, 'answers' | 'coupon' | 'amount' | 'website'>,
  ): Promise<Problem[] | null> => {
    setBusy(true)
    setSentElsewhere(false)
    const text = JSON.stringify(given)
    if (
      !opened.current.key ||
      (last.current.key === opened.current.key && last.current.text !== text)
    )
      opened.current.key = newKey()
    const { key, at, instead } = opened.current
    last.current = { key, text }
    waiting.current = key
    const submission: Submission = {
      ...given,
      key,
      access: form.access,
      took: tookFor(opened.current),
    }
    const kept =
      form.access !== 'hidden' &&
      (await within(
        2000,
        putInOutbox(
          tenant,
          {
            formId: form.id,
            title: form.title,
            url: formHref(form),
            submission,
            at: Date.now(),
            refused: null,
            sending: true,
          },
          instead,
        ),
        false,
      ))
    // From here on it is the outbox's: kept twice, it could be sent twice.
    if (kept) await within(2000, draft.drop(), false)
    const sent = await sendForm(form.id, submission)
    setBusy(false)
    if (sent.is === 'later' && kept) {
      void noteLater(tenant, key)
      setOutcome({ is: 'waits' })
      return null
    }
    if (sent.is === 'later') {
      setOutcome({
        is: 'refused',
        detail: `It could not be sent, and ${form.access === 'hidden' ? 'of a form for members nothing is kept on this device' : 'this browser keeps nothing'}: leave this page open and try again.`,
      })
      return []
    }
    // What is mended on this page is its draft again, before the outbox lets go of it.
    if (kept && sent.is === 'refused' && !sent.shut)
      await within(2000, draft.keep({ key, at, answers: given.answers }), false)
    if (kept || instead)
      void takeFromOutbox(tenant, key, ...(instead && sent.is === 'taken' ? [instead] : []))
    if (sent.is === 'taken') {
      void draft.drop()
      tellReceived(tenant, form.id, key)
      const { receivedAt, amountDue: cents, payUrl } = sent.taken
      setOutcome({ is: 'taken', receivedAt, ...dueOf(form, key, { cents, payUrl }) })
      return null
    }
    opened.current.key = newKey()
    if (sent.shut) setOutcome({ is: 'shut', status: /full/.test(sent.detail) ? 'full' : 'closed' })
    else setOutcome({ is: 'refused', detail: sent.problems.length > 0 ? '' : sent.detail })
    return sent.problems
  }
  const begin = useCallback((begun: Begun & { instead?: string | undefined }) => {
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

/** Storage that hangs must not hold the form up. */
const within = <T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([
    work,
    new Promise<T>((done) => {
      setTimeout(() => done(otherwise), ms)
    }),
  ])
