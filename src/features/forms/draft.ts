import { draftsEntry, storedForms } from '../../data/forms/stored-forms.ts'
import type { Form } from '../../contract/forms.schema.ts'
import { draftAnswers } from '../../domain/form-rules/draft-answers.ts'
import type { Answers } from '../../domain/form-rules/rule.ts'
import { acquireLock } from '../../platform/acquire-lock.ts'
import { readStored, validItems, updateStored } from '../../platform/storage.ts'
import { newId } from '../../platform/new-id.ts'

/**
 * A form in progress: its key, when it was opened, and answers. Payment and coupon are never
 * included. `id`: of the draft, which one page at a time uses. `instead`: the key of a refused
 * submission that it corrects.
 */
export type Draft = {
  id: string
  key: string
  at: number
  answers: Answers
  instead?: string | undefined
}
/**
 * The draft of this page. `elsewhere`: another page of this browser has a draft of the same form.
 */
export type Claimed = { id: string; draft: Draft | undefined; elsewhere: boolean; release(): void }

/** Milliseconds after which a draft is deleted. */
const maxAge = 14 * 86_400_000
/** Newest drafts of a form that are stored. */
const maxDrafts = 8

const draftsIn = (value: unknown, now = Date.now()): Draft[] =>
  validItems<Draft>(
    value,
    (item) =>
      typeof (item as Partial<Draft> | null)?.id === 'string' &&
      typeof (item as Draft).key === 'string' &&
      now - (item as Draft).at < maxAge,
  )

/**
 * Takes the newest draft that no open page uses; else a refused submission, whose only copy is in
 * the queue; else none, and creates a draft.
 */
export async function claimDraft(tenant: string, formId: number): Promise<Claimed> {
  const drafts = draftsIn(await readStored(tenant, draftsEntry(formId)))
  let isOpenElsewhere = false
  for (const draft of drafts.toReversed()) {
    const release = await acquireLock(lockOf(draft.id))
    if (release) return { id: draft.id, draft, elsewhere: isOpenElsewhere, release }
    isOpenElsewhere = true
  }
  const rejected =
    (await storedForms(tenant))?.filter(
      (form) => form.formId === formId && form.refused !== null,
    ) ?? []
  for (const {
    at,
    submission: { key, answers },
  } of rejected) {
    const release = await acquireLock(lockOf(key))
    if (release)
      return {
        id: key,
        draft: { id: key, key: newId(), at, answers, instead: key },
        elsewhere: isOpenElsewhere,
        release,
      }
    isOpenElsewhere = true
  }
  const id = newId()
  return {
    id,
    draft: undefined,
    elsewhere: isOpenElsewhere,
    release: (await acquireLock(lockOf(id))) ?? (() => {}),
  }
}
const lockOf = (id: string) => `form-draft-${id}`

/** In one transaction, so that drafts of other pages are not lost. */
export const storeDraft = async (
  tenant: string,
  form: Pick<Form, 'id' | 'payment' | 'fields'>,
  draft: Draft,
): Promise<boolean> =>
  (await updateStored<Draft[]>(tenant, draftsEntry(form.id), (old) =>
    [...without(old, draft.id), { ...draft, answers: draftAnswers(form, draft.answers) }].slice(
      -maxDrafts,
    ),
  )) !== undefined
export const dropDraft = async (tenant: string, formId: number, id: string): Promise<boolean> =>
  (await updateStored<Draft[]>(tenant, draftsEntry(formId), (old) => without(old, id))) !==
  undefined

const without = (old: unknown, id: string) => draftsIn(old).filter((draft) => draft.id !== id)
