import type { ServicesDoc } from '../../../content/department/services.ts'
import type { OpponentDoc, SportDoc } from '../../../content/docs.ts'
import { opponentColumns, sportColumns } from '../../csv/columns.ts'
import { byRank, type Exporting } from '../folder-writer.ts'
import { yes, yesOrNo } from './csv-text.ts'
import { htmlToMarkdown } from './prose.ts'
import type { Image } from '../../../../src/contract/parts.schema.ts'
import type { NavigationItem, SiteSettings } from '../../../../src/contract/site.schema.ts'

const documentOf = <T>({ snapshot }: Exporting, kind: string): T | null => {
  const row = snapshot.rows.document.find(
    (document) => document['kind'] === kind && document['id'] === 0,
  )
  return row ? (JSON.parse(row.doc) as T) : null
}

/** site.yaml: settings, services and hosts. */
export async function writeSite(exporting: Exporting): Promise<void> {
  const { out, names, snapshot } = exporting
  const settings = documentOf<SiteSettings>(exporting, 'settings')
  if (!settings) return
  const { tenant: _, logo, defaultPersonImage, seo, footerLinks, ...siteFields } = settings
  const services = documentOf<ServicesDoc>(exporting, 'services')
  const picture = (image: Image | null | undefined) =>
    names.picture(image) ? { path: names.picture(image), alt: image!.altText } : null
  await out.yaml('site.yaml', {
    ...siteFields,
    footerLinks: (footerLinks ?? []).map(({ logo: mark, ...link }) => ({
      ...link,
      ...(names.picture(mark) && { logo: names.picture(mark) }),
    })),
    hosts: snapshot.hosts,
    logo: names.picture(logo),
    defaultPersonImage: picture(defaultPersonImage),
    seo: seo && { ...seo, ogImage: picture(seo.ogImage) },
    ...services,
    ...(services?.subscribe
      ? {
          subscribe: {
            ...services.subscribe,
            description: htmlToMarkdown(services.subscribe.description),
          },
        }
      : {}),
  })
}

/** navigation.yaml, unless the menu was generated from the sports, which the import does again. */
export async function writeNavigation(exporting: Exporting): Promise<void> {
  const menu = documentOf<NavigationItem[]>(exporting, 'navigation')
  if (!menu || documentOf<{ made: boolean }>(exporting, 'navigation-source')?.made) return
  const unnumbered = <T extends { id: number }>({ id: _, ...item }: T) => item
  await exporting.out.yaml(
    'navigation.yaml',
    menu.map(({ id: _, rank: __, items, columns, ...item }) => ({
      ...item,
      items: (items ?? []).map(unnumbered),
      columns: columns.map(({ column, items: entries }) => ({
        column,
        items: entries.map(unnumbered),
      })),
    })),
  )
}

/** sports.csv in the department's order, each with its current season. */
export async function writeSports({ snapshot, out }: Exporting): Promise<void> {
  if (snapshot.rows.sport.length === 0) return
  const rows = snapshot.rows.sport.toSorted(byRank).map(({ id, doc }) => {
    const sport = JSON.parse(doc) as SportDoc
    const current = snapshot.rows.season.find(
      (season) => season['sport_id'] === id && season['is_current'] === 1,
    )
    return {
      title: sport.title,
      slug: sport.globalSportNameSlug,
      short_name: sport.shortName,
      abbrev: sport.abbrev,
      code: sport.globalSportShortName,
      gender: sport.globalSportGender,
      current_season: current ? String(current['title']) : '',
      non_sport: yes(sport.nonSport),
      tickets: sport.ticketsLink,
      twitter: sport.twitterName,
      instagram: sport.instagramName,
      facebook: sport.facebookPage,
      youtube: sport.youtubeName,
      short_display: sport.shortDisplay,
      uses_points: yesOrNo(sport.usesPoints),
      overtime_losses: yesOrNo(sport.hasOvertimeLosses),
      overtime_wins: yesOrNo(sport.hasOvertimeWins),
      at_vs: yesOrNo(sport.atVs),
      conference_display: yesOrNo(sport.conferenceDisplay),
      next_event: yesOrNo(sport.displayNextEvent),
      opponent_history: yesOrNo(sport.displayOpponentHistory),
      on_archive: yesOrNo(sport.nonSportOnArchive),
      on_calendar: yesOrNo(sport.nonSportOnCalendar),
      game_synonym: sport.gameSynonym,
    }
  })
  await out.csv('sports.csv', sportColumns, rows, ['title', 'slug', 'code', 'current_season'])
}

/** opponents.csv by id, because schools have no order. */
export async function writeOpponents({ snapshot, out, names }: Exporting): Promise<void> {
  if (snapshot.rows.opponent.length === 0) return
  const rows = snapshot.rows.opponent.map(({ doc }) => {
    const { title, location, mascot, website, image, aliases, tag } = JSON.parse(doc) as OpponentDoc
    return {
      title,
      location,
      mascot,
      website,
      logo: names.picture(image),
      aliases: aliases.join('|'),
      tag,
    }
  })
  await out.csv('opponents.csv', opponentColumns, rows, ['title', 'location', 'aliases'])
}
