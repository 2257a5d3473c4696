import type { Answers } from '../../domain/form-rules/rule.ts'
import { keep, kept } from '../../platform/kept.ts'

/** A form that was begun: its key, when it was opened, and what was answered. What is paid, and with which coupon, is never among it. */
export type Draft = { key: string; at: number; answers: Answers }

/** Milliseconds after which what was begun is forgotten. */
const longest = 14 * 86_400_000

const nameOf = (formId: number) => `form-draft-${formId}`

export async function readDraft(tenant: string, formId: number): Promise<Draft | undefined> {
  const draft = await kept<Draft | null>(tenant, nameOf(formId))
  return draft && Date.now() - draft.at < longest ? draft : undefined
}
export const keepDraft = (tenant: string, formId: number, draft: Draft): Promise<boolean> => keep(tenant, nameOf(formId), draft)
export const dropDraft = (tenant: string, formId: number): Promise<boolean> => keep(tenant, nameOf(formId), null)
