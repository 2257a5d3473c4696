import { readAllStored, validItems } from '../platform/storage.ts'
import { formsEntry, waitingIn } from './forms/stored-forms.ts'

/** Data that is only on this device. */
export type UnsentData = { forms: number; taps: number }

/**
 * Forms and score taps that no server has received. A store that does not answer in time counts as
 * empty.
 */
export async function readUnsentData(tenant: string): Promise<UnsentData> {
  const all = await readAllStored(tenant)
  return {
    forms: waitingIn(all.find(([key]) => key === formsEntry)?.[1]).filter(({ due }) => !due).length,
    taps: all.reduce(
      (sum, [key, sheet]) =>
        typeof key === 'string' && key.startsWith('score-sheet-') ? sum + tapsOf(sheet) : sum,
      0,
    ),
  }
}

function tapsOf(sheet: unknown): number {
  const { events, known } = (sheet ?? {}) as { events?: unknown; known?: unknown }
  const knownIds = new Set(validItems<string>(known, (item) => typeof item === 'string'))
  return validItems<{ id: string }>(
    events,
    (item) => typeof (item as { id?: unknown } | null)?.id === 'string',
  ).filter(({ id }) => !knownIds.has(id)).length
}

/** '' when there is nothing. */
export function formatUnsentData({ forms, taps }: UnsentData): string {
  const parts = [
    forms > 0 && `${forms} ${forms === 1 ? 'form' : 'forms'}`,
    taps > 0 && `${taps} ${taps === 1 ? 'tap' : 'taps'} of a score`,
  ].filter((part) => part !== false)
  return parts.length === 0
    ? ''
    : `${parts.join(' and ')} ${forms + taps === 1 ? 'is' : 'are'} not sent yet.`
}
