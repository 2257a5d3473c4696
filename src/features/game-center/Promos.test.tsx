import { expect, test, vi } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import type { GameCenterLayout } from '../../contract/game-center.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import { Promos, readGameDay } from './Promos.tsx'

vi.mock('../../blocks/promotions/CampaignView.tsx', () => ({ CampaignView: () => 'A partner' }))

test('has promotion, gates and parking on game day, with the partners below them [GM-03]', () => {
  const url = '/facilities/heron-field/1'
  const facility = { gates: '<p>Gate 2, east</p>', parking: null, gameDay: ['gates'], url }
  const promotions = { id: 1, title: 'Presented by', promoItems: [{ id: 3 } as never] }
  const pageIn = (phase: GameCenterLayout['phase'], some: Partial<Game> = {}) => {
    const game = sampleGame({ gamePromotionText: 'Senior Day', ...some })
    const info = { game: { ...game, facility }, results: null, facts: [] } as never
    return wordsOf(
      renderScreen(<Promos day={readGameDay(game, info, phase)} promotions={promotions} />),
    )
  }
  expect(pageIn('before')).toBe('Promotion Senior Day Gates Gate 2, east Presented by A partner')
  // Before the game the band above has the link.
  expect(pageIn('live')).toMatch(/Senior Day Gates Gates Gate 2, east/)
  expect(pageIn('after')).toBe('A partner')
  expect(pageIn('before', { locationIndicator: 'A' })).toBe('A partner')
})
