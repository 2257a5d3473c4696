import { get } from './endpoint.ts'
import { minutes, noPage, type PageOf, type Paging } from './queries.ts'
import type { ShopProduct, Slide, SlideCampaign } from './media.schema.ts'
import type { ImageGallery } from './stories.schema.ts'
import type { VideoClip } from './videos.schema.ts'

type OfSport = { sportId?: number | undefined }

export const videos = get<Paging & OfSport & { search?: string | undefined }, PageOf<VideoClip>>(
  '/api/v2/Videos/all-access',
  { empty: noPage, fresh: 5 * minutes, offline: 'keep' },
)
export const imageGalleries = get<
  Paging & OfSport & { galleryId?: number | undefined },
  PageOf<ImageGallery>
>('/api/v2/ImageGalleries', { empty: noPage, fresh: 5 * minutes, offline: 'keep' })
export const slideshows = get<OfSport, Slide[]>('/api/v2/Slideshows', {
  empty: [],
  fresh: 5 * minutes,
  offline: 'keep',
})
export const slideshowCampaigns = get<OfSport, SlideCampaign[]>('/api/v2/Slideshows/campaigns', {
  empty: [],
  fresh: 5 * minutes,
  offline: 'keep',
})
export const shopProducts = get<Paging & OfSport, PageOf<ShopProduct>>('/api/v2/Shop/products', {
  empty: noPage,
  fresh: 5 * minutes,
  offline: 'keep',
})
export const shopProduct = get<{ productId: number }, ShopProduct | null>(
  '/api/v2/Shop/products/:productId',
  { empty: null, fresh: 5 * minutes, offline: 'keep' },
)
