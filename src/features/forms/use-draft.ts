import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { startForms } from '../../data/forms/form-queue.ts'
import type { Form } from '../../contract/forms.schema.ts'
import { claimDraft, dropDraft, storeDraft, type Claimed, type Draft } from './draft.ts'

/**
 * The draft of this page. A form open in two tabs has two drafts, so that neither overwrites the
 * other.
 */
export function useDraft(form: Form, tenant: string) {
  const client = useQueryClient()
  const claimed = useRef<Promise<Claimed>>(undefined)
  useEffect(() => () => void claimed.current?.then(({ release }) => release()), [])
  return useMemo(
    () => ({
      open: (): Promise<Claimed> =>
        (claimed.current ??= startForms(client, tenant).then(() => claimDraft(tenant, form.id))),
      /** Nothing is stored for a form without drafts. */
      keep: async (draft: Omit<Draft, 'id'>): Promise<boolean> => {
        const ownDraft = await claimed.current
        return ownDraft !== undefined && storeDraft(tenant, form, { ...draft, id: ownDraft.id })
      },
      drop: async (): Promise<boolean> => {
        const ownDraft = await claimed.current
        return ownDraft === undefined || dropDraft(tenant, form.id, ownDraft.id)
      },
    }),
    [client, form, tenant],
  )
}
export type OwnDraft = ReturnType<typeof useDraft>
