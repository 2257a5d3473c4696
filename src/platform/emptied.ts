/**
 * Takes all out of a database that is not of our making, as far as there is one: it stays itself,
 * because who works with it may hold it open.
 */
export const emptied = (name: string, store: string): Promise<void> =>
  new Promise((done, fail) => {
    const opening = indexedDB.open(name)
    // There is none: nor is one made.
    opening.addEventListener('upgradeneeded', () => opening.transaction!.abort())
    opening.addEventListener('error', () => {
      if (opening.error?.name === 'AbortError') done()
      else fail(opening.error!)
    })
    opening.addEventListener('success', () => {
      const db = opening.result
      const work = db.transaction(store, 'readwrite')
      work.objectStore(store).clear()
      work.addEventListener('complete', () => {
        db.close()
        done()
      })
      work.addEventListener('abort', () => {
        db.close()
        fail(work.error!)
      })
    })
  })
