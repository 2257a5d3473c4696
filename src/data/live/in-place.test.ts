import { afterEach, expect, test, vi } from 'vitest'
import { sampleGame, sampleLive } from '../../../tests/support/sample-game.ts'
import { showInPlace } from './in-place.ts'

afterEach(() => vi.unstubAllGlobals())

test('writes score, clock, situation and last play of a frame into the drawn page [GM-04]', () => {
  const texts = new Map<string, { textContent: string }>()
  vi.stubGlobal('document', {
    querySelectorAll(selector: string) {
      const text = { textContent: '' }
      texts.set(selector.replaceAll(/.*:|"\]/g, ''), text)
      return [text]
    },
  })
  const live = sampleLive({
    version: 1,
    period: 2,
    lastPlay: 'Rush for 2 yards.',
    teamPeriods: ['7', '0', '0', '0'],
    opponentPeriods: ['3', '0', '0', '0'],
  })
  const game = sampleGame({ gameState: 3, live })
  expect(
    showInPlace([game], {
      ...live,
      version: 2,
      teamScore: '24',
      teamPeriods: ['7', '17', '0', '0'],
      clock: '05:01',
      situation: 'HSU extra-point attempt',
      lastPlay: 'Ada Byron rush right to the DUN goal line, touchdown.',
    }),
  ).toBe(true)
  expect(texts.get('team')?.textContent).toBe('24')
  expect(texts.get('state')?.textContent).toContain('5:01')
  expect(texts.get('situation')?.textContent).toBe('HSU extra-point attempt')
  const periods = ['team-1', 'opponent-0', 'team-2'].map((key) => texts.get(key)?.textContent)
  expect(periods).toEqual(['17', '3', ' '])
  // Overtime adds a column.
  const teamPeriods = ['7', '17', '0', '0', '0']
  expect(showInPlace([game], { ...live, version: 3, teamPeriods })).toBe(false)
  expect(texts.get('play')?.textContent).toContain('touchdown')
})
