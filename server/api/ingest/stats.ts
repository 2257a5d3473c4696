import { readBody } from '../../http/read-body.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { problem } from '../problem.ts'
import { said, type Methods } from './asked.ts'

/** The largest stat file taken, in bytes: real ones have at most some 200 KB. */
const largest = 2 * 1024 * 1024

/**
 * `PUT …/stats`: a scorer's file. `?hold=1`: this one waits for a person, whatever the game's mode.
 */
export const stats: Methods = {
  async PUT({ request, url, tenant, store, gameId, by }) {
    const bytes = await readBody(request, largest)
    if (bytes === 'too large') return problem(413, `a stat file has at most ${largest} bytes`)
    return said(
      await ingestStatFile(store, tenant, gameId, bytes, {
        by,
        hold: url.searchParams.get('hold') === '1' || undefined,
      }),
    )
  },
}
