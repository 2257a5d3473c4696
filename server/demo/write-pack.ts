import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { harlan } from './departments/harlan.ts'
import { ironwood } from './departments/ironwood.ts'
import { gameFiles } from './games/game-files.ts'
import { opponentsCsv, rosterCsv, scheduleCsv, sportsCsv, staffCsv } from './pack/csv.ts'
import { navigationYaml } from './pack/navigation-yaml.ts'
import { drawPictures, portraitPaths, type PackFiles } from './pack/pictures.ts'
import { siteYaml } from './pack/site-yaml.ts'
import { mediaFiles } from './media/media-files.ts'
import { podcastSounds } from './media/podcasts.ts'
import { galleryTitle, photographed, playersOf, tagsOf } from './media/story-tags.ts'
import { pageFiles } from './pages/pages.ts'
import { peopleFiles } from './people/people.ts'
import { sceneSvg } from './art/scene.ts'
import { statXml } from './sim/stat-xml.ts'
import { siteFiles } from './site/site-files.ts'
import { statFiles } from './stats/stat-files.ts'
import { linkStories, writeStories } from './stories/newsroom.ts'
import { youtubeOf } from './media/videos.ts'
import { scenePath, storyMarkdown, storyName } from './stories/story.ts'
import { makeWorld } from './world.ts'

export const demoTenants = ['harlan', 'ironwood'] as const
export type DemoTenant = (typeof demoTenants)[number]

/** The two colours as an ear hears them, for the words under a picture. */
const colourWords: Readonly<Record<DemoTenant, string>> = {
  harlan: 'lake blue and gold',
  ironwood: 'garnet and stone',
}

/**
 * Every file of the pack, by its path: the same for the same day, wherever and whenever it is made.
 */
export const packFiles = (tenant: DemoTenant, today: string): PackFiles => {
  const world = makeWorld(tenant === 'harlan' ? harlan : ironwood, today)
  const { department } = world
  const portraits = portraitPaths(world)
  const files: PackFiles = new Map([
    ['site.yaml', siteYaml(department)],
    ['sports.csv', sportsCsv(department, world.teams)],
    ['opponents.csv', opponentsCsv(department)],
    ['navigation.yaml', navigationYaml(department)],
    ...drawPictures(world, portraits),
    ...pageFiles(world, colourWords[tenant]),
    ...siteFiles(world),
    ...peopleFiles(world),
    ...gameFiles(world),
    ...statFiles(world, colourWords[tenant]),
  ])
  const stories = writeStories(world)
  const pictured = new Set(photographed(stories))
  for (const [path, text] of mediaFiles(world, stories, colourWords[tenant])) files.set(path, text)
  for (const story of stories) {
    const more = {
      tags: tagsOf(story),
      players: playersOf(world, story),
      gallery: pictured.has(story) ? galleryTitle(world, story) : '',
      video: pictured.has(story) ? youtubeOf(department.abbreviation, stories.indexOf(story)) : '',
    }
    files.set(`stories/${storyName(story)}`, storyMarkdown(story, colourWords[tenant], more))
    files.set(
      scenePath(story),
      sceneSvg({
        sport: story.scene,
        seed: story.title,
        brand: department.brand,
        second: department.second,
      }),
    )
  }
  for (const [ref, played] of world.played) files.set(`stats/${ref}.xml`, statXml(played))
  for (const team of world.teams) {
    team.seasons.forEach((season, i) => {
      const at = `${team.plan.slug}/${season.title}`
      files.set(
        `rosters/${at}.csv`,
        rosterCsv(department, team, team.rosters[i as 0 | 1], portraits),
      )
      files.set(`rosters/${at}.staff.csv`, staffCsv(team))
      files.set(`schedules/${at}.csv`, scheduleCsv(linkStories(season.fixtures, stories)))
    })
  }
  return files
}

/**
 * Writes the pack of an invented department as it stands on `today` (ISO day, in the department's
 * own zone).
 */
export async function writeDemoPack(o: {
  tenant: DemoTenant
  folder: string
  today: string
}): Promise<void> {
  const files = packFiles(o.tenant, o.today)
  const folders = new Set([...files.keys()].map((path) => dirname(join(o.folder, path))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  await Promise.all([...files].map(([path, text]) => writeFile(join(o.folder, path), text)))
  for (const [path, sound] of podcastSounds(o.tenant)) {
    const file = join(o.folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, sound)
  }
}
