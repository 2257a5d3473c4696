import type { PersistedClient } from '@tanstack/query-persist-client-core'
import { listOf, removeStored, tryReadStored, updateStored } from '../../platform/storage.ts'
import type { SentForm } from './send-form.ts'
import {
  asStored,
  clientOf,
  formsEntry,
  formsIn,
  formsKey,
  type FormToSend,
  type StoredForm,
} from './stored-forms.ts'

const outboxEntry = 'forms-waiting'

type OutboxForm = FormToSend & {
  refused: string | null
  due?: { cents: number; payUrl: string | null }
}

/** Moves forms stored by an earlier version of the site to the mutations. */
export async function moveOutbox(tenant: string): Promise<void> {
  const old = listOf<OutboxForm>(
    (await tryReadStored(tenant, outboxEntry))?.value,
    (one) => typeof (one as Partial<OutboxForm> | null)?.submission?.key === 'string',
  )
  if (old.length === 0) return
  const moved = await updateStored<PersistedClient>(tenant, formsEntry, (stored) =>
    clientOf(
      new Map([
        ...old.map((one) => [one.submission.key, fromOutbox(one)] as const),
        ...formsIn(stored),
      ]).values(),
    ),
  )
  if (moved) await removeStored(tenant, outboxEntry)
}

function fromOutbox({ refused, due, formId, title, url, at, submission }: OutboxForm): StoredForm {
  const data: SentForm | undefined = due
    ? {
        is: 'taken',
        taken: {
          received: true,
          receivedAt: '',
          thankYouText: '',
          amountDue: due.cents,
          payUrl: due.payUrl,
        },
      }
    : typeof refused === 'string'
      ? { is: 'refused', detail: refused, problems: [], shut: false }
      : undefined
  return asStored({
    mutationKey: formsKey,
    state: {
      context: undefined,
      data,
      error: null,
      failureCount: 1,
      failureReason: null,
      isPaused: false,
      status: data ? 'success' : 'pending',
      submittedAt: at,
      variables: { formId, title, url, at, submission },
    },
  })
}
