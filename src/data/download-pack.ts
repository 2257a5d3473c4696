import {
  packCacheName,
  packManifestPath,
  readPacks,
  type Pack,
  type PackPart,
  type PackPicture,
  type PackReply,
  type StoredPackPart,
} from '../contract/packs.ts'
import { packMostBytes } from '../domain/constants.ts'
import { getUrlSpoilerProps } from '../domain/spoilers.ts'
import { deleteUnlisted } from '../platform/packs.ts'
import { withTimeout } from '../domain/with-timeout.ts'
import { storeInPack } from '../platform/worker.ts'

/**
 * A page of a pack with the URLs of the answers that it needs for client-side rendering and in-app
 * navigation.
 */
export type PlannedPart = PackPart & { answers: readonly string[] }
/** The planned contents of a pack. `missing`: parts known to be unavailable. */
export type PackPlan = Pick<Pack, 'gameId' | 'sportId' | 'title' | 'date' | 'missing'> & {
  parts: PlannedPart[]
  pictures: PackPicture[]
  /** Data saver: only pictures that are already here. */
  sparing: boolean
}
type Given = {
  tenant: string
  plan: PackPlan
  signal: AbortSignal
  progress(done: number, of: number): void
  now?: number
}

/**
 * Has the worker store the URLs of a pack one after the other. A page that fails is listed as
 * missing, but if only the network failed, an older copy stays with its age. Throws when no page
 * was loaded, the store is full, or on abort; an existing pack then stays, with the new pages.
 */
export async function downloadPack({
  tenant,
  plan,
  signal,
  progress,
  now = Date.now(),
}: Given): Promise<Pack> {
  const { parts: planned, pictures, sparing, ...game } = plan
  const cache = await caches.open(packCacheName(tenant))
  const old = (await readPacks(cache)).find(
    ({ gameId, parts }) => gameId === game.gameId && parts.length > 0,
  )
  const urls = planned.flatMap(({ path, answers }) => [path, ...answers])
  let pack: Pack = {
    ...game,
    parts: old?.parts ?? [],
    urls: [...urls, ...pictures.map(({ address }) => address), ...(old?.urls ?? [])],
    pictures: 0,
    // When the page is left meanwhile, the next one begins again.
    tried: 0,
    cutShort: true,
  }
  const storePack = (manifest: Pack) =>
    cache.put(packManifestPath(game.gameId), Response.json(manifest))

  const stored = new Map<string, StoredPackPart>()
  const replies = new Map<string, PackReply>()
  const storeUrl = async (url: string, maxBytes?: number): Promise<PackReply> => {
    const cached = replies.get(url)
    if (cached) return { ...cached, bytes: 0 }
    signal.throwIfAborted()
    const reply = await storeInPack(url, maxBytes)
    if (reply.status === 'full') throw new DOMException('no room for a pack', 'QuotaExceededError')
    replies.set(url, reply)
    return reply
  }
  const storePart = async ({ answers, ...part }: PlannedPart): Promise<boolean> => {
    // Stories come last, and only as far as there is room.
    const used = [...stored.values()].reduce((sum, { bytes }) => sum + bytes, 0)
    const page = await storeUrl(part.path, isStory(part) ? packMostBytes - used : undefined)
    let { bytes } = page
    // Without server rendering a page is not stored, and needs only its answers.
    if (page.status === 'stored' || page.status === 'private')
      for (const url of answers) bytes += (await storeUrl(url)).bytes
    const key = [part.path, ...answers].find((url) => replies.get(url)?.status === 'stored')
    const earlier = old?.parts.find(({ path }) => path === part.path)
    if (key && page.status !== 'failed') stored.set(part.path, { ...part, key, bytes })
    else if (earlier && page.status === 'failed') stored.set(part.path, earlier)
    return stored.has(part.path)
  }

  try {
    await storePack(pack)
    const missing = [...game.missing]
    /** Missing stories are only counted, because a headline may reveal a result. */
    let missingStories = 0
    let done = 0
    for (const part of planned.toSorted((a, b) => Number(isStory(a)) - Number(isStory(b)))) {
      if (!(await storePart(part)))
        if (isStory(part)) missingStories++
        else missing.push(part.part)
      progress(++done, planned.length + pictures.length)
    }
    if (missingStories > 0)
      missing.push(missingStories === 1 ? 'a story' : `${missingStories} stories`)
    if (!urls.some((url) => replies.get(url)?.status === 'stored'))
      throw new Error('no page of the pack could be loaded')
    // A pack is not loaded again for a decorative picture.
    const decorative = new Set<string>()
    for (const { address, part } of pictures) {
      const { status } = await storeUrl(address, sparing ? 0 : undefined)
      if (!part) decorative.add(address)
      else if (status !== 'stored') missing.push(part)
      progress(++done, planned.length + pictures.length)
    }
    const isCutShort = [...replies].some(
      ([url, { status }]) => status === 'failed' && !decorative.has(url),
    )
    const isStored = (url: string) => replies.get(url)?.status === 'stored'
    pack = {
      ...game,
      parts: planned.flatMap(({ path }) => stored.get(path) ?? []),
      urls: isCutShort ? pack.urls : [...replies.keys()].filter(isStored),
      pictures: pictures.filter(({ address }) => isStored(address)).length,
      missing,
      tried: now,
      ...(isCutShort && { cutShort: true }),
    }
    await storePack(pack)
    return pack
  } catch (error) {
    await withTimeout(async () => {
      if (old) await storePack(old)
      else await cache.delete(packManifestPath(game.gameId))
    }, undefined)
    throw error
  } finally {
    await withTimeout(() => deleteUnlisted(cache), undefined)
  }
}

/** Whether the store is full. */
export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

const isStory = ({ path }: PackPart): boolean => getUrlSpoilerProps(path).of === 'story'
