import { waitingForms } from '../../data/form-outbox.ts'
import type { Answers } from '../../domain/form-rules/rule.ts'
import { keep, kept } from '../../platform/kept.ts'
import { newKey } from './new-key.ts'

/** A form that was begun: its key, when it was opened, and what was answered. What is paid, and with which coupon, is never among it. `instead`: the key of what was refused and is mended by it. */
export type Draft = { key: string; at: number; answers: Answers; instead?: string | undefined }

/** Milliseconds after which what was begun is forgotten. */
const longest = 14 * 86_400_000

const nameOf = (formId: number) => `form-draft-${formId}`

export async function readDraft(tenant: string, formId: number): Promise<Draft | undefined> {
  const draft = await kept<Draft | null>(tenant, nameOf(formId))
  if (draft && Date.now() - draft.at < longest) return draft
  // What was sent later, from any page, and refused there has its only copy in the outbox.
  const refused = (await waitingForms(tenant))?.find((one) => one.formId === formId && one.refused !== null)
  return refused && { key: newKey(), at: refused.at, answers: refused.submission.answers, instead: refused.submission.key }
}
export const keepDraft = (tenant: string, formId: number, draft: Draft): Promise<boolean> => keep(tenant, nameOf(formId), draft)
export const dropDraft = (tenant: string, formId: number): Promise<boolean> => keep(tenant, nameOf(formId), null)
