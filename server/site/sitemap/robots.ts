import { allPaths } from '../../../src/routes/all-paths.ts'
import { closedToRobots } from './listing.ts'

/** `/robots.txt` (RFC 9309). A department that keeps search engines out has nothing for them. */
export function robotsText(origin: string, open: boolean): string {
  if (!open) return 'User-agent: *\nDisallow: /\n'
  const closed = closedToRobots.flatMap((name) => rulesOf(allPaths[name]))
  return [
    'User-agent: *',
    ...closed.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/**
 * A rule is a beginning: that of a page must not be the beginning of another ('/search' of
 * '/searchlight', '/sports/a/roster/print' of somebody's name).
 */
function rulesOf(path: string): string[] {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => (part === '*' || part.startsWith(':') ? part : encodeURIComponent(part)))
  while (parts.at(-1)?.endsWith('?')) parts.pop()
  const open = parts.length < path.split('/').length - 1
  const ends = parts.at(-1)!
  if (ends === '*') return [`/${parts.slice(0, -1).join('/')}/`]
  const written = `/${parts.map((part) => (part.startsWith(':') ? '*' : part)).join('/')}`
  if (ends.startsWith(':')) return [written.replace(/(?:\/\*)+$/, '/')]
  return [`${written}$`, `${written}?`, ...(open ? [`${written}/`] : [])]
}
