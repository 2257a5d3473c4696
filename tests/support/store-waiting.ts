import type { Page } from '@playwright/test'

/** Stores a waiting form in this browser, and with `sheet` a score with a waiting tap. */
export const storeWaiting = (page: Page, { sheet = false } = {}): Promise<void> =>
  page.evaluate(async (withSheet) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((take) => {
        request.onsuccess = () => take(request.result)
      })
    const names = (await indexedDB.databases()).map(({ name }) => name!)
    const db = await done(indexedDB.open(names.find((name) => name.startsWith('fieldhouse-'))!))
    const submission = {
      key: '11111111-1111-4111-8111-111111111111',
      access: 'public',
      answers: { name: 'qkwaiting' },
      coupon: '',
      amount: '',
      token: '',
      website: '',
    }
    const variables = { formId: 1, title: 'Qkwaiting', url: '/form/1', at: Date.now(), submission }
    const context = { kept: true }
    const state = { context, status: 'pending', isPaused: true, failureCount: 1, variables }
    const mutations = [{ mutationKey: ['forms'], state }]
    const score = { events: [{ id: 'a' }, { id: 'b' }], known: ['a'], last: 1 }
    const store = db.transaction('kept', 'readwrite').objectStore('kept')
    if (withSheet) store.put(score, 'score-sheet-1')
    const clientState = { queries: [], mutations }
    await done(store.put({ buster: '1', timestamp: Date.now(), clientState }, 'mutations'))
    db.close()
  }, sheet)
