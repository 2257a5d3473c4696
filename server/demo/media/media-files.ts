import { stringify } from 'yaml'
import type { Story } from '../stories/story.ts'
import type { World } from '../world.ts'
import { galleries } from './galleries.ts'
import { memories } from './memories.ts'
import { podcasts } from './podcasts.ts'
import { shop } from './shop.ts'
import { tagDescriptions } from './story-tags.ts'
import { videos } from './videos.ts'

/** Lists of a pack by their file, and the files that they name. */
export type MediaFiles = {
  lists: Record<string, readonly object[]>
  files: readonly (readonly [path: string, text: string])[]
}

/**
 * Podcasts, videos, galleries, the rotator, the shop, the archives, what is remembered, and what is
 * said of them.
 */
export const mediaFiles = (
  world: World,
  stories: readonly Story[],
  colours: string,
): [string, string][] =>
  [
    settings(world),
    podcasts(world),
    videos(world, stories, colours),
    galleries(world, stories, colours),
    shop(world),
    memories(world, stories, colours),
  ].flatMap(({ lists, files }) => [
    ...Object.entries(lists).map(([file, entries]): [string, string] => [
      file,
      stringify(entries, { lineWidth: 0, aliasDuplicateObjects: false }),
    ]),
    ...files.map(([path, text]): [string, string] => [path, text]),
  ])

const settings = ({ department }: World): MediaFiles => ({
  lists: {
    'tags.yaml': Object.entries(tagDescriptions).map(([name, description]) => ({
      name,
      description,
    })),
    'media.yaml': [
      { area: 'stories', relatedStories: 4 },
      {
        area: 'podcasts',
        title: `${department.name} on the air`,
        description: `Coaches and players of ${department.schoolName}, every week.`,
        author: `${department.calledShort} Athletics`,
        email: `radio@${department.emailHost}`,
        category: 'Sports',
      },
      { area: 'video-ads', frequency: 3, position: 'pre' },
      { area: 'related-videos', title: 'More to watch', count: 6 },
      {
        area: 'channel',
        title: department.name,
        url: `https://www.youtube.com/@${department.shortName.toLowerCase()}demo`,
        subscribers: 4180,
        videos: 612,
        views: 1_204_377,
      },
      { area: 'shop', url: `https://shop.${department.emailHost}`, currency: 'USD' },
    ],
  },
  files: [],
})
