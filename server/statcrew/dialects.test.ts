import { describe, expect, test } from 'vitest'
import type { StatFile } from '../../src/contract/box-score.schema.ts'
import { evenly, recordedGames } from '../../tests/support/recorded-games.ts'
import { statDialects } from '../../tests/support/stat-dialects.ts'
import { parseStatFile } from './parse.ts'

/** What fans see of a file, without its source. */
const shown = ({ source: _, generated: __, ...file }: StatFile) => file

describe.each(recordedGames)('%s [GM-01]', (_sport, read) => {
  const { code, states } = read()
  test.each(statDialects)('%s: reads the same game, live and final', (_, write) => {
    for (const { xml } of evenly(states, 3).slice(1)) {
      const plain = parseStatFile(new TextEncoder().encode(xml), code)
      expect(plain.warnings).toEqual([])
      expect(plain.status.complete).toBe(xml === states.at(-1)!.xml)
      expect(shown(parseStatFile(write(xml), code))).toEqual(shown(plain))
    }
  })
})
