import { packManifestPath, packCachePrefix, type Pack } from '../src/contract/packs.ts'
import { readCache, tenant } from './cache-reader.ts'

/** Names of this department's pack caches. */
export const packNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(packCachePrefix(tenant)))

/**
 * A pack's note; undefined when it is deleted or unfinished. Opened only if it exists, because
 * opening would create it.
 */
export const readManifest = async (name: string): Promise<Pack | undefined> =>
  (await (
    await caches.match(packManifestPath, { cacheName: name })
  )
    ?.json()
    .catch(() => undefined)) as Pack | undefined

/**
 * Deletes withdrawn content from the cache and from all packs, whose notes then no longer list it.
 */
export async function withdraw(cacheName: string, key: string): Promise<void> {
  await readCache(async () => (await caches.open(cacheName)).delete(key))
  for (const name of (await readCache(packNames)) ?? []) {
    await readCache(async () => {
      if (!(await caches.match(key, { cacheName: name }))) return
      const cache = await caches.open(name)
      await cache.delete(key)
      const note = await readManifest(name)
      if (note?.parts)
        await cache.put(
          packManifestPath,
          new Response(
            JSON.stringify({ ...note, parts: note.parts.filter(({ path }) => path !== key) }),
            { headers: { 'content-type': 'application/json' } },
          ),
        )
    })
  }
}
