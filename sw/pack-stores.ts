import { packNote, packPrefix, type Pack } from '../src/contract/packs.ts'
import { stored, tenant } from './stored.ts'

/** Names of the caches that are packs of this department. */
export const packNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(packPrefix(tenant)))

/**
 * What a pack says of itself; undefined where it is gone, or was never finished. Opened only where
 * it is still there: opening one that was just removed would make it anew.
 */
export const noteIn = async (name: string): Promise<Pack | undefined> =>
  (await (await caches.match(packNote, { cacheName: name }))?.json().catch(() => undefined)) as
    | Pack
    | undefined

/**
 * Takes away what was withdrawn: the copy of what was seen, and that of every pack, whose note
 * names it no longer.
 */
export async function withdraw(cacheName: string, key: string): Promise<void> {
  await stored(async () => (await caches.open(cacheName)).delete(key))
  for (const name of (await stored(packNames)) ?? []) {
    await stored(async () => {
      if (!(await caches.match(key, { cacheName: name }))) return
      const cache = await caches.open(name)
      await cache.delete(key)
      const note = await noteIn(name)
      if (note?.parts)
        await cache.put(
          packNote,
          new Response(
            JSON.stringify({ ...note, parts: note.parts.filter(({ path }) => path !== key) }),
            { headers: { 'content-type': 'application/json' } },
          ),
        )
    })
  }
}
