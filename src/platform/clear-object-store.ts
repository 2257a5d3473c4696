/**
 * Clears a store of a database made by a library, if it exists. It is not deleted, because the
 * library may have it open.
 */
export const clearObjectStore = (name: string, store: string): Promise<void> =>
  new Promise((done, fail) => {
    const opening = indexedDB.open(name)
    // It does not exist and must not be created.
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
