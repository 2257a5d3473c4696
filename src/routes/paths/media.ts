/** What is heard and seen. */
export const mediaPaths = {
  podcasts: '/podcasts',
  podcast: '/podcasts/:podcastSlug/:podcastId',
  podcastShow: '/podcasts/shows/:showSlug/:showId',
} as const
