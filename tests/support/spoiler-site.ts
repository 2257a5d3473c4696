import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { departmentFolder } from './department.ts'

/** A headline of yesterday that contains the score of a game. */
export const spoilerHeadline = 'Terriers beat Calder Tech 173-164'

const schedule = 'schedules/football/2026.csv'
/** Files of a department with a score that no page has by chance, and yesterday's news about it. */
export const spoilerFiles: Record<string, string> = {
  [schedule]: readFileSync(join(departmentFolder, schedule), 'utf8').replace(
    'L,14,17',
    'W,173,164',
  ),
  'stories/beaten.md': `---
title: ${spoilerHeadline}
slug: beaten
date: 2026-11-20T09:00
sport: football
subHeadline: ${spoilerHeadline}
tags: [Season Opener]
---

${spoilerHeadline}
`,
  'videos.yaml': `+
- title: 'Highlights: ${spoilerHeadline}'
  createdDate: 2026-11-20T09:00
  youtube: abcdefghijk
  duration: 95
  sportId: football
  tagIds: [Season Opener]
`,
  'podcasts.yaml': `+
- title: 'After the game: ${spoilerHeadline}'
  showId: The Kennel
  description: ${spoilerHeadline}
  sound: https://audio.testham.example/kennel/7.mp3
  publishDate: 2026-11-20T06:00
  sportId: football
  tagIds: [Season Opener]
`,
  'press-clips.yaml': `+
- title: ${spoilerHeadline}
  source: Testham Ledger
  date: 2026-11-20
  link: https://ledger.example/beat
  summary: ${spoilerHeadline}
  sportIds: [football]
`,
  'moments.yaml': `+
- title: The run that made it 173-164
  date: 2026-11-20T09:15
  sportId: football
  gameId: fb-2
  text: ${spoilerHeadline}
  video: https://video.testham.example/run
`,
  'site.yaml': '+takeovers: false\n',
  'splashes.yaml': '[]',
  'takeovers.yaml': '[]',
}

/** Texts that contain a score of these games. */
export const scorePattern =
  /\b(?:173|164)\b|\b(?:31|10|14|17|20|24)\s*[–-]\s*(?:31|10|14|17|20|24)\b|\b(?:Win|Loss)\b/

/** Pages that show games, in every form. Game 2 is against Ashford, 3 against Calder Tech. */
export const pagesWithGames = [
  '/',
  '/board/2-3',
  '/sports/womens-soccer',
  '/sports/football',
  '/sports/football/schedule',
  '/sports/football/schedule?view=cards',
  '/sports/football/schedule/text/2026',
  '/sports/football/results',
  '/sports/football/opponent-history',
  '/sports/football/opponent-history/ashford/1',
  '/sports/football/opponent-history/calder-tech/2',
  '/calendar/2026-09',
  '/sports/football/calendar/2026-09',
  '/sports/football/stats/2026',
  '/sports/football/stats/2026?view=games',
  '/sports/football/roster/sam-okafor/1',
  '/game-center/2',
  '/game-center/3',
  '/sports/football/stats/2026/ashford/boxscore/2',
  '/news/2026/8/28/season-opens',
  '/tags/season-opener',
  '/clippings',
  '/podcasts',
  '/podcasts/shows/the-kennel/1',
  '/moments',
  '/sports/football/moments',
  '/on-this-day',
  '/search?q=ashford',
  '/search?q=terriers',
  '/archives',
]
