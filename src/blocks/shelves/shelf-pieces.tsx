import type { PageOf } from '../../contract/queries.ts'
import type { ShopProduct } from '../../contract/media.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { VideoClip } from '../../contract/videos.schema.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'

const { Piece, ready: shelvesReady } = lazyHydrated(async () => {
  const [{ ClipShelf }, { ShopShelf }] = await Promise.all([
    import('./ClipShelf.tsx'),
    import('./ShopShelf.tsx'),
  ])
  return { ClipShelf, ShopShelf }
})

export { shelvesReady }

/**
 * Content far down on a page, in a chunk of its own: until it is loaded, links of the server's
 * markup work. Nothing without content.
 */
export function Clips({ clips, sport }: { clips: PageOf<VideoClip>; sport?: Sport }) {
  return clips.items.length > 0 && <Piece name="ClipShelf" clips={clips.items} sport={sport} />
}

export function Shop({ products }: { products: PageOf<ShopProduct> }) {
  return products.items.length > 0 && <Piece name="ShopShelf" products={products.items} />
}
