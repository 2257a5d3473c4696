import { readGalleries } from '../../content/media/galleries.ts'
import { readMediaSettings } from '../../content/media/media-settings.ts'
import {
  readPodcast,
  readPodcastCategories,
  readPodcastCategory,
  readPodcastFeed,
  readPodcastFile,
  readPodcastFilterCategories,
  readPodcasts,
  readPodcastSports,
} from '../../content/media/podcasts.ts'
import { readRelatedVideos } from '../../content/media/related-videos.ts'
import { readShopProduct, readShopProducts } from '../../content/department/shop.ts'
import { readSlideCampaigns, readSlides } from '../../content/media/slides.ts'
import {
  readChannelVideos,
  readPlaylist,
  readPlaylists,
  readSeriesTitles,
  readVideo,
  readVideos,
} from '../../content/media/videos.ts'
import type { HandlersOf } from './parts.ts'

export const mediaHandlers: HandlersOf<typeof import('../../../src/contract/api/media.ts')> = {
  podcasts: (reading, query) => readPodcasts(reading, query),
  podcast: (reading, { podcastId }) => readPodcast(reading, podcastId),
  podcastPlay: (reading, { podcastId }) => readPodcastFile(reading, podcastId),
  podcastDownload: (reading, { podcastId }) => readPodcastFile(reading, podcastId),
  podcastCategories: (reading) => readPodcastCategories(reading),
  podcastCategory: (reading, { categoryId }) => readPodcastCategory(reading, categoryId),
  podcastFilterCategories: (reading, { sportId }) => readPodcastFilterCategories(reading, sportId),
  podcastFilterSports: (reading) => readPodcastSports(reading),
  podcastSettings: async (reading) => (await readMediaSettings(reading)).podcasts,
  podcastFeed: (reading, query) => readPodcastFeed(reading, query),
  videos: (reading, query) => readVideos(reading, query),
  videosOfType: (reading, query) => readVideos(reading, query),
  video: (reading, { videoId }) => readVideo(reading, videoId),
  channelVideos: (reading, query) => readChannelVideos(reading, query),
  videoAdSettings: async (reading) => (await readMediaSettings(reading)).videos.ads,
  showcaseSettings: async (reading) => (await readMediaSettings(reading)).videos.showcase,
  relatedVideos: (reading, query) => readRelatedVideos(reading, query),
  relatedVideoSettings: async (reading) => (await readMediaSettings(reading)).videos.related,
  playlists: (reading, query) => readPlaylists(reading, query),
  playlist: (reading, { playlistId }) => readPlaylist(reading, playlistId),
  seriesTitles: (reading) => readSeriesTitles(reading),
  series: (reading, { seriesId }) => readPlaylist(reading, seriesId, 'series'),
  imageGalleries: (reading, query) => readGalleries(reading, query),
  slideshows: (reading, { sportId }) => readSlides(reading, sportId),
  slideshowCampaigns: (reading, { sportId }) => readSlideCampaigns(reading, sportId),
  shopProducts: (reading, query) => readShopProducts(reading, query),
  shopProduct: (reading, { productId }) => readShopProduct(reading, productId),
}
