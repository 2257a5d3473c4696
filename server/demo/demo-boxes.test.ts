import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoFolder, demoTenants } from './moved-folder.ts'

/** The attributes of a tag of a stat file, as written. */
const attributes = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value!]))

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

describe.each(demoTenants)('%s', (tenant) => {
  const folder = demoFolder(tenant)
  const teamsOf = (sport: string) =>
    globSync(`stats/${sport}-*.xml`, { cwd: folder }).flatMap((file) => {
      const xml = readFileSync(join(folder, file), 'utf8')
      return [...xml.matchAll(/<team [^>]*>.*?<\/team>/gs)].map(([text]) => ({
        team: `${file} ${attributes(text)['id']}`,
        total: /<totals>.*?<\/totals>/s.exec(text)![0],
        side: attributes(text)['vh']!,
        players: [...text.matchAll(/<player ([^>]*)>(.*?)<\/player>/gs)].map(([, tag, rows]) => ({
          ...attributes(tag!),
          ...attributes(rows!),
        })),
        plays: xml.match(/<play [^>]*>/g) ?? [],
      }))
    })

  test.each(['mens-basketball', 'womens-basketball'])('starts the regulars of %s', (sport) => {
    const teams = teamsOf(sport)
    expect(teams.length).toBeGreaterThan(20)
    for (const { team, players, total, side, plays } of teams) {
      const minutes = (starter: boolean) =>
        players
          .filter(({ gs, uni }) => (gs === '1') === starter && uni !== 'TM')
          .map(({ min }) => Number(min))
      expect(minutes(true), team).toHaveLength(5)
      expect(Math.min(...minutes(true)), team).toBeGreaterThanOrEqual(Math.max(...minutes(false)))

      const bench = players.filter(({ gs, uni }) => gs !== '1' && uni !== 'TM')
      expect(total, team).toContain(`pts_bench="${sum(bench.map(({ tp }) => Number(tp)))}"`)
      const blocked = sum(players.map(({ blk }) => Number(blk)))
      expect(blocked, team).toBeGreaterThan(0)
      expect(total, team).toContain(`blk="${blocked}"`)
      const isBlock = (play: string) => play.includes(`vh="${side}"`) && /action="BLOCK"/.test(play)
      expect(plays.filter(isBlock), team).toHaveLength(blocked)
    }
  })

  // Ironwood keeps minutes that are rounded one by one, as real files do.
  test.runIf(tenant === 'harlan').each(['mens-basketball', 'womens-basketball'])(
    'plays five at all times in %s',
    (sport) => {
      for (const { team, players, total } of teamsOf(sport)) {
        const played = players.filter(({ uni }) => uni !== 'TM').map(({ min }) => Number(min))
        expect(total, team).toContain(`min="${sum(played)}"`)
      }
    },
  )

  test('leaves some kills of a volleyball match without an assist', () => {
    const teams = teamsOf('volleyball')
    expect(teams.length).toBeGreaterThanOrEqual(20)
    for (const { team, players, total } of teams) {
      const { k: kills, a: assists } = attributes(total) as Record<string, string>
      expect(Number(assists), team).toBeLessThan(Number(kills))
      expect(sum(players.map((row) => Number((row as { a?: string }).a))), team).toBe(
        Number(assists),
      )
    }
  })

  test('prints quotation marks in its stories', () => {
    const files = globSync('stories/*.md', { cwd: folder })
    const prose = (file: string) =>
      readFileSync(join(folder, file), 'utf8').split('---\n').slice(2).join('')
    expect(files.filter((file) => /"|[a-z]'s\b/.test(prose(file)))).toEqual([])
  })
})
