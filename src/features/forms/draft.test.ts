import { beforeEach, describe, expect, test, vi } from 'vitest'
import { claimDraft, dropDraft, storeDraft } from './draft.ts'

const held = new Map<string, unknown>()
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => held.get(key),
  update: async (key: string, by: (old: unknown) => unknown) =>
    void held.set(key, by(held.get(key))),
}))
/** The locks of a browser, whose pages all run in this process. */
const locked = new Set<string>()
const locks = {
  request: async (
    name: string,
    _: unknown,
    work: (lock: object | null) => Promise<void> | void,
  ) => {
    if (locked.has(name)) return work(null)
    locked.add(name)
    try {
      await work({})
    } finally {
      locked.delete(name)
    }
  },
}
beforeEach(() => {
  held.clear()
  locked.clear()
  vi.stubGlobal('navigator', { locks })
})

const camp = {
  id: 3,
  payment: {
    enabled: false,
    formType: 'fixed',
    amount: 0,
    maxQuantity: null,
    quantityField: null,
    couponAmount: 0,
    couponAvailable: false,
  } as const,
  fields: [],
}
/** A form's mutation, as the queue stores it. */
const form = (key: string, refused: string | null, formId = 3) => ({
  mutationKey: ['forms'],
  state: {
    status: refused === null ? 'pending' : 'success',
    ...(refused !== null && { data: { is: 'refused', detail: refused, problems: [] } }),
    variables: {
      formId,
      title: 'Camp',
      url: '/form/3',
      at: 0,
      submission: { key, answers: { name: key }, coupon: 'HALF', amount: '5' },
    },
  },
})
const queued = (...mutations: object[]) => held.set('mutations', { clientState: { mutations } })
const begun = (id: string, name: string, more = {}) => ({
  id,
  key: `key of ${id}`,
  at: Date.now(),
  answers: { name },
  ...more,
})

describe('a form refused after its page was closed [FM-06]', () => {
  test('starts with its answers under a new key that replaces it', async () => {
    queued(
      form('other', 'no', 4),
      form('goes', null),
      form('mine', 'Form incomplete.'),
      form('second', 'no'),
    )
    const { draft } = await claimDraft('t', 3)
    expect(draft).toMatchObject({ answers: { name: 'mine' }, instead: 'mine' })
    expect(draft!.key).toMatch(/^[\da-f-]{36}$/)
    expect(JSON.stringify(draft)).not.toMatch(/HALF|"5"/)
    // Another open page fixes the next one.
    expect((await claimDraft('t', 3)).draft).toMatchObject({ instead: 'second' })
  })

  test('yields to a newer draft that already replaces it', async () => {
    queued(form('mine', 'no'))
    await storeDraft('t', camp, begun('k', 'mended', { instead: 'mine' }))
    expect((await claimDraft('t', 3)).draft).toMatchObject({
      id: 'k',
      answers: { name: 'mended' },
      instead: 'mine',
    })
  })

  test('affects no other form, and no form still being sent', async () => {
    queued(form('other', 'no', 4), form('goes', null))
    expect(await claimDraft('t', 3)).toMatchObject({ draft: undefined, elsewhere: false })
  })
})

describe('two pages with one form [FM-06]', () => {
  test('have separate drafts, and the next page takes the draft of a closed one', async () => {
    const [one, two] = [await claimDraft('t', 3), await claimDraft('t', 3)]
    expect(one.id).not.toBe(two.id)
    await Promise.all([
      storeDraft('t', camp, begun(one.id, 'Ann')),
      storeDraft('t', camp, begun(two.id, 'Bo')),
    ])
    expect(await claimDraft('t', 3)).toMatchObject({ draft: undefined, elsewhere: true })
    one.release()
    await vi.waitFor(() => expect(locked.has(`form-draft-${one.id}`)).toBe(false))
    expect(await claimDraft('t', 3)).toMatchObject({
      id: one.id,
      draft: { answers: { name: 'Ann' } },
      elsewhere: true,
    })
    await dropDraft('t', 3, one.id)
    expect(held.get('form-draft-3')).toMatchObject([{ id: two.id, answers: { name: 'Bo' } }])
  })

  test('share the newest draft in a browser without locks', async () => {
    vi.stubGlobal('navigator', {})
    await storeDraft('t', camp, begun('old', 'Ann'))
    await storeDraft('t', camp, begun('new', 'Bo'))
    expect([(await claimDraft('t', 3)).id, (await claimDraft('t', 3)).id]).toEqual(['new', 'new'])
  })

  test('drop old, broken and oversized drafts', async () => {
    held.set('form-draft-3', [
      null,
      'x',
      { id: 7 },
      begun('old', 'Ann', { at: Date.now() - 15 * 86_400_000 }),
    ])
    for (let i = 0; i < 10; i++) await storeDraft('t', camp, begun(`${i}`, 'Bo'))
    expect((held.get('form-draft-3') as { id: string }[]).map(({ id }) => id)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ])
    held.set('form-draft-3', { id: 'no list' })
    expect((await claimDraft('t', 3)).draft).toBeUndefined()
  })
})
