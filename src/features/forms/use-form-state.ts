import { useEffect, useMemo, useRef, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch, type FieldError, type Resolver } from 'react-hook-form'
import type { Form } from '../../contract/forms.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { ResolvedField } from '../../domain/form-rules/resolve-fields.ts'
import { findProblems, shownAnswers } from '../../domain/form-rules/check-form.ts'
import { fieldState, getVisibility } from '../../domain/form-rules/field-state.ts'
import { initialAnswers } from '../../domain/form-rules/initial-answers.ts'
import { formSchema } from '../../domain/form-rules/form-schema.ts'
import { getAnswer, type Answer, type Answers } from '../../domain/form-rules/rule.ts'
import { inputDelay } from '../../domain/constants.ts'
import { blockReload } from '../../platform/reload-guard.ts'
import { newId } from '../../platform/new-id.ts'
import { useDraft } from './use-draft.ts'
import { useBlurredFields } from './use-blurred-fields.ts'
import { useSubmitForm, type Problem } from './use-submit-form.ts'
import { useTypingPause } from './use-typing-pause.ts'
import { changedAnswers } from './changed-answers.ts'

type Paying = { coupon: string; amount: string; website: string }

/** The state of a form: answers, problems and when to show them, and sending. */
export function useFormState(
  form: Form,
  fields: readonly ResolvedField[],
  { tenant }: SiteSettings,
) {
  const today = form.today ?? ''
  // The form is read again from time to time; the initial one stays.
  const [first] = useState(() => form.returned?.answers ?? initialAnswers(fields, today))
  const [typed] = useState(() => typedBefore(form.id, fields))
  const resolver = useMemo(() => resolverOf(fields, today), [fields, today])
  const {
    register,
    control,
    reset,
    trigger,
    handleSubmit,
    getValues,
    formState: { isDirty, errors },
  } = useForm<Record<string, Answer>, unknown, Record<string, Answer>>({
    defaultValues: first,
    resolver,
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const watched = useWatch({ control })
  const values = useMemo(() => answersOf(fields, watched), [fields, watched])
  const applies = useMemo(() => shownAnswers(fields, values), [fields, values])
  // An answer may affect other fields, so all are checked on each change.
  useEffect(() => void trigger(), [trigger, resolver, values])
  const problems = fields.flatMap(({ name }) =>
    messagesOf(errors as Record<string, FieldError>, name),
  )
  const warnings = useMemo(
    () => findProblems(fields, values, today).filter(({ blocking }) => !blocking),
    [fields, values, today],
  )
  const [tries, setTries] = useState(0)
  const [restored, setRestored] = useState(false)
  const [isOpenElsewhere, setOpenElsewhere] = useState(false)
  // Problems from the server, each until its field is edited.
  const [serverProblems, setServerProblems] = useState<Problem[]>(form.returned?.problems ?? [])
  const { waits, touch, settle } = useTypingPause()
  const { left, leave, forget } = useBlurredFields()
  const draft = useDraft(form, tenant)
  const { outcome, setOutcome, busy, send, begin, begun, sentElsewhere } = useSubmitForm(
    form,
    tenant,
    draft,
  )
  const filling = outcome.is === 'open' || outcome.is === 'refused'

  const opening = useRef<number>(undefined)
  useEffect(() => {
    if (opening.current === form.id) return
    opening.current = form.id
    begin(freshly())
    // Text typed into the server-rendered page is newer than the draft.
    const typedAnswers = changedAnswers(first, typed ?? {})
    if (Object.keys(typedAnswers).length > 0)
      reset({ ...first, ...typedAnswers }, { keepDefaultValues: true })
    if (form.access === 'hidden') return
    void draft.open().then(({ draft: before, elsewhere: open }) => {
      if (form.returned) return
      setOpenElsewhere(open && !before)
      if (!before) return
      begin({
        key: before.key,
        at: before.at,
        instead: before.instead,
      })
      // Answers entered while the draft is read are kept.
      reset(
        { ...first, ...before.answers, ...changedAnswers(first, answersOf(fields, getValues())) },
        { keepDefaultValues: true },
      )
      setRestored(Object.keys(changedAnswers(first, before.answers)).length > 0)
    })
  }, [draft, form.id, form.access, form.returned, fields, first, typed, reset, getValues, begin])

  const holds = useRef(false)
  useEffect(() => {
    holds.current = isDirty && filling
  }, [isDirty, filling])
  useEffect(() => blockReload(() => holds.current), [])
  useEffect(() => {
    // Answers of members' forms are not stored on the device.
    if (!isDirty || !filling || busy || form.access === 'hidden') return
    const timer = setTimeout(() => {
      const { key, at, instead } = begun()
      void draft.keep({ key, at, instead, answers: values })
    }, 500)
    return () => clearTimeout(timer)
  }, [draft, form.access, isDirty, values, filling, busy, begun])

  const trySending = async ({ coupon, amount, website }: Paying) => {
    settle()
    setServerProblems([])
    setTries((count) => count + 1)
    await handleSubmit(
      async (answers) => {
        const rejections = await send({ answers, coupon, amount, website })
        if (rejections === null) return
        setServerProblems(rejections)
        // The server's problems arrive late, so the summary gets focus again.
        setTries((count) => count + 1)
      },
      () => setOutcome({ is: 'open' }),
    )()
  }

  const message = (field: ResolvedField): { message: string | undefined; warns: boolean } => {
    const problem = problems.find(({ name }) => name === field.name)
    const warning = warnings.find(({ name }) => name === field.name)
    const { shows } = fieldState({
      answer: getAnswer(field, values),
      first: getAnswer(field, first),
      required: field.required,
      hasRules: field.rules.length > 0,
      problems: [problem, warning].filter((item) => item !== undefined),
      blurred: left.has(field.name),
      submitted: tries > 0,
      waiting: waits.has(field.name),
      visibility: getVisibility(field.control),
    })
    const serverProblem = serverProblems.find(({ name }) => name === field.name)
    const visibleProblem = shows && !waits.has(field.name) ? (problem ?? warning) : undefined
    return {
      message: serverProblem?.message ?? visibleProblem?.message,
      warns: !serverProblem && visibleProblem?.blocking === false,
    }
  }

  return {
    first,
    applies,
    outcome,
    tries,
    busy,
    restored,
    elsewhere: isOpenElsewhere,
    sentElsewhere,
    message,
    send: trySending,
    problems:
      tries > 0 || serverProblems.length > 0
        ? [
            ...serverProblems,
            ...problems.filter(({ name }) => !serverProblems.some((other) => other.name === name)),
          ]
        : [],
    register: (field: ResolvedField) =>
      register(field.name, {
        onBlur: () => leave(field.name),
        onChange: () => {
          setServerProblems((all) => all.filter(({ name }) => name !== field.name))
          touch(field.name, Math.max(inputDelay, ...field.rules.map(({ delay }) => delay)))
        },
      }),
    startAgain: () => {
      void draft.drop()
      begin(freshly())
      reset(first)
      setRestored(false)
      setOpenElsewhere(false)
      forget()
      setTries(0)
    },
  }
}

/** Opened now. */
const freshly = () => ({ key: newId(), at: Date.now() })

/** The values of react-hook-form as answers: an unchecked box is no answer. */
const answersOf = (fields: readonly ResolvedField[], values: Record<string, unknown>): Answers =>
  Object.fromEntries(
    fields.map(({ name }) => {
      const value = values[name]
      return [
        name,
        Array.isArray(value)
          ? value.filter((item): item is string => typeof item === 'string')
          : typeof value === 'string'
            ? value
            : '',
      ]
    }),
  )

/** The form's schema as a resolver for react-hook-form's values. */
const resolverOf = (
  fields: readonly ResolvedField[],
  today: string,
): Resolver<Record<string, Answer>, unknown, Record<string, Answer>> => {
  const resolve = zodResolver(formSchema(fields, today), undefined, { mode: 'sync' })
  return (values, context, options) => resolve({ ...answersOf(fields, values) }, context, options)
}

/** All messages of a field, which may break several rules. */
const messagesOf = (errors: Readonly<Record<string, FieldError | undefined>>, name: string) =>
  [errors[name]?.types?.['custom'] ?? []]
    .flat()
    .map((message) => ({ name, message: String(message), blocking: true }))

/** Values typed into the server-rendered form before its script ran; undefined without any. */
function typedBefore(
  formId: number,
  fields: readonly ResolvedField[],
): Record<string, Answer> | undefined {
  if (typeof document === 'undefined') return undefined
  const element = document.getElementById(`form-${formId}`)
  if (!(element instanceof HTMLFormElement)) return undefined
  const data = new FormData(element)
  return Object.fromEntries(
    fields
      .filter(({ control }) => control !== 'separator')
      .map(({ name, several }) => {
        const written = data.getAll(name).filter((item): item is string => typeof item === 'string')
        return [name, several ? written : (written[0] ?? '')]
      }),
  )
}
