import { describe, expect, test } from 'vitest'
import type { StatFile } from '../../src/contract/box-score.schema.ts'
import { inventedGames } from '../../tests/support/invented-games.ts'
import { statDialects } from '../../tests/support/stat-dialects.ts'
import { parseStatFile } from './parse.ts'

/** What fans see of a file, without its source. */
const shown = ({ source: _, generated: __, ...file }: StatFile) => file

describe.each(inventedGames)('%s [GM-01]', (sport, play) => {
  const game = play(`dialects of ${sport}`)
  test.each(statDialects)('%s: reads the same game, live and final', (_, write) => {
    for (const count of [Math.ceil(game.plays / 3), game.plays]) {
      const plain = parseStatFile(new TextEncoder().encode(game.xml(count)), game.code)
      expect(plain.warnings).toEqual([])
      expect(plain.status.complete).toBe(count === game.plays)
      expect(shown(parseStatFile(write(game.xml(count)), game.code))).toEqual(shown(plain))
    }
  })
})
