import { parseRule, matchRule } from '../../../src/domain/shell/path-rule.ts'
import { routeNameAt } from '../../../src/routes/name-at.ts'
import { readDocumentByPath } from '../../content/files/documents.ts'
import { readItems } from '../../content/items.ts'
import { routeRule } from '../../content/kinds/site.ts'
import { readPublication } from '../../content/media/publications.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSportFile } from '../../content/stories/sport-files.ts'
import { storyNames } from '../../content/stories/story-links.ts'
import { sportOfSlug, type CheckedFolder } from './checked-folder.ts'

/**
 * Returns a function that tells why a path of the site does not exist; null when it exists, as far
 * as the folder shows.
 */
export async function sitePaths(
  pack: CheckedFolder,
): Promise<(target: string) => Promise<string | null>> {
  // A date far in the future, because a link to a page that is published later is correct.
  const context = new ReadContext(pack.store, pack.tenant, new Date('2999-01-01T00:00:00Z'))
  const rules = (await readItems(context, routeRule)).flatMap(({ from }) =>
    ((rule) => (typeof rule === 'string' ? [] : [rule]))(parseRule(from)),
  )
  const stories = await storyNames(context)
  const seasons = new Set(
    [...pack.rosters, ...pack.schedules].map(
      ({ sport, season }) => `${sport}/${season.toLowerCase()}`,
    ),
  )

  return async (target) => {
    const url = new URL(target, 'https://own.invalid')
    if (rules.some((rule) => matchRule(rule, `${url.pathname}${url.search}`))) return null
    const [head = '', ...rest] = partsOf(url.pathname)
    // Feeds and calendars have no row in the contract.
    if (head === 'api') return null
    if (head === 'protected' || head === 'hidden')
      return rest[0] === 'sports' && /^\d{4}$/.test(rest[1] ?? '')
        ? ofSportFile(rest.slice(1), head)
        : null
    if (head === 'sports')
      return /^\d{4}$/.test(rest[0] ?? '') ? ofSportFile(rest, 'public') : ofSport(rest)
    if (head === 'news')
      return stories.has(`${day(rest)} ${rest[3] ?? ''}`)
        ? null
        : 'there is no story with this date and name'
    if (head === 'documents' && rest.length > 0)
      return (await readDocumentByPath(context, rest.join('/')))
        ? null
        : 'documents.yaml has no such path'
    if (head === 'publications' && rest.length > 0)
      return (await readPublication(context, rest[0]!))
        ? null
        : 'publications.yaml has no such slug'
    if (head === 'files' || head === 'images')
      return 'URLs of files are made by the import and change with the file'
    return routeNameAt(url.pathname) ? null : 'the site has no such page'
  }

  function ofSport([slug = '', ...rest]: string[]): string | null {
    const sport = sportOfSlug(pack, slug)
    if (!sport) return slug === '' ? 'the site has no such page' : `there is no sport "${slug}"`
    const page = rest.join('/')
    if (!routeNameAt(`/sports/${slug}/${page}`)) return `a sport has no page "${page}"`
    const [head = '', season] = rest
    const hasSeason =
      season !== undefined &&
      ['roster', 'schedule', 'stats'].includes(head) &&
      /^\d{4}(?:-\d{2,4})?$/.test(season)
    return hasSeason && !seasons.has(`${sport.slug}/${season}`)
      ? `${sport.title} has no season "${season}"`
      : null
  }

  async function ofSportFile(
    [year = '', month = '', date = '', filename = '']: string[],
    access: string,
  ): Promise<string | null> {
    if (access === 'hidden') return null
    return (await readSportFile(
      context,
      `${year}-${month}-${date}`,
      filename,
      access === 'protected' ? 'protected' : 'public',
    ))
      ? null
      : 'sport-files.yaml has no page with this date and name'
  }
}

const partsOf = (pathname: string): string[] =>
  pathname
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part).toLowerCase()
      } catch {
        return part.toLowerCase()
      }
    })
const day = ([year = '', month = '', date = '']: string[]) =>
  `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
