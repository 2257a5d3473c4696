import type { AllAmerican, Inductee } from '../../contract/honors.schema.ts'
import type { Image } from '../../contract/parts.schema.ts'
import type { PlayerBio, Roster } from '../../contract/roster.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import type { StaffBio } from '../../contract/staff.schema.ts'
import { ogImageWidth } from '../../domain/constants.ts'
import { fullName } from '../../domain/people/roster.ts'
import { titleIn } from '../../domain/people/staff.ts'
import { playerHref, sportHref } from '../links.ts'
import { paths } from '../paths.ts'

/** A schema.org thing as JSON-LD. Null, empty texts and empty lists are left out. */
export type JsonLd = { '@type': string; [property: string]: Value }
type Value = string | number | boolean | null | undefined | { [property: string]: Value } | Value[]

/** The department and URL of the page; URLs in structured data are absolute. */
export type JsonLdContext = {
  settings: SiteSettings
  /** 'https://harlan.example' */
  origin: string
  /** The page's canonical URL, absolute. */
  url: string
}

/** An absolute URL; null for anything but http(s). */
export function absoluteUrl(
  url: string | null | undefined,
  { origin }: Pick<JsonLdContext, 'origin'>,
): string | null {
  const resolved = url && URL.canParse(url, origin) ? new URL(url, origin) : null
  return resolved && /^https?:$/.test(resolved.protocol) ? resolved.href : null
}

/** Pictures for search engines: JPEG, wide. */
export const shareImageUrl = (
  image: Image | null | undefined,
  context: Pick<JsonLdContext, 'origin'>,
): string | null => (image ? absoluteUrl(`${image.url}/${ogImageWidth}.jpeg`, context) : null)

/** Removes empty values. */
function omitEmpty(value: Value): Value {
  if (Array.isArray(value)) return value.map(omitEmpty).filter((item) => item !== undefined)
  if (value === null || value === '' || typeof value !== 'object')
    return value === null || value === '' ? undefined : value
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const cleaned = omitEmpty(item)
    return cleaned === undefined || (Array.isArray(cleaned) && cleaned.length === 0)
      ? []
      : [[key, cleaned] as const]
  })
  return entries.some(([key]) => key !== '@type') ? Object.fromEntries(entries) : undefined
}

/** All things of a page as one document; null for none. The caller escapes it. */
export function toJsonLdDocument(items: readonly JsonLd[]): object | null {
  const graph = items.flatMap((item) => {
    const cleaned = omitEmpty(item)
    return cleaned ? [cleaned] : []
  })
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : null
}

/** A reference to the department by name and URL. */
export const departmentRef = ({ settings, origin }: JsonLdContext): JsonLd => ({
  '@type': 'SportsOrganization',
  name: settings.name,
  url: `${origin}/`,
})

/** The department, on its home page. */
export const department = (context: JsonLdContext): JsonLd => {
  const { settings } = context
  return {
    ...departmentRef(context),
    '@id': `${context.origin}/#department`,
    alternateName: settings.shortName,
    slogan: settings.tagline,
    description: settings.seo.description,
    logo: shareImageUrl(settings.logo, context),
    sameAs: settings.socialAccounts.flatMap(({ url }) => absoluteUrl(url, context) ?? []),
    memberOf: settings.conference && {
      '@type': 'SportsOrganization',
      name: settings.conference.title,
      url: absoluteUrl(settings.conference.url, context),
    },
    parentOrganization: {
      '@type': 'CollegeOrUniversity',
      name: settings.schoolName,
      address: settings.schoolAddress,
      telephone: settings.schoolPhoneNumber,
    },
  }
}

/** The site and its search. */
export const site = ({ settings, origin }: JsonLdContext): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: settings.seo.siteName,
  alternateName: settings.shortName,
  url: `${origin}/`,
  publisher: { '@id': `${origin}/#department` },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${paths.search}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

type Named = { firstName: string; lastName: string }
const person = ({ firstName, lastName }: Named, context: JsonLdContext): JsonLd => ({
  '@type': 'Person',
  name: fullName({ firstName, lastName }),
  givenName: firstName,
  familyName: lastName,
  url: context.url,
})
const accounts = (of: { socialMedia: { url: string }[] }, context: JsonLdContext) =>
  of.socialMedia.flatMap(({ url }) => absoluteUrl(url, context) ?? [])

/** A player, with the facts of the page's header. */
export const athlete = (player: PlayerBio, context: JsonLdContext): JsonLd => ({
  ...person(player, context),
  image: shareImageUrl(player.image, context),
  description: [player.positionLong, player.season].filter(Boolean).join(', '),
  memberOf: teamRef(player.sport, context),
  affiliation: departmentRef(context),
  sameAs: accounts(player, context),
})

/** A coach or staff member. Without a public bio only name and position. */
export const employee = (
  member: StaffBio,
  sport: SportRef | null,
  context: JsonLdContext,
): JsonLd => ({
  ...person(member, context),
  image: shareImageUrl(member.image, context),
  jobTitle: sport ? titleIn(member, sport) : member.title,
  worksFor: departmentRef(context),
  memberOf: sport && teamRef(sport, context),
  sameAs: member.hideBio ? [] : accounts(member, context),
})

export const honored = (
  honoree: Inductee | AllAmerican,
  award: string,
  context: JsonLdContext,
): JsonLd => ({
  ...person(honoree, context),
  image: shareImageUrl(honoree.image, context),
  award,
  affiliation: departmentRef(context),
})

/** A reference to our team of a sport. */
export const teamRef = (sport: SportRef, { settings, origin }: JsonLdContext): JsonLd => ({
  '@type': 'SportsTeam',
  name: `${settings.name} ${sport.title}`,
  url: origin + sportHref(sport),
})

/** Our team with players and coaches if the page has them. Players without a bio have no URL. */
export const team = (sport: SportRef, roster: Roster | null, context: JsonLdContext): JsonLd => ({
  ...teamRef(sport, context),
  sport: sport.title,
  memberOf: departmentRef(context),
  athlete: roster?.players.map((player) => ({
    '@type': 'Person',
    name: fullName(player),
    url: player.hideBio ? null : context.origin + playerHref(sport, player),
  })),
  coach: roster?.coaches.map((coach) => ({
    '@type': 'Person',
    name: fullName(coach),
    jobTitle: coach.title,
    url: absoluteUrl(coach.url, context),
  })),
})
