import { describe, expect, test } from 'vitest'
import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { rows } from '../../src/contract/rows.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { departmentStore } from '../../tests/support/department-store.ts'
import { examplesOf } from '../../tests/support/write-examples.ts'
import { sanitizeDeep } from './sanitize.ts'
import { mapFields, withUpstreamFields } from './map-fields.ts'
import { valueAs } from '../../tests/support/value-as.ts'
import { calls } from './places.ts'
import { fieldMaps } from './field-maps.ts'

const take = (name: ApiName, theirs: unknown) =>
  sanitizeDeep(valueAs(schemas[name].result, mapFields(rows[name].path, theirs)))
const sport = {
  id: '3',
  title: "Women's Soccer",
  shortName: 'wsoc',
  abbrev: null,
  globalSportNameSlug: 'womens-soccer',
  globalSportShortName: 'wsoc',
}

// The invented Calder Tech, in the fields of other systems.
const event = {
  id: 41,
  gameId: 41,
  gameDate: '2026-09-05T19:00:00',
  date: '2026-09-05T19:00:00',
  dateUtc: null,
  time: null,
  tbd: false,
  allDay: false,
  isDoubleHeader: true,
  showAtVs: true,
  status: 'O',
  locationIndicator: 'A',
  neutralHometeam: false,
  location: 'Calder, Ohio',
  isConference: true,
  conference: 'Lakeland',
  isSpotlight: false,
  type: 'E',
  tournament: 'Lakeland Cup',
  sport,
  schedule: { id: 9, title: "2026 Women's Soccer", url: '/x' },
  opponent: {
    id: '12',
    title: 'Calder Tech',
    name: 'Calder Tech Comets',
    image: 'https://pictures.example/calder.png',
  },
  media: {
    video: 'https://watch.example/41',
    videoText: 'Watch it',
    tv: 'ESPN2',
    radio: '',
    tickets: null,
  },
  result: {
    status: 'W',
    teamScore: 2,
    opponentScore: 1,
    preScore: '',
    postScore: '(OT)',
    boxScore: '/boxscore.aspx?id=24900',
    gameId: 41,
    lineScores: null,
  },
  gameFacility: { id: 1, title: 'Comet Field', url: '' },
  gamePregameStoryId: null,
  gamePostgameStoryId: '77',
}
const scheduled = {
  id: 41,
  date: '2026-09-05T19:00:00',
  enddate: '2026-09-06T00:00:00',
  dateUtc: '2026-09-06T00:00:00Z',
  time: '7 p.m.',
  conference: true,
  conferenceTitle: 'Lakeland',
  atVs: 'at',
  displayVsatIndicator: true,
  locationIndicator: 'A',
  location: null,
  status: 'A',
  noplayText: null,
  type: 'R',
  isADoubleheader: false,
  tbd: false,
  allDay: false,
  sport: {
    id: 3,
    title: "Women's Soccer",
    shortname: 'wsoc',
    abbreviation: null,
    globalSportNameSlug: 'womens-soccer',
    globalSportShortname: 'wsoc',
  },
  season: '2026',
  opponent: {
    id: 12,
    title: 'Calder Tech',
    prefix: '#4',
    website: '',
    location: 'Calder',
    mascot: 'Comets',
    image: {
      fullpath: 'https://pictures.example/calder.png',
      filename: 'calder.png',
      alt: 'Comet',
    },
  },
  media: {
    video: { title: null, url: 'https://watch.example/41', label: 'Stream', cssClass: 'x' },
  },
  result: {
    status: '',
    teamScore: null,
    opponentScore: null,
    prescoreInfo: null,
    postscoreInfo: null,
    boxscore: { url: '/sports/womens-soccer/boxscore/41' },
    recap: null,
  },
  facility: { id: 1, title: 'Comet Field', url: null },
  tournament: { id: 2, title: 'Lakeland Cup', website: null, color: null },
  previewStoryId: 5,
  postStoryId: null,
  galleries: [],
}

describe('fields mapped from other systems [CA-01]', () => {
  test('maps an event of EventsResults', () => {
    const {
      items: [game],
    } = take('results', { items: [event], total: 1, page: 0, pages: 1 }) as {
      items: Record<string, unknown>[]
    }
    expect(game).toMatchObject({
      id: 41,
      scheduleId: 9,
      season: '2026',
      isADoubleheader: true,
      conference: true,
      atVs: 'at',
      time: '',
      type: 'S',
      tournament: { title: 'Lakeland Cup' },
      facility: { title: 'Comet Field' },
      postStoryId: 77,
      previewStoryId: null,
      gameState: 8,
      live: null,
      sport: { id: 3, globalSportShortName: 'wsoc' },
      opponent: {
        id: 12,
        title: 'Calder Tech',
        image: {
          url: `/images/at-${Buffer.from('https://pictures.example/calder.png').toString('base64url')}`,
        },
      },
      result: {
        status: 'W',
        teamScore: '2',
        opponentScore: '1',
        postscoreInfo: '(OT)',
        boxscore: { url: '/boxscore.aspx?id=24900' },
        recap: null,
      },
      media: {
        video: { title: 'Watch it', url: 'https://watch.example/41' },
        tv: { title: 'ESPN2', url: '' },
        radio: null,
        audio: null,
        stats: null,
        tickets: null,
      },
    })
    // A list where we have a page.
    expect(take('scoreboard', [event])).toMatchObject([{ id: 41 }])
  })
  test('takes the story of an event as the recap of its result', () => {
    const told = { ...event, story: { url: '/news/2026/9/5/win' } }
    expect(take('results', { items: [told], total: 1, page: 0, pages: 1 })).toMatchObject({
      items: [{ result: { recap: { url: '/news/2026/9/5/win' } } }],
    })
  })
  test('maps a game of ScheduleGames, of a schedule, and of a calendar day', () => {
    const ours = {
      id: 41,
      endDate: '2026-09-06T00:00:00',
      conference: true,
      atVs: 'at',
      sport: { shortName: 'wsoc', globalSportShortName: 'wsoc' },
      opponent: { title: 'Calder Tech', image: { altText: 'Comet' } },
      media: { video: { title: 'Stream' } },
      result: { status: null, boxscore: { url: '/sports/womens-soccer/boxscore/41' } },
      tournament: { title: 'Lakeland Cup' },
      gameState: 0,
    }
    expect(take('calendarEvents', [{ date: '2026-09-05', events: [scheduled] }])).toMatchObject([
      { date: '2026-09-05', events: [ours] },
    ])
    expect(mapFields('/api/v2/ScheduleGames/:gameId', scheduled)).toMatchObject(ours)
    const { games } = mapFields('/api/v2/Schedule/:scheduleId', {
      id: 9,
      title: "2026 Women's Soccer",
      games: [scheduled, { ...scheduled, id: 42, gameScheduleInclude: false }],
    }) as { games: unknown[] }
    expect(games).toMatchObject([ours])
  })
  test('maps a roster without hidden players', () => {
    const player = {
      rosterPlayerId: 7,
      playerId: 70,
      firstName: 'Ines',
      lastName: 'Varga',
      jerseyNumber: null,
      positionShort: 'GK',
      positionLong: null,
      academicYearShort: 'Sr.',
      academicYearLong: 'Senior',
      hide: false,
      hideBio: false,
      isCaptain: true,
      image: {
        url: '/a.png',
        absoluteUrl: 'https://pictures.example/a.png',
        altText: 'Ines Varga',
      },
      socialMedia: { Twitter: 'https://x.example/ines' },
      bio: null,
    }
    const roster = take('rosterById', {
      id: 4,
      sport,
      season: { title: '2026-27' },
      isCurrent: true,
      players: [player, { ...player, rosterPlayerId: 8, hide: true }],
      coaches: null,
      displayFields: [],
    }) as { rosterId: number; season: string; players: unknown[]; coaches: unknown[] }
    expect(roster).toMatchObject({
      rosterId: 4,
      season: '2026-27',
      coaches: [],
      support: [],
      players: [
        {
          rosterPlayerId: 7,
          jerseyNumber: '',
          positionLong: '',
          socialMedia: [{ channel: 'Twitter', url: 'https://x.example/ines' }],
          image: { altText: 'Ines Varga', width: 1600, height: 900 },
        },
      ],
    })
    expect(roster.players).toHaveLength(1)
  })
  test('maps a story of HTML or blocks, cleaned', () => {
    const story = {
      id: 5,
      contentTitle: 'Comets fall',
      contentDate: '2026-09-06T09:00:00',
      contentUrl: '/news/2026/9/6/comets-fall',
      subHeadline: '',
      teaser: null,
      byline: null,
      sport: null,
      imageSource: 'https://pictures.example/s.jpg',
      imageAltText: 'A save',
      imageCaption: 'Late',
      redirectAbsoluteUrl: '',
      content: null,
      games: [],
      blocks: [
        { type: 'basic_text_block', content: '<p onclick=x>One</p>' },
        {
          type: 'structural_layout_block',
          content: [[{ type: 'basic_text_block', content: '<p>Two</p>' }]],
        },
      ],
    }
    expect(take('story', story)).toMatchObject({
      title: 'Comets fall',
      url: '/news/2026/9/6/comets-fall',
      date: '2026-09-06T09:00:00',
      teaser: '',
      redirectAbsoluteUrl: null,
      content: '<p>One</p><p>Two</p>',
      image: { altText: 'A save', caption: 'Late' },
    })
  })
})

const store = await departmentStore()
const examples = await examplesOf(store)
await store.close()

describe('both directions [CA-01]', () => {
  // What the example department answers.
  const allRows = (Object.entries(api) as [ApiName, Endpoint][])
    .map(([name, row]) => ({ name, row, example: examples[name] }))
    .filter(({ example }) => example !== null)

  test.each(allRows)(
    '$name: leaves our own fields unchanged, also beside theirs',
    ({ name, row, example }) => {
      const taken = (value: unknown) =>
        JSON.stringify(valueAs(schemas[name].result, mapFields(row.path, value)))
      expect(taken(example)).toBe(JSON.stringify(valueAs(schemas[name].result, example)))
      const beside = withUpstreamFields(row.path, example)
      expect([beside]).toMatchObject([example])
      // Another Fieldhouse reads our own fields, whatever else is there.
      expect(taken(beside)).toBe(taken(example))
    },
  )
  test('reads what we write in their fields as the same', () => {
    let compared = 0
    for (const { row, example } of allRows) {
      const call = calls.find(({ path }) => path.test(row.path))
      if (!call) continue
      // Our own fields are removed wherever theirs say the same, and must be restored.
      const theirs = withoutOurs(
        withUpstreamFields(row.path, structuredClone(example)),
        call.dialect,
        () => {
          compared++
        },
      )
      expect([row.path, mapFields(row.path, theirs)]).toMatchObject([row.path, example])
    }
    expect(compared).toBeGreaterThan(20)
  })
})

const fields = Object.values(fieldMaps).flatMap((kind) => kind.fields)

function withoutOurs(value: unknown, dialect: string, count: () => void): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutOurs(item, dialect, count))
  if (typeof value !== 'object' || value === null) return value
  const item = { ...(value as Record<string, unknown>) }
  for (const { ours, names, write } of fields) {
    const theirs = names?.[dialect as keyof typeof names]
    // An address says less than a picture with its alternative text.
    if (
      !theirs ||
      !(theirs in item) ||
      !(ours in item) ||
      (write && ours === 'image') ||
      (ours === 'id' && theirs === 'gameId' && !('atVs' in item))
    )
      continue
    delete item[ours]
    count()
  }
  return Object.fromEntries(
    Object.entries(item).map(([key, inside]) => [key, withoutOurs(inside, dialect, count)]),
  )
}
