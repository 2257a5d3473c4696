import { sceneSvg } from '../art/scene.ts'
import { seeded } from '../art/random.ts'
import { addDays } from '../calendar.ts'
import { storyUrl } from '../../content/stories/story-links.ts'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { altOf, scenePath, storyName, type Story } from '../stories/story.ts'
import type { World } from '../world.ts'
import type { MediaFiles } from './media-files.ts'
import { galleryTitle, photographed, tagsOf } from './story-tags.ts'

const photographers = ['Solvi Quarterman', 'Dagny Osei-Park', 'Lucian Farrow']
const captions = [
  'Before the start',
  'The first of many',
  'Nothing given away',
  'The bench sees it before anybody else',
  'A moment nobody planned',
  'After the last whistle',
]

/** A gallery of drawn scenes for the latest covered game of each sport. */
export function galleries(world: World, stories: readonly Story[], colours: string): MediaFiles {
  const { department } = world
  const random = seeded(`${department.id}/galleries`)
  const files: [string, string][] = []
  const entries = photographed(stories).map((story) => {
    const folder = `pictures/galleries/${storyName(story).replace(/\.md$/, '')}`
    const images = Array.from({ length: random.int(4, captions.length) }, (_, i) => {
      const path = `${folder}-${i + 1}.svg`
      files.push([
        path,
        sceneSvg({
          sport: story.scene,
          seed: `${story.title}/${i}`,
          brand: department.brand,
          second: department.second,
        }),
      ])
      return {
        path,
        alt: `${altOf(story, colours).replace(/\.$/, '')}, picture ${i + 1}.`,
        caption: captions[i]!,
      }
    })
    return {
      title: galleryTitle(world, story),
      description: story.teaser,
      date: `${story.day}T23:00`,
      photographer: random.pick(photographers),
      sportId: story.sport,
      images,
      tagIds: tagsOf(story),
      gameIds: [...story.games],
    }
  })
  return {
    lists: { 'galleries.yaml': entries, 'slideshow.yaml': slides(world, stories, colours) },
    files,
  }
}

/**
 * The five newest stories with a text turn on the home page, the newest of each sport on its own.
 */
function slides(world: World, stories: readonly Story[], colours: string) {
  const whole = stories.filter(({ redirect, day }) => redirect === '' && day <= world.today)
  const slide = (story: Story, sportId: string | null) => ({
    title:
      story.title.length > 110
        ? `${story.title.slice(0, 100).replace(/\s+\S*$/, '')}…`
        : story.title,
    subtitle: story.subHeadline || null,
    url: storyUrl(story.day, slugOf(story.title).slice(0, 150).replace(/-+$/, '')),
    linkText: story.role === 'recap' ? 'Read the recap' : 'Read the story',
    image: { path: scenePath(story), alt: altOf(story, colours) },
    ...(sportId === null ? { campaign: 'Top stories' } : { sportId }),
  })
  const bySport = [
    ...Map.groupBy(
      whole.filter(({ sport }) => sport !== ''),
      ({ sport }) => sport,
    ).values(),
  ]
  const school = {
    title: `${world.department.name} on the air`,
    subtitle: 'Two shows, every week',
    url: '/podcasts',
    linkText: 'Listen',
    image: slide(whole[0]!, null).image,
    campaign: 'Podcasts',
    startDate: addDays(world.today, -30),
    endDate: addDays(world.today, 60),
  }
  return [
    ...whole.slice(0, 5).map((story) => slide(story, null)),
    school,
    ...bySport.map((some) => slide(some[0]!, some[0]!.sport)),
  ]
}
