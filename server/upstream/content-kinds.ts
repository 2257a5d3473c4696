import {
  isText,
  isAddress,
  isImage,
  hasImage,
  isList,
  text,
  image,
  type Item,
  type Kind,
  type KindName,
} from './spelling.ts'
import { toImage, parseSeason, toSocialAccounts, storyHtml, toText } from './values.ts'

/** Spellings of stories, people, forms and other content. */
export const contentKinds = {
  story: {
    parts: { sport: 'sport', games: ['game'] },
    fields: [
      text('title', { names: { stories: 'contentTitle' } }),
      { ours: 'date', names: { stories: 'contentDate' } },
      { ours: 'url', names: { stories: 'contentUrl' } },
      text('teaser'),
      { ours: 'content', is: isText, also: ['blocks'], read: storyHtml },
      {
        ours: 'redirectAbsoluteUrl',
        is: isAddress,
        also: ['redirectUrl'],
        read: (value) => (isAddress(value) ? value : null),
      },
      {
        ours: 'image',
        is: isImage,
        names: { stories: 'imageSource' },
        also: ['primaryImage'],
        write: (value) => (value as Item | null)?.['url'] ?? null,
        read: (value, item) =>
          toImage(
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
      { ours: 'rosterPlayerId', also: ['id'] },
      { ours: 'playerId', also: ['rosterPlayerId', 'id'] },
      text('jerseyNumber', { also: ['uniformNumber', 'number'] }),
      text('positionShort', { also: ['position'] }),
      text('positionLong', { also: ['position'] }),
      text('academicYearShort', { also: ['academicYear'] }),
      text('academicYearLong', { also: ['academicYear'] }),
      text('season', { also: ['seasonSlug'] }),
      text('rosterDisplayTitle'),
      image(),
      {
        ours: 'socialMedia',
        is: isList,
        names: { people: 'socialMediaR' },
        read: toSocialAccounts,
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
        read: (value) => parseSeason(value) ?? toText((value as Item | null)?.['title']),
      }),
      { ours: 'support', is: isList, also: ['supportStaff'], otherwise: () => [] },
      { ours: 'coaches', is: isList, otherwise: () => [] },
    ],
  },
  form: {
    parts: { fields: ['formField'] },
    fields: [{ ours: 'submissionCount', also: ['count', 'submissions'] }],
  },
  formField: { fields: [{ ours: 'isEmailField', also: ['emailFlag'] }] },
  memories: { parts: { items: ['memory'] }, fields: [] },
  memory: { parts: { sport: 'sport', game: 'game' }, fields: [image()] },
  // A tag with an image is never used: it would count visitors who declined scripts.
  tag: {
    fields: [],
    parts: { head: 'tagPlace', bodyOpen: 'tagPlace', bodyClose: 'tagPlace' },
    hidden: ({ head, bodyOpen, bodyClose }) =>
      [head, bodyOpen, bodyClose].some((position) => hasImage(position)),
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
} satisfies Partial<Record<KindName, Kind>>
