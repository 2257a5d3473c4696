import { HandSheetIn } from '../../../src/contract/ingest.schema.ts'
import { keepByHand, readByHand } from '../../live/by-hand.ts'
import { readJson, said, type Methods } from './asked.ts'

/** The most bytes of one request: a thousand taps, with notes. */
const largest = 400_000

/**
 * `GET …/hand`: the sheet that is kept by hand, after a number. `PUT …/hand`: taps of a device;
 * sent twice they count once.
 */
export const hand: Methods = {
  GET: async ({ url, tenant, store, gameId, sender }) =>
    said(await readByHand(store, tenant, gameId, { after: afterOf(url), token: sender })),
  async PUT({ request, url, tenant, store, gameId, sender, by }) {
    const read = await readJson(request, HandSheetIn, largest)
    if ('refused' in read) return read.refused
    return said(
      await keepByHand(store, tenant, gameId, {
        events: read.value.events,
        after: afterOf(url),
        token: sender,
        by,
      }),
    )
  },
}

const afterOf = (url: URL): number =>
  /^\d{1,9}$/.test(url.searchParams.get('after') ?? '') ? Number(url.searchParams.get('after')) : 0
