import { callApi } from '../../server/api/call-api.ts'
import { toIcs } from '../../server/api/calendar/ics.ts'
import { readRevisions } from '../../server/content/games/games.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import { importFolder } from '../../server/import/import-folder.ts'
import { formatNote } from '../../server/import/report.ts'
import type { Store } from '../../server/db/store.ts'
import type { ApiName } from '../../src/contract/api.ts'
import type { CalendarDay } from '../../src/contract/calendar.schema.ts'
import type { GameDetails } from '../../src/contract/game-details.schema.ts'
import type { Game, GamePage, Schedule } from '../../src/contract/game.schema.ts'
import type { Sport } from '../../src/contract/sport.schema.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { addFiles, pack, smallPack } from './import-store.ts'

export type QuirkSite = Awaited<ReturnType<typeof quirkSite>>

let made = 0

/**
 * A department with these files added to the usual ones, imported and requested through the API, at
 * any time a test sets. One store holds them all, a tenant each.
 */
export async function quirkSite(
  store: Store,
  files: Record<string, string | Uint8Array>,
  options: { timeZone?: string; now?: string } = {},
) {
  const tenant = `quirk-${++made}`
  const zone = {
    'site.yaml': smallPack['site.yaml']
      .replace('America/Chicago', options.timeZone ?? 'America/Chicago')
      .replace('testham.localhost', `${tenant}.localhost`),
  }
  const folder = pack({ ...zone, ...files })
  const report = await importFolder(store, tenant, folder)
  const moment = new Date(options.now ?? '2026-11-14T18:00:00Z')
  const context = (now = moment) => new ReadContext(store, tenant, now)
  const ask = async <T>(
    name: ApiName,
    query: Record<string, unknown> = {},
    now?: Date,
  ): Promise<T> => (await callApi(name, context(now), schemas[name].query.parse(query))) as T
  const sportId = async (slug: string) =>
    (await ask<Sport[]>('sports')).find((sport) => sport.globalSportNameSlug === slug)!.id
  const schedule = async (slug = 'football', season?: string): Promise<Schedule | null> =>
    ask('schedule', { sportId: await sportId(slug), ...(season ? { season } : {}) })
  const games = async (slug = 'football', season?: string): Promise<Game[]> =>
    (await schedule(slug, season))?.games ?? []
  return {
    tenant,
    ask,
    schedule,
    games,
    sportId,
    context,
    notes: report.parts.flatMap(({ notes }) => notes).map(formatNote),
    again: async (more: Record<string, string>) => {
      addFiles(folder, more)
      return importFolder(store, tenant, folder, { replace: true })
    },
    upcoming: async (query: Record<string, unknown> = {}, now?: Date) =>
      (await ask<GamePage>('upcoming', { $pageSize: 100, ...query }, now)).items,
    results: async (query: Record<string, unknown> = {}, now?: Date) =>
      (await ask<GamePage>('results', { $pageSize: 100, ...query }, now)).items,
    days: (start: string, end: string) => ask<CalendarDay[]>('calendarFromTo', { start, end }),
    details: async (title: string, slug?: string) =>
      ask<GameDetails>('game', {
        gameId: (await games(slug)).find(({ opponent }) => opponent.title === title)!.id,
      }),
    ics: async (some: Game[]) =>
      toIcs(
        await Promise.all(
          some.map(async (game) => ({
            ...game,
            endDateUtc: (await ask<GameDetails>('game', { gameId: game.id })).endDateUtc,
          })),
        ),
        {
          name: 'Testham Terriers',
          tenant,
          timeZone: options.timeZone ?? 'America/Chicago',
          origin: 'https://testham.example',
          revisions: await readRevisions(context()),
        },
      ),
  }
}

/**
 * A schedule file: a header, then a row in each line, with `;` between the fields so that they may
 * contain commas.
 */
export const schedule = (heads: string, ...rows: string[]): string =>
  [heads.replaceAll(' ', ''), ...rows].map((row) => row.replace(/\s*;\s*/g, ';')).join('\n')
export const football = 'schedules/football/2026.csv'
