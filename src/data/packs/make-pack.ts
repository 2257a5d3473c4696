import { savedAtHeader, tenantHeader } from '../../contract/messages.ts'
import {
  packCacheName,
  packNote,
  type KeptPart,
  type Pack,
  type PackPicture,
} from '../../contract/packs.ts'
import { packMostBytes } from '../../domain/constants.ts'
import { addressSpoils } from '../../domain/phone/spoils.ts'
import { noteOf } from '../../platform/packs.ts'
import { rejectAfter, withTimeout } from '../../platform/with-timeout.ts'
import { packLine, type Copy, type WantedPart } from './pack-line.ts'

/** What is to be in a pack. */
export type Wanted = Pick<Pack, 'gameId' | 'sportId' | 'title' | 'date'> & {
  parts: WantedPart[]
  pictures: PackPicture[]
  /** Who saves data has the pictures that are here already, and no others. */
  sparing: boolean
  /** Parts of which it is known that they will not be there. */
  missing: string[]
}
type Given = {
  tenant: string
  wanted: Wanted
  signal: AbortSignal
  progress(done: number, of: number): void
  now?: number
}

/**
 * Milliseconds for one thing that the store is to do: more than a slow disk takes for a picture.
 */
const storePatience = 5000
/** Parts that are fetched at once. */
const atOnce = 3

/**
 * Fetches the parts and puts them into a cache of the pack's own. What could not be had is named in
 * it as missing, unless only the line failed and an older making left it there: then it stays, with
 * its age. What is there is whole. It throws where nothing came, the store is full, or it was
 * called off; a pack that stood there before stays as it was then, but for what came.
 */
export async function makePack({
  tenant,
  wanted,
  signal,
  progress,
  now = Date.now(),
}: Given): Promise<Pack> {
  const name = packCacheName(tenant, wanted.gameId)
  const store = <T>(work: Promise<T>) => rejectAfter(work, signal, storePatience)
  // Without a note it is what was left of one that was never finished.
  const old = await store(noteOf(name))
  const cache = await store(caches.open(name))
  const line = packLine(tenant, signal)
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

  const parts = new Map<string, KeptPart & { at: number; bytes: number }>()
  const bytes = () => [...parts.values()].reduce((sum, part) => sum + part.bytes, 0)
  const missing = [...wanted.missing]
  /** How often the line failed. */
  let cuts = 0
  /** What could not be had, for whatever reason. */
  let losses = 0
  let came = 0
  let pictures = 0
  /**
   * Stories that could not be had, or no longer fit: only counted, a headline may tell how a game
   * went.
   */
  let stories = 0
  /** A story did not fit, and none after it is asked for. */
  let isOver = false
  let done = 0
  const of = wanted.parts.length + wanted.pictures.length

  /** Whole or not at all. Says whether there was room for it. */
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
    } catch (fault) {
      signal.throwIfAborted()
      if (isFull(fault)) throw fault
      losses++
      if (isCut(fault)) cuts++
      const stood = isCut(fault) && old?.parts.find(({ path }) => path === one.path)
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
    // Its address carries the hash of what it shows: one that is here is right for ever.
    const isHere = (await store(cache.match(address))) !== undefined
    const picture =
      isHere || wanted.sparing
        ? undefined
        : await line.picture(address).catch((fault: unknown) => {
            // For one that only adorns no pack is made again.
            if (part && isCut(fault)) cuts++
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
      wanted.parts.filter((one) => !isStory(one)),
      atOnce,
      takePart,
    )
    // What one reads in a seat comes after what one needs to get there, and only as far as there is
    // room.
    await each(wanted.parts.filter(isStory), 1, takePart)
    if (stories > 0) missing.push(stories === 1 ? 'a story' : `${stories} stories`)
    if (came === 0) throw new Error('nothing came')
    await each(wanted.pictures, 1, takePicture)
    // In the order that was asked for, whichever came first.
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
    await put({ key: packNote, body: JSON.stringify(pack), type: 'application/json' })
    // What an older making had and this one has in another place, or no longer.
    if (losses === 0)
      for (const request of await store(cache.keys()))
        if (!written.has(request.url)) await store(cache.delete(request))
    return pack
  } catch (fault) {
    if (!old) await withTimeout(() => caches.delete(name), false)
    throw fault
  }
}

/** Whether the store has no room for more. */
export const isFull = (fault: unknown): boolean =>
  fault instanceof DOMException && fault.name === 'QuotaExceededError'

/** Whether it was the line. */
const isCut = (fault: unknown): boolean =>
  fault instanceof TypeError || fault instanceof DOMException

const isStory = ({ path }: WantedPart): boolean => addressSpoils(path).of === 'story'

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
