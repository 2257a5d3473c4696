import { describe, expect, test } from 'vitest'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import { sampleSettings } from '../../../tests/support/sample-sport.ts'
import { faultsOf, type Structured } from '../../../tests/support/structured-data.ts'
import type { Game } from '../../contract/game.schema.ts'
import { event } from './events.ts'
import { toJsonLdDocument, absoluteUrl, type JsonLdContext } from './organization.ts'

const at: JsonLdContext = {
  settings: { ...sampleSettings, schoolAddress: '1 College Way, Harlan, Ohio' },
  origin: 'https://harlan.example',
  url: 'https://harlan.example/x',
}
const said = (some: Partial<Game> = {}): Structured => {
  const [thing] = (toJsonLdDocument([event(sampleGame(some), at)]) as { '@graph': Structured[] })[
    '@graph'
  ]
  expect(faultsOf([thing!])).toEqual([])
  return thing!
}
const us = {
  '@type': 'SportsTeam',
  name: 'Harlan State Herons Football',
  url: 'https://harlan.example/sports/football',
}
const them = { '@type': 'SportsTeam', name: 'Ashford' }

describe('structured data of a game [SE-03]', () => {
  test('names host, guest and place at home, away and at neutral sites', () => {
    expect(said()).toEqual({
      '@type': 'SportsEvent',
      name: 'Ashford at Harlan State Herons Football',
      sport: 'Football',
      startDate: '2026-09-06T00:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Heron Field', address: 'Harlan, Ohio' },
      homeTeam: us,
      awayTeam: them,
      organizer: {
        '@type': 'SportsOrganization',
        name: 'Harlan State Herons',
        url: 'https://harlan.example/',
      },
    })
    expect(said({ locationIndicator: 'A', facility: null, location: null })).toMatchObject({
      name: 'Harlan State Herons Football at Ashford',
      homeTeam: them,
      awayTeam: us,
      location: { name: 'Ashford', address: 'Ashford' },
    })
    expect(said({ locationIndicator: 'A' })).not.toHaveProperty('organizer')
    expect(said({ locationIndicator: 'N', facility: null, location: null })).toMatchObject({
      name: 'Harlan State Herons Football vs Ashford',
      competitor: [us, them],
      location: { name: 'To be announced' },
    })
    expect(said({ facility: null, location: null })).toMatchObject({
      location: { name: 'Harlan State University', address: '1 College Way, Harlan, Ohio' },
    })
  })

  test('has only a day for an unknown time, a range, no rank, and its tournament', () => {
    expect(said({ tbd: true })).toMatchObject({ startDate: '2026-09-05' })
    expect(said({ dateUtc: null, endDate: '2026-09-07T12:00:00' })).toMatchObject({
      startDate: '2026-09-05',
      endDate: '2026-09-07',
    })
    expect(said({ opponent: { ...sampleGame().opponent, title: '#23 Ashford' } })).toMatchObject({
      name: 'Ashford at Harlan State Herons Football',
    })
    expect(said({ tournament: { title: 'Lake Cup' } })).toMatchObject({
      superEvent: { '@type': 'SportsEvent', name: 'Lake Cup' },
    })
    expect(
      said({ showAtVs: false, opponent: { ...sampleGame().opponent, title: 'Lake Invitational' } }),
    ).toMatchObject({ name: 'Harlan State Herons Football: Lake Invitational', competitor: [us] })
  })

  test('tells postponed, canceled and finished games', () => {
    expect(said({ status: 'P' })).toMatchObject({
      eventStatus: 'https://schema.org/EventPostponed',
      description: 'Postponed',
    })
    expect(said({ status: 'C', noplayText: 'Lightning' })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      description: 'Lightning',
    })
    const over = said({
      status: 'O',
      result: { ...sampleResult('W', '27', '13'), boxscore: { url: '/b' } },
    })
    expect(over).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      description: 'Final: Harlan State Herons 27, Ashford 13',
      url: 'https://harlan.example/sports/football/stats/2026/ashford/boxscore/1',
    })
    expect(said({ result: sampleResult('N') })).not.toHaveProperty('description')
  })
})

test('includes absolute web addresses only [SE-03]', () => {
  expect(
    [
      '/a b',
      'https://x.example/ä',
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.example',
      '',
      null,
    ].map((url) => absoluteUrl(url, at)),
  ).toEqual([
    'https://harlan.example/a%20b',
    'https://x.example/%C3%A4',
    null,
    null,
    null,
    null,
    null,
  ])
})

test('leaves out empty values and objects [SE-03]', () => {
  expect(
    toJsonLdDocument([
      {
        '@type': 'Person',
        name: 'Ada',
        image: null,
        sameAs: [],
        memberOf: { '@type': 'SportsTeam', name: '' },
      },
    ]),
  ).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Person', name: 'Ada' }] })
  expect(toJsonLdDocument([{ '@type': 'Place', name: null }])).toBeNull()
})
