import type { z } from 'zod'
import type { MediaSettings } from '../../../src/contract/media.schema.ts'
import { readItems } from '../items.ts'
import { mediaSettings, type MediaSettingsDoc } from '../kinds/media-settings.ts'
import type { ReadContext } from '../read-context.ts'
import { readSettings } from '../department/site.ts'

type Doc = z.infer<typeof MediaSettingsDoc>
/** What is stored has no fields without a value. */
type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
type Said<A extends Doc['area']> = Omit<Extract<Doc, { area: A }>, 'area'>

/** What media.yaml says, over what is said of a department that says nothing. */
export const readMediaSettings = (reading: ReadContext): Promise<MediaSettings> =>
  reading.once('media-settings', async () => {
    const site = await readSettings(reading)
    const all = await readItems(reading, mediaSettings)
    const said = <A extends Doc['area']>(area: A): Defined<Said<A>> => {
      const { id: _, area: __, ...found } = all.find((one) => one.area === area) ?? { id: 0, area }
      return found as Defined<Said<A>>
    }
    const channel = all.find((one) => one.area === 'channel')
    const name = site?.name ?? ''
    return {
      stories: { relatedStories: 4, showWriter: true, showTags: true, ...said('stories') },
      podcasts: {
        title: name,
        description: site?.seo.description ?? '',
        author: name,
        email: site?.supportEmail ?? null,
        category: 'Sports',
        language: 'en-us',
        explicit: false,
        image: site?.logo ?? null,
        ...said('podcasts'),
      },
      videos: {
        ads: {
          frequency: 0,
          tagUrl: null,
          position: 'pre',
          showOnPreviousVideos: false,
          ...said('video-ads'),
        },
        showcase: {
          youtube: null,
          archive: null,
          endeavor: null,
          autoplay: false,
          controls: true,
          live: false,
          ...said('showcase'),
        },
        related: { enabled: true, title: 'Related Videos', count: 6, ...said('related-videos') },
        channel: channel ? channelOf(channel) : null,
      },
      shop: { url: null, currency: 'USD', ...said('shop') },
    }
  })

const channelOf = ({ title, url, subscribers, videos, views }: Said<'channel'>) => ({
  title,
  url,
  subscribers,
  videos,
  views,
})
