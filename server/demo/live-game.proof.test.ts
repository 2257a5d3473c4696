import { describe, expect, test } from 'vitest'
import { parseStatFile } from '../statcrew/parse.ts'
import { liveFootball } from './live-game.ts'

const parsed = (xml: string) => parseStatFile(new TextEncoder().encode(xml))

describe('the live game', { timeout: 60_000 }, () => {
  const game = liveFootball({ today: '2026-11-20', seed: 'test' })
  const first: string[] = []
  // Not for…of: leaving such a loop would end the generator.
  for (let atEnd = false; !atEnd;) {
    const snapshot = game.next().value
    first.push(snapshot.xml)
    atEnd = snapshot.atEnd
  }

  test('has a snapshot after every play, small enough to send', () => {
    expect(first.length).toBeGreaterThan(120)
    expect(first.length).toBeLessThan(230)
    expect(Math.max(...first.map((xml) => Buffer.byteLength(xml)))).toBeLessThan(150_000)
  })

  test('only ever moves forward, and is final at the last snapshot alone', () => {
    let before = { elapsed: -1, points: 0, plays: 0 }
    for (const [i, xml] of first.entries()) {
      const file = parsed(xml)
      const [minutes = 0, seconds = 0] = (file.status.clock ?? '00:00').split(':').map(Number)
      const now = {
        elapsed: file.status.period * 900 - minutes * 60 - seconds,
        points: Number(file.homeTeam.score) + Number(file.visitingTeam.score),
        plays: file.plays.flatMap((group) => group.plays).length,
      }
      expect(file.warnings).toEqual([])
      expect(file.status.complete).toBe(i === first.length - 1)
      expect(now.points).toBeGreaterThanOrEqual(before.points)
      expect(now.plays).toBeGreaterThan(before.plays)
      if (file.status.started && !file.status.complete)
        expect(now.elapsed).toBeGreaterThanOrEqual(before.elapsed)
      before = now
    }
  })

  test('is followed by another game from the first kick-off on', () => {
    const next = parsed(game.next().value.xml)
    expect([next.homeTeam.score, next.visitingTeam.score, next.status.complete]).toEqual([
      '0',
      '0',
      false,
    ])
    expect(next.homeTeam.name).toBe('Harlan State')
    expect(next.visitingTeam.name).toBe('Dunmere State')
  })

  test('is the same for the same seed', () => {
    const again = liveFootball({ today: '2026-11-20', seed: 'test' })
    expect(again.next().value.xml).toBe(first[0])
    expect(liveFootball({ today: '2026-11-20', seed: 'other' }).next().value.xml).not.toBe(first[0])
  })
})
