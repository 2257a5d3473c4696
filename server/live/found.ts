import type { Finding } from '../../src/contract/ingest.schema.ts'

/**
 * A finding, and whether it alone is reason to wait for a person: the site would show another game,
 * or a score that cannot be.
 */
export type Found = Finding & { holds: boolean }

export const note = (text: string): Found => ({ kind: 'note', text, holds: false })
export const serious = (text: string): Found => ({ kind: 'serious', text, holds: false })
export const holding = (text: string): Found => ({ kind: 'serious', text, holds: true })
