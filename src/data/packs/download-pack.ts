import { savedAtHeader, tenantHeader } from '../../contract/messages.ts'
import {
  packCacheName,
  packManifestPath,
  type StoredPackPart,
  type Pack,
  type PackPicture,
} from '../../contract/packs.ts'
import { packMostBytes } from '../../domain/constants.ts'
import { getUrlSpoilerProps } from '../../domain/spoilers.ts'
import { readPackManifest } from '../../platform/packs.ts'
import { rejectAfter, withTimeout } from '../../domain/with-timeout.ts'
import { createPackFetcher, type Copy, type WantedPart } from './pack-fetcher.ts'

/** The planned contents of a pack. */
export type PackPlan = Pick<Pack, 'gameId' | 'sportId' | 'title' | 'date'> & {
  parts: WantedPart[]
  pictures: PackPicture[]
  /** Data saver: only pictures that are already here. */
  sparing: boolean
  /** Parts known to be unavailable. */
  missing: string[]
}
type Given = {
  tenant: string
  wanted: PackPlan
  signal: AbortSignal
  progress(done: number, of: number): void
  now?: number
}

/** Timeout of one store operation in milliseconds: more than a slow disk needs for a picture. */
const storePatience = 5000
/** Concurrent fetches. */
const atOnce = 3

/**
 * Fetches the parts into the pack's own cache. A part that fails is listed as missing, but if only
 * the network failed, an older copy stays with its age. Parts are complete or absent. Throws when
 * nothing was loaded, the store is full, or on abort; an existing pack then stays, with the new
 * parts.
 */
export async function downloadPack({
  tenant,
  wanted,
  signal,
  progress,
  now = Date.now(),
}: Given): Promise<Pack> {
  const name = packCacheName(tenant, wanted.gameId)
  const store = <T>(work: Promise<T>) => rejectAfter(work, signal, storePatience)
  // A cache without a note is from an unfinished pack.
  const old = await store(readPackManifest(name))
  const cache = await store(caches.open(name))
  const line = createPackFetcher(tenant, signal)
  const addressOf = (key: string) => new URL(key, location.origin).href
  const written = new Set<string>()
  const put = async ({
    key,
    body,
    type,
    at = new Date(now).toISOString(),
  }: Omit<Copy, 'bytes'>) => {
    written.add(addressOf(key))
    await store(
      cache.put(
        key,
        new Response(body, {
          headers: { 'content-type': type, [tenantHeader]: tenant, [savedAtHeader]: at },
        }),
      ),
    )
  }

  const parts = new Map<string, StoredPackPart & { at: number; bytes: number }>()
  const bytes = () => [...parts.values()].reduce((sum, part) => sum + part.bytes, 0)
  const missing = [...wanted.missing]
  /** Number of network failures. */
  let cuts = 0
  /** Number of failures of any kind. */
  let losses = 0
  let came = 0
  let pictures = 0
  /** Missing stories, only counted, because a headline may reveal a result. */
  let stories = 0
  /** A story did not fit, so no further one is requested. */
  let isOver = false
  let done = 0
  const of = wanted.parts.length + wanted.pictures.length

  /** Complete or not at all. Returns whether there was room. */
  const savePart = async (one: WantedPart, room: number): Promise<boolean> => {
    const copies = (await line.part(one, (key) => written.has(addressOf(key)), room))?.filter(
      ({ key }) => !written.has(addressOf(key)),
    )
    const size = copies?.reduce((sum, copy) => sum + copy.bytes, 0) ?? 0
    if (!copies || size > room) return false
    for (const { key } of copies) written.add(addressOf(key))
    for (const copy of copies) await put(copy)
    const { reads: _, ...part } = one
    parts.set(one.path, { ...part, at: now, bytes: size })
    came++
    return true
  }
  const takePart = async (one: WantedPart) => {
    const story = isStory(one)
    try {
      isOver ||= !(await savePart(one, story ? packMostBytes - bytes() : Number.POSITIVE_INFINITY))
      if (isOver) stories++
    } catch (error) {
      signal.throwIfAborted()
      if (isQuotaExceeded(error)) throw error
      losses++
      if (isCut(error)) cuts++
      const stood = isCut(error) && old?.parts.find(({ path }) => path === one.path)
      if (stood)
        parts.set(one.path, {
          ...stood,
          at: stood.at ?? old!.at,
          bytes: stood.bytes ?? Math.round(old!.bytes / old!.parts.length),
        })
      else if (story) stories++
      else missing.push(one.part)
    }
    progress(++done, of)
  }
  const takePicture = async ({ address, part }: PackPicture) => {
    // Its URL contains a hash, so an existing copy is never outdated.
    const isHere = (await store(cache.match(address))) !== undefined
    const picture =
      isHere || wanted.sparing
        ? undefined
        : await line.picture(address).catch((error: unknown) => {
            // A pack is not made again for a decorative picture.
            if (part && isCut(error)) cuts++
            return undefined
          })
    signal.throwIfAborted()
    if (picture) await put(picture)
    if (isHere) written.add(addressOf(address))
    if (picture || isHere) pictures++
    else if (part) {
      missing.push(part)
      if (!wanted.sparing) losses++
    }
    progress(++done, of)
  }

  try {
    await each(
      wanted.parts.filter((part) => !isStory(part)),
      atOnce,
      takePart,
    )
    // Stories come after practical information, and only as far as there is room.
    await each(wanted.parts.filter(isStory), 1, takePart)
    if (stories > 0) missing.push(stories === 1 ? 'a story' : `${stories} stories`)
    if (came === 0) throw new Error('nothing came')
    await each(wanted.pictures, 1, takePicture)
    // In the requested order, whichever arrived first.
    const kept = wanted.parts.flatMap(({ path }) => parts.get(path) ?? [])
    const { gameId, sportId, title, date } = wanted
    const pack: Pack = {
      gameId,
      sportId,
      title,
      date,
      at: Math.min(...kept.map(({ at }) => at)),
      bytes: bytes(),
      pictures,
      parts: kept,
      missing,
      ...(cuts > 0 && { cutShort: true, tried: now }),
    }
    await put({ key: packManifestPath, body: JSON.stringify(pack), type: 'application/json' })
    // Deletes what an older version of the pack had and this one does not.
    if (losses === 0)
      for (const request of await store(cache.keys()))
        if (!written.has(request.url)) await store(cache.delete(request))
    return pack
  } catch (error) {
    if (!old) await withTimeout(() => caches.delete(name), false)
    throw error
  }
}

/** Whether the store is full. */
export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** Whether the network failed. */
const isCut = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException

const isStory = ({ path }: WantedPart): boolean => getUrlSpoilerProps(path).of === 'story'

async function each<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: most }, worker))
}
