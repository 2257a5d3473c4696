import { useEffect, useState } from 'react'
import { loadPacks } from '../../platform/packs.ts'
import {
  canSave,
  readCacheTotals,
  removeAll,
  removePage,
  savedPages,
  type CacheTotals,
  type Kind,
  type SavedPage,
} from '../../platform/saved-copies.ts'
import type { SavedState } from './SavedScreen.tsx'
import { readStorage, type Storage } from './storage.ts'

type Found = {
  state: SavedState
  pages: SavedPage[] | null
  answers: CacheTotals | null
  pictures: CacheTotals | null
  storage: Storage | null
}

const looking: Found = {
  state: 'looking',
  pages: null,
  answers: null,
  pictures: null,
  storage: null,
}

/** Everything at once, because items that arrive one by one would move the list. */
async function readSaved(tenant: string): Promise<Found> {
  if (!canSave()) return { ...looking, state: 'none', storage: await readStorage() }
  const [pages, answers, pictures, storage] = await Promise.all([
    savedPages(tenant),
    readCacheTotals('answers', tenant),
    readCacheTotals('pictures', tenant),
    readStorage(),
    loadPacks(tenant),
  ])
  const served = Boolean(
    (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller,
  )
  return {
    state: pages === null ? 'silent' : served ? 'ready' : 'unserved',
    pages,
    answers,
    pictures,
    storage,
  }
}

/** Without a title, which may be a hidden score. */
export const formatRemoved = ({ length }: readonly SavedPage[], kind: string): string =>
  length === 1 ? 'Removed.' : `Removed: ${length} ${kind}.`

/** The stored items of this device, read again after each removal. */
export function useSaved(tenant: string) {
  const [items, setItems] = useState(looking)
  const [message, setMessage] = useState('')
  useEffect(() => {
    void readSaved(tenant).then(setItems)
  }, [tenant])

  const finish = async (done: boolean, success: string) => {
    setItems(await readSaved(tenant))
    setMessage(done ? success : 'Not removed: browser storage is not responding.')
  }
  return {
    ...items,
    said: message,
    renew: async () => setItems(await readSaved(tenant)),
    remove: async (pages: SavedPage[], kind: string) =>
      finish(
        (await Promise.all(pages.map(({ path }) => removePage(tenant, path)))).every(Boolean),
        formatRemoved(pages, kind),
      ),
    clear: async (kind: Kind) => finish(await removeAll(kind, tenant), 'Removed.'),
  }
}
