import {
  addressOf,
  flagOf,
  imageOf,
  kindOf,
  linkOf,
  seasonOf,
  socialOf,
  stateOf,
  statusOf,
  storyHtml,
  textOf,
  titled,
} from './values.ts'

/** Dialects of this API family: field names differ by endpoint. */
export type Dialect =
  | 'events'
  | 'schedule'
  | 'onThisDay'
  | 'stories'
  | 'people'
  | 'sports'
  | 'stats'
type Item = Record<string, unknown>

/** A field: our name, the names in dialects, and how values are converted. */
export type Spelling = {
  ours: string
  /** Its name in a dialect. Without `write` it is also written unchanged. */
  names?: Partial<Record<Dialect, string>>
  /** Other names that are read but never written. */
  also?: string[]
  /** Whether the value under our name is already ours; by default it is. */
  is?(value: unknown): boolean
  /** Theirs → ours; undefined when it cannot be converted. */
  read?(value: unknown, item: Item): unknown
  /** Ours → theirs; unchanged by default. */
  write?(value: unknown, item: Item): unknown
  /** Our value when theirs is missing. */
  otherwise?(item: Item): unknown
}
export type Kind = {
  fields: Spelling[]
  /** Nested objects by our name; `[kind]` is a list of them. */
  parts?: Record<string, KindName | [KindName]>
  /** Whether an item must not be shown. */ hidden?(item: Item): boolean
}
export type KindName =
  | 'sport'
  | 'game'
  | 'opponent'
  | 'result'
  | 'media'
  | 'story'
  | 'player'
  | 'season'
  | 'staff'
  | 'roster'
  | 'schedule'
  | 'day'
  | 'memories'
  | 'memory'
  | 'boxScore'
  | 'tag'
  | 'tagPlace'
  | 'tagElement'

const isText = (value: unknown) => typeof value === 'string'
const isAddress = (value: unknown) => isText(value) && /^(?:\/|https?:)/i.test(value as string)
const isFlag = (value: unknown) => typeof value === 'boolean'
const isThing = (value: unknown) =>
  value === null || (typeof value === 'object' && !Array.isArray(value))
const isImage = (value: unknown) =>
  value === null ||
  (isThing(value) && 'width' in (value as object) && 'altText' in (value as object))
const hasImage = (place: unknown): boolean => {
  const images = isThing(place) && place !== null ? (place as Item)['image'] : undefined
  return Array.isArray(images) ? images.length > 0 : Boolean(images)
}
const isList = (value: unknown) => Array.isArray(value)
const text = (ours: string, more: Partial<Spelling> = {}): Spelling => ({
  ours,
  is: isText,
  read: textOf,
  otherwise: () => '',
  ...more,
})
const image = (more: Partial<Spelling> = {}): Spelling => ({
  ours: 'image',
  is: isImage,
  read: imageOf,
  ...more,
})

/**
 * The field mappings, used in both directions: for answers of an upstream, and for additional
 * fields in ours.
 */
export const kinds: Record<KindName, Kind> = {
  sport: {
    fields: [
      { ours: 'shortName', names: { schedule: 'shortname', stories: 'shortname' } },
      { ours: 'abbrev', names: { schedule: 'abbreviation', stories: 'abbreviation' } },
      {
        ours: 'globalSportShortName',
        names: { schedule: 'globalSportShortname', stories: 'globalSportShortname' },
      },
    ],
  },
  game: {
    parts: { sport: 'sport', opponent: 'opponent', result: 'result', media: 'media' },
    hidden: ({ gameScheduleInclude }) => gameScheduleInclude === false,
    fields: [
      { ours: 'id', names: { events: 'gameId' } },
      { ours: 'date', names: { events: 'gameDate' }, also: ['startDate', 'start_date'] },
      { ours: 'endDate', names: { schedule: 'enddate' } },
      { ours: 'isADoubleheader', names: { events: 'isDoubleHeader' }, also: ['isADoubleHeader'] },
      { ours: 'conference', is: isFlag, names: { events: 'isConference' }, read: flagOf },
      {
        ours: 'atVs',
        is: isText,
        otherwise: ({ locationIndicator }) => (locationIndicator === 'A' ? 'at' : 'vs'),
      },
      {
        ours: 'scheduleId',
        also: ['schedule'],
        read: (value) => (value as Item | null)?.['id'],
        otherwise: () => 0,
      },
      { ours: 'season', is: isText, also: ['schedule'], read: seasonOf, otherwise: () => '' },
      {
        ours: 'showAtVs',
        is: isFlag,
        names: { schedule: 'displayVsatIndicator' },
        read: flagOf,
        otherwise: () => true,
      },
      {
        ours: 'previewStoryId',
        names: { events: 'gamePregameStoryId', onThisDay: 'gamePreGameStoryId' },
      },
      {
        ours: 'postStoryId',
        names: { events: 'gamePostgameStoryId', onThisDay: 'gamePostGameStoryId' },
        also: ['postgameStoryId', 'postgame_story_id'],
      },
      { ours: 'facility', is: isThing, names: { events: 'gameFacility' }, read: titled },
      { ours: 'tournament', is: isThing, read: titled },
      {
        ours: 'gamePromotionText',
        also: ['promotion'],
        read: (value) => (isText(value) ? value : ((value as Item | null)?.['title'] ?? null)),
      },
      text('time'),
      {
        ours: 'status',
        is: (value) => /^[AOCP]$/.test(String(value)),
        read: (value, item) => (value === undefined ? undefined : statusOf(item)),
        otherwise: statusOf,
      },
      {
        ours: 'type',
        is: (value) => /^[RPS]$/.test(String(value)),
        read: kindOf,
        otherwise: () => 'R',
      },
      { ours: 'gameState', is: (value) => typeof value === 'number', otherwise: stateOf },
      { ours: 'media', is: isThing, otherwise: () => ({}) },
      // A result's recap is the event's story.
      {
        ours: 'result',
        is: (value) => value === null || !isThing(value) || 'recap' in (value as Item),
        read: (value, { story }) => ({
          ...(value as Item),
          recap: (isThing(story) ? (story as Item | null)?.['url'] : story) ?? null,
        }),
      },
    ],
  },
  opponent: {
    fields: [
      { ours: 'title', is: isText, names: { events: 'name' }, also: ['name'], read: textOf },
      image(),
    ],
  },
  result: {
    fields: [
      { ours: 'status', is: (value) => value !== '', read: () => null },
      {
        ours: 'prescoreInfo',
        names: { events: 'preScore', onThisDay: 'prescore' },
        also: ['prescore_info'],
      },
      {
        ours: 'postscoreInfo',
        names: { events: 'postScore', onThisDay: 'postscore' },
        also: ['postscore_info'],
      },
      {
        ours: 'boxscore',
        is: isThing,
        names: { events: 'boxScore' },
        read: (value) => (isAddress(value) ? addressOf(value) : value),
        write: (value) => (value as Item | null)?.['url'] ?? null,
      },
      { ours: 'recap', is: isThing, read: (value) => (isAddress(value) ? addressOf(value) : null) },
    ],
  },
  media: {
    fields: (['tv', 'radio', 'video', 'audio', 'stats', 'tickets'] as const).map((ours) => ({
      ours,
      is: (value) =>
        value === null ||
        (isThing(value) && isText((value as Item)['title']) && isText((value as Item)['url'])),
      read: (value, item) => linkOf(ours, value, item),
    })),
  },
  story: {
    parts: { sport: 'sport', games: ['game'] },
    fields: [
      text('title', { names: { stories: 'contentTitle' } }),
      { ours: 'date', names: { stories: 'contentDate' } },
      { ours: 'url', names: { stories: 'contentUrl' } },
      text('teaser'),
      { ours: 'content', is: isText, also: ['blocks'], read: storyHtml },
      { ours: 'redirectAbsoluteUrl', is: (value) => value !== '', read: () => null },
      {
        ours: 'image',
        is: isImage,
        names: { stories: 'imageSource' },
        also: ['primaryImage'],
        write: (value) => (value as Item | null)?.['url'] ?? null,
        read: (value, item) =>
          imageOf(
            isText(value)
              ? { url: value, alt: item['imageAltText'], caption: item['imageCaption'] }
              : value,
          ),
      },
    ],
  },
  player: {
    parts: { sport: 'sport', historicalFields: ['season'] },
    hidden: ({ hide }) => hide === true || hide === 'true',
    fields: [
      ...[
        'jerseyNumber',
        'positionShort',
        'positionLong',
        'academicYearShort',
        'academicYearLong',
      ].map((name) => text(name)),
      text('season', { also: ['seasonSlug'] }),
      text('rosterDisplayTitle'),
      image(),
      {
        ours: 'socialMedia',
        is: isList,
        names: { people: 'socialMediaR' },
        read: socialOf,
        write: (value) =>
          (value as Item[] | undefined)?.map(({ channel, url }) => ({
            platformName: channel,
            userName: null,
            url,
            icon: null,
          })) ?? [],
        otherwise: () => [],
      },
      { ours: 'historicalFields', is: isList, otherwise: () => [] },
    ],
  },
  season: { fields: ['position', 'jerseyNumber', 'academicYear'].map((name) => text(name)) },
  staff: { fields: [{ ours: 'id', also: ['staffId'] }, text('title'), image()] },
  roster: {
    parts: { sport: 'sport', players: ['player'], coaches: ['staff'], support: ['staff'] },
    fields: [
      { ours: 'rosterId', names: { people: 'id' } },
      text('season', {
        read: (value) => seasonOf(value) ?? textOf((value as Item | null)?.['title']),
      }),
      { ours: 'support', is: isList, also: ['supportStaff'], otherwise: () => [] },
      { ours: 'coaches', is: isList, otherwise: () => [] },
    ],
  },
  schedule: {
    parts: { sport: 'sport', games: ['game'] },
    fields: [text('season', { also: ['title'], read: seasonOf })],
  },
  memories: { parts: { items: ['memory'] }, fields: [] },
  memory: { parts: { sport: 'sport', game: 'game' }, fields: [image()] },
  day: { parts: { events: ['game'], games: ['game'] }, fields: [] },
  boxScore: { fields: [] },
  // A tag with an image is never used: it would count visitors who declined scripts.
  tag: {
    fields: [],
    parts: { head: 'tagPlace', bodyOpen: 'tagPlace', bodyClose: 'tagPlace' },
    hidden: ({ head, bodyOpen, bodyClose }) =>
      [head, bodyOpen, bodyClose].some((place) => hasImage(place)),
  },
  tagPlace: {
    fields: [],
    parts: { script: ['tagElement'], style: ['tagElement'], noscript: ['tagElement'] },
  },
  tagElement: {
    fields: [
      {
        ours: 'children',
        is: isText,
        read: (value) => (Array.isArray(value) && value.every(isText) ? value.join('') : undefined),
      },
    ],
  },
}

/**
 * The dialect of each call, and the places of objects in its answer ('*' is every list item, '' the
 * answer itself).
 */
export const calls: { path: RegExp; dialect: Dialect; places: Record<string, KindName> }[] = [
  { path: /^\/api\/v2\/Sports(?:$|\/)/i, dialect: 'sports', places: { '*': 'sport', '': 'sport' } },
  {
    path: /^\/api\/v2\/EventsResults\//i,
    dialect: 'events',
    places: { 'items.*': 'game', '*': 'game', '*.events.*': 'game', 'items.*.events.*': 'game' },
  },
  {
    path: /^\/api\/v2\/Calendar\//i,
    dialect: 'schedule',
    places: { '*': 'day', 'items.*': 'day' },
  },
  { path: /^\/api\/v2\/ScheduleGames\/:\w+$/i, dialect: 'schedule', places: { '': 'game' } },
  { path: /^\/api\/v2\/Schedule(?:\/:\w+)?$/i, dialect: 'schedule', places: { '': 'schedule' } },
  {
    path: /^\/api\/v2\/Stories(?:\/related)?$/i,
    dialect: 'stories',
    places: { 'items.*': 'story', '*': 'story' },
  },
  { path: /^\/api\/v2\/Stories\/:date\/:slug$/i, dialect: 'stories', places: { '': 'story' } },
  { path: /^\/api\/v2\/Stories\/games$/i, dialect: 'schedule', places: { '*': 'day' } },
  { path: /^\/api\/v2\/Stories\/:id\/next-game$/i, dialect: 'schedule', places: { '': 'game' } },
  { path: /^\/api\/v2\/TrackingTag\/search$/i, dialect: 'sports', places: { '*': 'tag' } },
  { path: /^\/api\/v2\/OnThisDay$/i, dialect: 'onThisDay', places: { 'groups.*': 'memories' } },
  { path: /^\/api\/v2\/Stats\/boxscore\/:\w+$/i, dialect: 'stats', places: { '': 'boxScore' } },
  {
    path: /^\/api\/v2\/Rosters(?:\/:\w+|\/bySport\/:\w+)?$/i,
    dialect: 'people',
    places: { '': 'roster' },
  },
  { path: /^\/api\/v2\/Players\/roster\/bio\/:\w+$/i, dialect: 'people', places: { '': 'player' } },
  {
    path: /^\/api\/v2\/Players\/(?:roster\/:\w+|history|search|random)$/i,
    dialect: 'people',
    places: { '*': 'player', 'items.*': 'player' },
  },
]
