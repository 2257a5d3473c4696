import type { PersistedClient, Persister } from '@tanstack/query-persist-client-core'
import type { Mutation, MutationState } from '@tanstack/react-query'
import type { Submission } from '../../contract/forms.schema.ts'
import { validItems, removeStored, tryReadStored, updateStored } from '../../platform/storage.ts'
import type { SentForm } from './send-form.ts'

/** The variables of a form's mutation. `instead`: the key of a refused entry that it replaces. */
export type FormToSend = {
  formId: number
  title: string
  url: string
  /** Milliseconds since 1970. */
  at: number
  /** Its `key` makes repeated sends one submission. */
  submission: Submission
  instead?: string | undefined
}
/** `kept`: it is stored on this device until it is sent. */
export type FormState = MutationState<SentForm, Error, FormToSend, { kept: boolean }>
export type FormMutation = Mutation<SentForm, Error, FormToSend, { kept: boolean }>
export type StoredForm = { mutationKey: readonly ['forms']; state: FormState }

export const formsKey = ['forms'] as const
/** The key of this device's store, which contains a `PersistedClient`. */
export const formsEntry = 'mutations'
/** The key of this device's drafts of a form. */
export const draftsEntry = (formId: number): string => `form-draft-${formId}`
/**
 * The version of the stored format. Independent of the build, because forms outlive a deployment.
 */
export const formsVersion = '1'

export const formKey = ({ state }: { state: FormState }): string => state.variables!.submission.key

/** Whether it is on its first attempt, in the tab that began it. */
const isOnFirstTry = ({ status, isPaused, failureCount }: FormState): boolean =>
  status === 'pending' && !isPaused && failureCount === 0

/**
 * What the page shows of a queued form. `due`: amount of a received one; `refused`: the server's
 * message.
 */
export type WaitingForm = Omit<FormToSend, 'instead'> & {
  refused: string | null
  sending: boolean
  due?: { cents: number; payUrl: string | null }
}
export function waitingForm(state: FormState): WaitingForm {
  const { data, variables } = state
  return {
    ...variables!,
    sending: isOnFirstTry(state),
    refused:
      data?.is === 'refused'
        ? [data.detail, ...data.problems.map(({ message }) => message)].join(' ')
        : null,
    ...(data?.is === 'taken' && {
      due: { cents: data.taken.amountDue, payUrl: data.taken.payUrl },
    }),
  }
}

/** The valid entries of a stored value, by key. */
const formsIn = (value: unknown): Map<string, StoredForm> =>
  new Map(
    validItems<StoredForm>(
      (value as Partial<PersistedClient> | undefined)?.clientState?.mutations,
      (item) => {
        const state = (item as Partial<StoredForm> | null)?.state
        return (
          typeof state?.variables?.submission?.key === 'string' &&
          (state.status === 'pending' || state.data !== undefined)
        )
      },
    ).map((form) => [formKey(form), form]),
  )
export const waitingIn = (value: unknown): WaitingForm[] =>
  [...formsIn(value).values()].map(({ state }) => waitingForm(state))

/** Undefined when the store did not answer. */
export async function storedForms(tenant: string): Promise<WaitingForm[] | undefined> {
  const read = await tryReadStored(tenant, formsEntry)
  return read && waitingIn(read.value)
}

/**
 * A form as stored: one being sent waits again after a restart, a refused one loses its payment
 * data, and a received one its answers.
 */
function asStored({ state }: StoredForm): StoredForm {
  const { data, variables, status, failureCount } = state
  const { submission } = variables!
  const paid = { coupon: '', amount: '' }
  return {
    mutationKey: formsKey,
    state: {
      ...state,
      context: { kept: true },
      error: null,
      failureReason: null,
      isPaused: status === 'pending',
      failureCount: Math.max(1, failureCount),
      variables: {
        ...variables!,
        submission:
          data === undefined
            ? submission
            : data.is === 'refused'
              ? { ...submission, ...paid }
              : { ...submission, ...paid, answers: {} },
      },
    },
  }
}

const clientOf = (forms: Iterable<StoredForm>): PersistedClient => ({
  buster: formsVersion,
  timestamp: Date.now(),
  clientState: { queries: [], mutations: [...forms] as never },
})

/**
 * Persists the mutations of one tab together with those of other tabs, by key. `changed` is called
 * when other tabs should read again, `drop` when another tab sent or removed a form of this one,
 * `unanswered` when the store did not answer a read.
 */
export function formPersister(
  tenant: string,
  tab: {
    forms(): FormMutation[]
    drop(form: FormMutation): void
    changed(): void
    unanswered(): void
  },
): Persister {
  /** Keys that this tab has stored or read. */
  let knownKeys = new Set<string>()
  let saved = { all: '', told: '', done: Promise.resolve() }

  const write = async (forms: Map<string, StoredForm>, notifyTabs: boolean) => {
    const before = knownKeys
    // Set at once, because the next save may begin before this one ends.
    knownKeys = new Set(forms.keys())
    const stored = await updateStored<PersistedClient>(tenant, formsEntry, (old) => {
      const all = formsIn(old)
      for (const key of before) if (!forms.has(key)) all.delete(key)
      // A form that another tab removed stays removed.
      for (const [key, form] of forms)
        if (!before.has(key) || all.has(key)) all.set(key, asStored(form))
      return clientOf(all.values())
    })
    if (stored) {
      if (notifyTabs) tab.changed()
      return
    }
    for (const key of forms.keys()) if (!before.has(key)) knownKeys.delete(key)
    throw new Error('this browser stores nothing')
  }

  return {
    persistClient: ({ clientState }) => {
      const forms = new Map(
        (clientState.mutations as StoredForm[]).map((mutation) => [formKey(mutation), mutation]),
      )
      const marks = [...forms].map(
        ([key, { state }]) => `${key} ${isOnFirstTry(state) ? 'first' : state.status}`,
      )
      const all = marks.join()
      if (all === saved.all) return saved.done
      const shared = marks.filter((mark) => !mark.endsWith('first')).join()
      saved = { all, told: shared, done: write(forms, shared !== saved.told) }
      return saved.done
    },
    /** Returns what this tab does not have yet. */
    restoreClient: async () => {
      const read = await tryReadStored<PersistedClient>(tenant, formsEntry)
      // A store that does not answer is not an empty one.
      if (!read) return (tab.unanswered(), undefined)
      const stored = formsIn(read.value)
      for (const form of tab.forms()) {
        const storedForm = stored.get(formKey(form))
        if (
          !knownKeys.has(formKey(form)) ||
          (storedForm && (!storedForm.state.data || form.state.data))
        )
          continue
        // First, or the next save would remove what another tab stored.
        knownKeys.delete(formKey(form))
        tab.drop(form)
      }
      const ownKeys = new Set(tab.forms().map(formKey))
      const newForms = [...stored.values()].filter((form) => !ownKeys.has(formKey(form)))
      for (const form of newForms) knownKeys.add(formKey(form))
      return { ...clientOf(newForms), buster: read.value?.buster ?? formsVersion }
    },
    removeClient: () => removeStored(tenant, formsEntry),
  }
}
