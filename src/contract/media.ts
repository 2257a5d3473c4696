import { get } from './endpoint.ts'
import { minutes, emptyPage, type PageOf, type Paging } from './queries.ts'
import type { ShopProduct, Slide, SlideCampaign } from './media.schema.ts'
import type { ImageGallery } from './stories.schema.ts'
import type { VideoClip } from './videos.schema.ts'

type OfSport = { sportId?: number | undefined }

export const videos = get<Paging & OfSport & { search?: string | undefined }, PageOf<VideoClip>>(
  '/api/v2/Videos/all-access',
  { empty: emptyPage, staleTimeSeconds: 5 * minutes },
)
export const imageGalleries = get<
  Paging & OfSport & { galleryId?: number | undefined },
  PageOf<ImageGallery>
>('/api/v2/ImageGalleries', { empty: emptyPage, staleTimeSeconds: 5 * minutes })
export const slideshows = get<OfSport, Slide[]>('/api/v2/Slideshows', {
  empty: [],
  staleTimeSeconds: 5 * minutes,
})
export const slideshowCampaigns = get<OfSport, SlideCampaign[]>('/api/v2/Slideshows/campaigns', {
  empty: [],
  staleTimeSeconds: 5 * minutes,
})
export const shopProducts = get<Paging & OfSport, PageOf<ShopProduct>>('/api/v2/Shop/products', {
  empty: emptyPage,
  staleTimeSeconds: 5 * minutes,
})
export const shopProduct = get<{ productId: number }, ShopProduct | null>(
  '/api/v2/Shop/products/:productId',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
