import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { keptAt, lost, moved, sentTo, type Asked, type Check } from './guard-result.ts'

const dayOf = ({ year, month, day }: Asked['params']) => `${year}-${month}-${day}`
const sportFileRead = ({ params, url }: Asked) =>
  apiQuery(api.sportFile, {
    date: dayOf(params),
    filename: params['filename'] ?? '',
    access: url.pathname.startsWith('/protected/') ? 'protected' : undefined,
  })

/**
 * A story that is only a link: its target. One that is hidden or not yet due is told like one that
 * is not there, so its row makes it a 404.
 */
export const news: Check = async (asked) => {
  const story = await asked.read(
    apiQuery(api.story, { date: dayOf(asked.params), slug: asked.params['storySlug'] ?? '' }),
  )
  return story?.redirectAbsoluteUrl ? keptAt(story.redirectAbsoluteUrl, asked) : undefined
}

export const sportFile: Check = async (asked) => {
  const file = await asked.read(sportFileRead(asked))
  if (file === null) return lost
  return file?.redirectAbsoluteUrl ? keptAt(file.redirectAbsoluteUrl, asked) : undefined
}

/**
 * One address for what a story or sport file is. Case and slashes are `cleanPath`'s, the date and
 * slug of a story its row's; what remains is `.aspx` behind a story, which older sites wrote there,
 * and the day of a file, which has its own end.
 */
export const urlCleanup: Check = async (asked) => {
  const { params, url } = asked
  if (params['storySlug'] !== undefined)
    return url.pathname.endsWith('.aspx')
      ? moved(url.pathname.slice(0, -'.aspx'.length))
      : undefined
  const file = await asked.read(sportFileRead(asked))
  return file && file.url !== url.pathname ? moved(file.url) : undefined
}

/** The file itself. One that must be asked for has a page that says how. */
export const document: Check = async ({ params, read }) => {
  const found = await read(apiQuery(api.documentByPath, { path: params['*'] ?? '' }))
  if (found === null) return lost
  return found?.file ? sentTo(found.file.url) : undefined
}

export const publications: Check = async (asked) => {
  const found = await asked.read(
    apiQuery(api.publication, { slug: asked.params['publicationSlug'] ?? '' }),
  )
  if (found === null) return lost
  return found?.redirectUrl ? keptAt(found.redirectUrl, asked) : undefined
}

export const facilities: Check = async (asked) => {
  const found = await asked.read(
    apiQuery(api.facility, { facilityId: Number(asked.params['facilityId']) }),
  )
  if (found === null) return lost
  return found?.pageUrl ? keptAt(found.pageUrl, asked) : undefined
}
