import { expect, test } from 'vitest'
import { renderScreen } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive } from '../../../tests/support/sample-game.ts'
import { dayFacts } from './day-facts.tsx'

test('names what to watch and hear during the game, each one link to its stream [GM-03]', () => {
  const linksWith = (...keys: ('tv' | 'radio' | 'video' | 'audio')[]) => {
    const named = keys.map((key) => [key, { title: `The ${key}`, url: `/${key}` }])
    const media = { ...sampleGame().media, ...Object.fromEntries(named) }
    const game = sampleGame({ gameState: 3, live: sampleLive(), media })
    const html = renderScreen(dayFacts(game, null, false)!)
    return [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, url, words]) => `${words} ${url}`,
    )
  }
  expect(linksWith('tv', 'radio')).toEqual(['Watch: The tv /tv', 'Listen: The radio /radio'])
  expect(linksWith('tv', 'radio', 'video', 'audio')).toEqual([
    'Watch: The tv /video',
    'Listen: The radio /audio',
  ])
})
