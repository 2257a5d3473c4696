import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Form } from '../../contract/schema/form.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { SubmissionTaken } from '../../contract/schema/submission.ts'
import { outboxEvent, putInOutbox, takeFromOutbox, waitingForms } from '../../data/form-outbox.ts'
import { sendForm } from '../../data/send-form.ts'
import type { AskedField } from '../../domain/form-rules/asked-fields.ts'
import { checkForm, isComplete } from '../../domain/form-rules/check-form.ts'
import { fieldState, visibilityOf } from '../../domain/form-rules/field-state.ts'
import { firstAnswers } from '../../domain/form-rules/first-answers.ts'
import { answerTo, type Answer, type Answers } from '../../domain/form-rules/rule.ts'
import { holdPage } from '../../platform/outdated.ts'
import { formHref } from '../../routes/links/forms.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { typedBefore } from './typed-before.ts'
import { useLeft } from './use-left.ts'
import { useSettling } from './use-settling.ts'

type Outcome = { is: 'open' } | { is: 'refused'; detail: string } | { is: 'waits' } | { is: 'shut'; status: 'closed' | 'full' } | { is: 'taken'; taken: SubmissionTaken }
type Problem = { name: string; message: string }

/** A form as it is filled in: its answers, what is wrong with them and when that is said, and how it is sent (spec 1 §4). */
export function useFilling(form: Form, fields: readonly AskedField[], { tenant }: SiteSettings) {
  const today = form.today ?? ''
  const first = useMemo(() => form.returned?.answers ?? firstAnswers(fields, today), [form, fields, today])
  const { register, control, reset, getValues, formState: { isDirty } } = useForm<Record<string, Answer>>({ defaultValues: typedBefore(form.id, fields) ?? first })
  const values = answersOf(fields, useWatch({ control }))
  const checked = useMemo(() => checkForm(fields, values, today), [fields, values, today])
  const [outcome, setOutcome] = useState<Outcome>(form.returned ? { is: 'refused', detail: form.returned.problems.length > 0 ? '' : form.returned.said } : { is: 'open' })
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const [restored, setRestored] = useState(false)
  // What the server said; each word until its field is written in again.
  const [told, setTold] = useState<Problem[]>(form.returned?.problems ?? [])
  const { waits, touch, settle } = useSettling()
  const { left, leave, forget } = useLeft()
  const opened = useRef({ key: '', at: 0 })

  useEffect(() => {
    opened.current = { key: newKey(), at: Date.now() }
    if (form.returned) return
    void readDraft(tenant, form.id).then((draft) => {
      if (!draft) return
      opened.current = { key: draft.key, at: draft.at }
      reset({ ...first, ...draft.answers }, { keepDefaultValues: true })
      setRestored(true)
    })
  }, [tenant, form.id, form.returned, first, reset])

  const holds = useRef(false)
  useEffect(() => { holds.current = isDirty && outcome.is === 'open' }, [isDirty, outcome])
  useEffect(() => holdPage(() => holds.current), [])
  useEffect(() => {
    if (!isDirty || outcome.is !== 'open') return
    const timer = setTimeout(() => void keepDraft(tenant, form.id, { ...opened.current, answers: values }), 500)
    return () => clearTimeout(timer)
  }, [tenant, form.id, isDirty, values, outcome])

  // What waited may be sent by any tab, long after.
  useEffect(() => {
    if (outcome.is !== 'waits') return
    const look = () => void waitingForms(tenant).then((waiting) => {
      const mine = waiting.find(({ submission }) => submission.key === opened.current.key)
      if (!mine) setOutcome({ is: 'taken', taken: { received: true, receivedAt: new Date().toISOString(), thankYouText: form.thankYouText, amountDue: 0 } })
      else if (mine.refused !== null) setOutcome({ is: 'refused', detail: mine.refused })
    })
    addEventListener(outboxEvent, look)
    return () => removeEventListener(outboxEvent, look)
  }, [tenant, outcome, form.thankYouText])

  const send = async ({ coupon, amount, website }: { coupon: string; amount: string; website: string }) => {
    settle()
    setTold([])
    const now = checkForm(fields, answersOf(fields, getValues()), today)
    setTries((count) => count + 1)
    if (!isComplete(now)) return setOutcome({ is: 'open' })
    setBusy(true)
    const submission = { key: opened.current.key || newKey(), access: form.access, answers: now.answers, coupon, amount, took: Date.now() - opened.current.at, website }
    opened.current.key = submission.key
    const kept = await within(2000, putInOutbox(tenant, { formId: form.id, title: form.title, url: formHref(form), submission, at: Date.now(), refused: null }), false)
    const sent = await sendForm(form.id, submission)
    setBusy(false)
    if (sent.is === 'later' && kept) {
      void dropDraft(tenant, form.id)
      return setOutcome({ is: 'waits' })
    }
    if (sent.is === 'later') return setOutcome({ is: 'refused', detail: 'It could not be sent, and this browser keeps nothing: leave this page open and try again.' })
    if (kept) void takeFromOutbox(tenant, submission.key)
    if (sent.is === 'taken') {
      void dropDraft(tenant, form.id)
      return setOutcome({ is: 'taken', taken: sent.taken })
    }
    setTold(sent.problems)
    if (sent.shut) return setOutcome({ is: 'shut', status: /full/.test(sent.detail) ? 'full' : 'closed' })
    setOutcome({ is: 'refused', detail: sent.problems.length > 0 ? '' : sent.detail })
  }

  const message = (field: AskedField): { message: string | undefined; warns: boolean } => {
    const problems = checked.problems.filter(({ name }) => name === field.name)
    const { shows } = fieldState({
      answer: answerTo(field, values), first: answerTo(field, first), required: field.required, hasRules: field.rules.length > 0, problems,
      blurred: left.has(field.name), submitted: tries > 0, waiting: waits.has(field.name), visibility: visibilityOf(field.control),
    })
    const said = told.find(({ name }) => name === field.name)
    const found = shows && !waits.has(field.name) ? (problems.find(({ blocking }) => blocking) ?? problems[0]) : undefined
    return { message: said?.message ?? found?.message, warns: !said && found?.blocking === false }
  }

  return {
    first, checked, outcome, tries, busy, restored, message, send,
    problems: tries > 0 || told.length > 0 ? [...told, ...checked.problems.filter(({ blocking, name }) => blocking && !told.some((one) => one.name === name))] : [],
    register: (field: AskedField) => register(field.name, {
      onBlur: () => leave(field.name),
      onChange: () => {
        setTold((all) => all.filter(({ name }) => name !== field.name))
        touch(field.name, Math.max(0, ...field.rules.map(({ delay }) => delay)))
      },
    }),
    startAgain: () => {
      void dropDraft(tenant, form.id)
      opened.current = { key: newKey(), at: Date.now() }
      reset(first)
      setRestored(false)
      forget()
      setTries(0)
    },
  }
}

/** What react-hook-form holds, as answers: a box that is not ticked is nothing. */
const answersOf = (fields: readonly AskedField[], values: Record<string, unknown>): Answers =>
  Object.fromEntries(fields.map(({ name }) => {
    const value = values[name]
    return [name, Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : typeof value === 'string' ? value : '']
  }))

/** crypto.randomUUID is not there on a host without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Storage that hangs must not hold the form up. */
const within = <T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> => Promise.race([work, new Promise<T>((done) => { setTimeout(() => done(otherwise), ms) })])
