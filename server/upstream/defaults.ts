import { paths } from '../../src/routes/paths.ts'
import { href } from '../../src/routes/href.ts'
import { toInstant, toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'
import { slugify } from '../../src/domain/words/slug.ts'
import type { SeoAnswer } from '../../src/contract/site.schema.ts'
import type { SportRef } from '../../src/contract/sport.schema.ts'
import { isContainer, type Container } from './schema-parts.ts'
import { toGameState, toGameStatus } from './values.ts'

/** What a default may depend on, besides the item that lacks the field. */
export type DefaultsContext = {
  /** The parameters of the call: an answer need not repeat them. */
  asked: Record<string, unknown>
  /** Base URL of the department's files, for relative picture paths. */
  files?: URL | undefined
  /** IANA zone of the department. */
  zone: string
  /** Sports of the department, for content that has only the title of its sport. */
  sports: SportRef[]
  /** The upstream's SEO settings, for settings that have none. */
  seo?: SeoAnswer | null
  /** Set when an item named a sport that is not among `sports`, or the settings had no `seo`. */
  lacks?: 'sports' | 'seo'
}

/**
 * Keys without a default: an item that lacks one is invalid. `defaults` may still have one for a
 * single place.
 */
export const identity: ReadonlySet<string> = new Set([
  'id',
  'Id',
  'gameId',
  'rosterPlayerId',
  'title',
  'name',
  'url',
  'date',
  'from',
  'to',
  'firstName',
  'lastName',
  'label',
  'value',
])

type Default = (item: Container, around: DefaultsContext) => unknown
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const itemCount = (item: Container) => (Array.isArray(item['items']) ? item['items'].length : 0)

/**
 * The sport that an item names by its title, code, slug or abbreviation; of an item that names none
 * the one that the call asks for.
 */
const sportOf = (item: Container, around: DefaultsContext) => {
  const names = ['title', 'shortName', 'globalSportNameSlug', 'abbrev', 'abbreviation']
    .map((key) => text(item[key]).toLowerCase())
    .filter(Boolean)
  const sportId = names.length > 0 ? 0 : Number(item['id'] ?? around.asked['sportId'] ?? 0)
  const matchingSport = around.sports.find(
    ({ id, title, shortName, globalSportNameSlug, abbrev }) =>
      id === sportId ||
      [title, shortName, globalSportNameSlug, abbrev].some(
        (name) => name && names.includes(name.toLowerCase()),
      ),
  )
  if (!matchingSport && (names.length > 0 || sportId > 0)) around.lacks = 'sports'
  return matchingSport
}
const sport: Record<string, Default> = {
  title: (item, around) => sportOf(item, around)?.title,
  id: (item, around) => sportOf(item, around)?.id ?? 0,
  shortName: (item, around) => sportOf(item, around)?.shortName ?? slugify(text(item['title'])),
  globalSportNameSlug: (item, around) =>
    sportOf(item, around)?.globalSportNameSlug ?? slugify(text(item['title'])),
  globalSportShortName: (item, around) => sportOf(item, around)?.globalSportShortName ?? null,
  abbrev: (item, around) => item['abbreviation'] ?? sportOf(item, around)?.abbrev ?? null,
}
/** The name of a menu entry that only opens others; one that leads nowhere needs its own. */
const menuTitle: Default = ({ items, columns }) =>
  [items, columns].some((list) => Array.isArray(list) && list.length > 0) ? 'More' : undefined
/** The titles of `Seo`, requested when the settings lack them. */
const titleOf = (around: DefaultsContext) => {
  if (around.seo === undefined) around.lacks = 'seo'
  return around.seo?.settings.title
}
const wordsOf = (id: string) =>
  id.replace(
    /(?:^|-+)(\w)/g,
    (_, letter: string, offset: number) => (offset ? ' ' : '') + letter.toUpperCase(),
  )
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((namePart) => namePart.charAt(0))
    .join('')
    .slice(0, 5)
    .toUpperCase()
const under = (prefix: string, fields: Record<string, Default>) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${prefix}.${key}`, value]))

const pictureSize: Record<string, Default> = { width: () => 1600, height: () => 900 }

/** A local time of the department in UTC. */
const utcOf =
  (key: string): Default =>
  (item, { zone }) => {
    const wall = text(item[key])
    return /^\d{4}-\d{2}-\d{2}T/.test(wall) ? toInstant(wall, zone).toISOString() : null
  }

/** The department's local time of a field in UTC. */
const localOf =
  (key: string): Default =>
  (item, { zone }) => {
    const date = new Date(text(item[key]))
    return Number.isNaN(date.getTime()) ? undefined : toLocalDateTime(date, zone)
  }

/** A form's status by its dates and its number of answers; without dates it is always open. */
const ownForm: Record<string, Default> = {
  url: ({ id, access }) =>
    `${access === 'protected' || access === 'hidden' ? `/${access}` : ''}/form/${String(id)}`,
  status: ({ startDate, expirationDate, maxSubmissions, submissionCount }, { zone }) => {
    const now = toLocalDateTime(new Date(), zone)
    if (text(startDate) > now) return 'pending'
    if (text(expirationDate) && wholeDay(text(expirationDate)) <= now) return 'closed'
    const max = Number(maxSubmissions ?? 0)
    return max > 0 && Number(submissionCount ?? 0) >= max ? 'full' : 'active'
  },
}
/** A day without a time ends with it. */
const wholeDay = (date: string) => (date.includes('T') ? date : `${date}T23:59:59`)

/** A number for content that has none, the same for the same text. */
const numberOf = (of: string): number =>
  [...of].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 2 ** 31, 7)

/** Defaults of fields that an upstream leaves out, by schema and field. */
export const defaults: Record<string, Default> = {
  ...under('SportRef', sport),
  ...under('Sport', {
    ...sport,
    id: () => undefined,
    title: () => undefined,
    gameSynonym: () => 'game',
    atVs: () => true,
    conferenceDisplay: () => true,
    displayNextEvent: () => true,
  }),
  ...under('SiteSettings', {
    name: (item, around) =>
      titleOf(around)?.siteName ||
      titleOf(around)?.schoolName ||
      (item['schoolName'] ?? item['clientName'] ?? wordsOf(text(item['tenant']))),
    shortName: (item) => text(item['abbreviation'] ?? item['name']).slice(0, 12),
    schoolName: (item, around) =>
      titleOf(around)?.schoolName || (item['clientName'] ?? item['name']),
    abbreviation: (item) => initialsOf(text(item['name'])),
    mascotSingular: (_, around) => titleOf(around)?.mascotSingular ?? '',
    mascotPlural: (_, around) => titleOf(around)?.mascotPlural ?? '',
    timeZone: (_, { zone }) => zone,
    colours: () => ({ brand: '#17324d', second: '#f2b632' }),
    footerLinks: () => [],
    socialAccounts: () => [],
    seo: (item, around) => {
      if (around.seo === undefined) around.lacks = 'seo'
      const { title, meta } = around.seo?.settings ?? {}
      return {
        siteName: title?.siteName || item['name'],
        titleDelimiter: title?.delimiter || '-',
        description: meta?.description ?? '',
        ogImage: meta?.ogImage ?? null,
        ogLocale: meta?.ogLocale || 'en_US',
        ogDeterminer: meta?.ogDeterminer ?? '',
      }
    },
  }),
  // A picture without a size counts as 16:9.
  ...under('Image', pictureSize),
  ...under('BreakpointImage', pictureSize),
  'SubNavigationItem.url': () => '#',
  'NavigationItem.title': menuTitle,
  'SubNavigationItem.title': menuTitle,
  'NavigationItem.columns.items.title': ({ sport: of }) =>
    isContainer(of) ? text(of['title']) || undefined : undefined,
  ...under('Form', ownForm),
  ...under('FormTeaser', ownForm),
  'OnThisDay.month': (_, { asked }) => asked['month'],
  'OnThisDay.day': (_, { asked }) => asked['day'],
  'Tag.url': ({ slug }) => (text(slug) ? href(paths.tag, { tagSlug: text(slug) }) : undefined),
  'TagRef.url': ({ slug }) => (text(slug) ? href(paths.tag, { tagSlug: text(slug) }) : undefined),
  'TaggedContent.id': ({ url, title }) => numberOf(`${text(url)} ${text(title)}`),
  'TaggedContent.type': ({ section }) =>
    ({ podcasts: 'podcast', videos: 'video', galleries: 'gallery' })[text(section).toLowerCase()] ??
    'story',
  'Campaign.title': (item) => text(item['hoverText']) || undefined,
  // A place without a known type shows all that it has.
  'PromotionGroup.location': ({ location, campaigns, single }) => {
    const { name, title, effect } = isContainer(location) ? location : {}
    return {
      name: text(name),
      title: text(title),
      type: single && !(Array.isArray(campaigns) && campaigns.length > 1) ? 'single' : 'multi',
      effect: effect === 'random' || effect === 'slide' ? effect : 'none',
    }
  },
  'PromotionGroup.location.type': () => undefined,
  'GameOpponent.title': () => 'TBA',
  'Game.date': localOf('dateUtc'),
  'CalendarGame.date': localOf('dateUtc'),
  'Game.gameCenterLink': ({ id, game_center_enabled, gameCenterEnabled }) =>
    (game_center_enabled ?? gameCenterEnabled) === true
      ? href(paths.gameCenter, { gameId: String(id) })
      : null,
  'Game.gameState': toGameState,
  'Game.status': toGameStatus,
  'Game.locationIndicator': ({ atVs }) => (atVs === 'at' ? 'A' : 'N'),
  // A splash that was asked for, or that is sent as the current one, has begun.
  'Splash.id': (_, { asked }) => asked['splashId'],
  'Splash.title': () => 'Announcement',
  'Splash.startDate': () => '1970-01-01T00:00:00',
  'Splash.startDateUtc': (...of) => utcOf('startDate')(...of) ?? new Date(0).toISOString(),
  'Splash.endDateUtc': utcOf('endDate'),
  'Alert.endDateUtc': utcOf('endDate'),
  'PromotionGroup.location.name': () => '',
  'PromotionGroup.location.title': () => '',
  'GameCenterPromotions.id': () => 0,
  'GameCenterPromotions.title': () => '',
  // A page of a list whose schema has no id.
  '.total': itemCount,
  '.pages': (item) => Number(itemCount(item) > 0),
  'GamePage.total': itemCount,
  'GamePage.pages': (item) => Number(itemCount(item) > 0),
  'SearchPage.total': itemCount,
  'SearchPage.pages': (item) => Number(itemCount(item) > 0),
  'SearchResult.kind': () => 'page',
  'SearchPage.kinds': ({ items }) =>
    [
      ...Map.groupBy(Array.isArray(items) ? items.filter(isContainer) : [], ({ kind }) =>
        text(kind),
      ),
    ]
      .map(([kind, of]) => ({ kind: kind || 'page', count: of.length }))
      .toSorted((a, b) => b.count - a.count),
}
