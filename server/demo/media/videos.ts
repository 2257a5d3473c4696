import { seeded } from '../art/random.ts'
import { addDays } from '../calendar.ts'
import { altOf, scenePath, type Story } from '../stories/story.ts'
import type { World } from '../world.ts'
import type { MediaFiles } from './media-files.ts'
import { playersOf, tagsOf } from './story-tags.ts'

/**
 * Clips of the covered games and the talks after them, playlists, a series, and the department's
 * channel.
 */
export function videos(world: World, stories: readonly Story[], colours: string): MediaFiles {
  const { department, today } = world
  const random = seeded(`${department.id}/videos`)
  const recaps = stories.filter(({ role, day }) => role === 'recap' && day <= today).slice(0, 20)
  const host = `https://video.${department.emailHost}`
  const clips = recaps.map((story, i) => {
    const talk = i % 4 === 3
    const title = `${talk ? 'After the game' : 'Highlights'}: ${story.title}`.slice(0, 140).trim()
    const name = `${department.abbreviation.toLowerCase()}-${i + 1}`
    return {
      title,
      description: story.teaser,
      type: talk ? 'press-conference' : 'highlights',
      createdDate: `${story.day}T23:30`,
      duration: random.int(55, 240),
      sportId: story.sport,
      posterImage: { path: scenePath(story), alt: altOf(story, colours) },
      // Every third clip lies on the channel: eleven characters that no video has.
      ...(i % 3 === 2
        ? { youtube: youtubeOf(department.abbreviation, i) }
        : {
            playbackFormats: [
              { url: `${host}/${name}.m3u8`, type: 'application/vnd.apple.mpegurl' },
              { url: `${host}/${name}-720.mp4`, type: 'video/mp4', height: 720 },
            ],
          }),
      tagIds: tagsOf(story),
      gameIds: [...story.games],
      playerIds: playersOf(world, story),
    }
  })
  const named = (some: typeof clips) =>
    some.map(({ title, createdDate }) => `${title} ${createdDate.slice(0, 10)}`)
  const poster = clips[0]!.posterImage
  const lists = [
    {
      title: `${department.mascotPlural} highlights`,
      description: 'The minutes worth seeing twice',
      thumbnail: poster,
      sponsor: { title: 'Larch & Lantern Bank', url: 'https://larchlantern.example' },
      videoIds: named(clips.filter(({ type }) => type === 'highlights').slice(0, 12)),
    },
    {
      title: 'After the game',
      description: 'Coaches and players, an hour later',
      videoIds: named(clips.filter(({ type }) => type === 'press-conference')),
    },
    {
      title: 'The road there',
      description: 'A season in parts',
      type: 'series',
      thumbnail: clips.at(-1)!.posterImage,
      videoIds: named(clips.filter((_, i) => i % 3 === 2).toReversed()),
    },
  ]
  const channel = Array.from({ length: 12 }, (_, i) => {
    const story = recaps[i % recaps.length]!
    return {
      youtube: youtubeOf(department.abbreviation, i),
      title:
        i < recaps.length ? `${story.title}`.slice(0, 100) : `${department.mascotPlural} week ${i}`,
      description: story.teaser,
      publishedAt: `${addDays(story.day, 1) > today ? story.day : addDays(story.day, 1)}T10:00`,
      thumbnails: [{ path: scenePath(story), alt: altOf(story, colours) }],
    }
  })
  return {
    lists: { 'videos.yaml': clips, 'playlists.yaml': lists, 'channel.yaml': channel },
    files: [],
  }
}

export const youtubeOf = (abbreviation: string, i: number): string =>
  `${abbreviation}-demo-${String(i + 1).padStart(2, '0')}`
