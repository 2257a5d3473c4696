import { request } from 'node:http'
import { createScorerToken, createToken } from '../../server/content/accounts/tokens.ts'
import { openStore } from '../../server/db/store.ts'
import type { LiveStats } from '../../src/contract/live.schema.ts'
import { askHost } from './ask-host.ts'
import type { Department, SharedServer } from './browser.ts'
import { footballFile } from './football-file.ts'
import { recordedFootball, type RecordedGame } from './recorded-games.ts'

/** A department of the shared server with a game today: at home to Calder Tech, 7 p.m. */
export type GameDay = Department & {
  gameId: number
  /** The department's token, for stat files and for the scorer's page. */
  token: string
  /** The secret of a helper's link, for the scorer's page. */
  helper: string
  /** Sends a stat file like a press box. Throws when it is not published. */
  send(file: Parameters<typeof footballFile>[0] | string): Promise<void>
  /** Sends a stat file that is held. Throws when it is published at once. */
  hold(file: Parameters<typeof footballFile>[0]): Promise<void>
  /** The scores that fans see, the opponent's first. */
  shown(): Promise<string[]>
  /** The answer to a call with the department's token. */
  read<T>(path: string): Promise<T>
  /** The number of live streams open on the server. */
  streams(): Promise<number>
}

const columns =
  'ref,date,time,opponent,home_away,location,facility,type,conference,tv,radio,stats,tickets,status,result,team_score,opponent_score,stat_file,preview_story,post_story,video\n'
const today = 'now,2026-11-21,7 p.m.,Calder Tech,H,"Testham, Iowa",Terrier Field,R,,,,,,,,,,,,,\n'

/**
 * Adds such a department for one test: with a game of football, or of another sport, whose code is
 * given. It may have other files, see `SharedServer.add`.
 */
export async function addGameDay(
  server: SharedServer,
  files: Record<string, string> = {},
  code = 'football',
): Promise<GameDay> {
  // A takeover would redirect a page that stays open.
  const calm = { 'splashes.yaml': '[]', 'takeovers.yaml': '[]' }
  const game =
    code === 'football'
      ? { 'schedules/football/2026.csv': `+${today}` }
      : {
          'sports.csv': `+Varsity,varsity,${code},VAR,${code},women,2026,\n`,
          'schedules/varsity/2026.csv': `${columns}${today}`,
        }
  const site = await server.add({ ...game, ...calm, ...files })
  // The fixture's own games before it have the numbers 1 to 4.
  const gameId = 5
  const store = await openStore(server.dataDir)
  const token = await createToken(store, site.tenant, 'ingest')
  const { secret } = await createScorerToken(store, site.tenant, { gameId, hours: 2, name: 'Pat' })
  await store.close()
  const authorization = `Bearer ${token}`
  const send = async (file: Parameters<typeof footballFile>[0] | string, status: string) => {
    const teams = { home: 'Testham', visitor: 'Calder Tech' }
    // A file of another day would be held.
    const body =
      typeof file === 'string'
        ? file.replaceAll('09/05/2026', '11/21/2026')
        : footballFile({ ...teams, ...file })
    const { text } = await put(server.port, site.host, gameId, authorization, body)
    if (!text.includes(`"${status}"`)) throw new Error(`the file should be ${status}: ${text}`)
  }
  const read = async <T>(path: string) => {
    const { text } = await askHost(server.port, path, site.host, { authorization })
    return JSON.parse(text) as T
  }
  return {
    ...site,
    gameId,
    token,
    helper: secret,
    send: (file) => send(file, 'published'),
    hold: (file) => send(file, 'held'),
    async shown() {
      const { Games } = await read<LiveStats>('/api/v2/LiveStats')
      return Games.map(({ Live }) => `${Live.opponentScore}-${Live.teamScore}`)
    },
    read,
    async streams() {
      const { text } = await askHost(server.port, '/metrics', 'localhost')
      return Number(/^fieldhouse_streams (\d+)/m.exec(text)?.[1])
    },
  }
}

/** A whole recorded game as one of this department, from the first play to the final. */
export const statesOf = (game: RecordedGame) =>
  game.states.map((state) => ({
    ...state,
    xml: state.xml.replaceAll('alpha University', 'Testham').replaceAll('Ashford', 'Calder Tech'),
  }))

export const footballStates = () => statesOf(recordedFootball())

/** Node's `fetch` does not resolve the department's host name. */
const put = (port: number, host: string, gameId: number, authorization: string, body: string) =>
  new Promise<{ status: number; text: string }>((done, failed) => {
    const path = `/api/v2/ingest/games/${gameId}/stats`
    const headers = { host, authorization, 'content-length': Buffer.byteLength(body) }
    request({ port, host: '127.0.0.1', path, method: 'PUT', headers }, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => done({ status: answer.statusCode!, text }))
    })
      .on('error', failed)
      .end(body)
  })
