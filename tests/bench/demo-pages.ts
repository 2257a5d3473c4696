import { department, fillDepartment } from './department.ts'
import { startSite, type Server } from './processes.ts'

/** Pages of the demo whose addresses have numbers: a player, a live game, a box score. */
async function morePages(url: string): Promise<Record<string, string>> {
  const read = async (path: string) => (await fetch(`${url}/api/v2/${path}`)).json()
  const [roster, upcoming, results] = (await Promise.all([
    read('Rosters?sportId=1'),
    read('EventsResults/upcoming?$pageSize=20'),
    read('EventsResults/results?$pageSize=20'),
  ])) as [
    { players: { url: string }[] },
    { items: { gameState: number; gameCenterLink: string | null }[] },
    { items: { result: { boxscore: { url: string } | null } | null }[] },
  ]
  const live = upcoming.items.find(({ gameCenterLink }) => gameCenterLink)?.gameCenterLink
  const boxScore = results.items.find(({ result }) => result?.boxscore)?.result?.boxscore?.url
  return {
    ...(roster.players[0] && { player: roster.players[0].url }),
    ...(live && { 'game center': live }),
    ...(boxScore && { 'box score': boxScore }),
  }
}

/**
 * The demo with its pictures if the server has created it, else the department of the other groups.
 */
export async function demoPages(): Promise<{
  site: Server
  pages: Record<string, string>
  notes: string[]
}> {
  const demo = await startSite(async () => '', { env: { DEMO: '1' }, core: 'any' })
  const story = await fetch(`${demo.url}/api/v2/Stories?$pageSize=1`).then(async (answer) =>
    answer.ok ? ((await answer.json()) as { items: { url: string }[] }).items[0]?.url : undefined,
  )
  if (story) {
    const sport = '/sports/football'
    return {
      site: demo,
      pages: {
        home: '/',
        schedule: `${sport}/schedule`,
        roster: `${sport}/roster`,
        story,
        ...(await morePages(demo.url)),
        calendar: '/calendar',
        staff: '/staff-directory',
        tickets: '/tickets',
        search: '/search?q=herons',
        form: '/form/1',
      },
      notes: ['pages of the demo department, with its pictures and a game going on'],
    }
  }
  await demo.stop()
  const { home, schedule, roster, story: long } = department.pages
  const site = await startSite(fillDepartment, { core: 'any' })
  return {
    site,
    pages: { home, schedule, roster, story: long },
    notes: [
      'the server made no demo content, so the pages are of the department of the other ' +
        'groups, without pictures',
    ],
  }
}
