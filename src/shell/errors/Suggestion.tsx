import { useQuery } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { nameOfSlug } from '../../domain/people/slug-name.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { findNearLink } from '../../domain/words/near-link.ts'
import { truncate } from '../../domain/words/text.ts'
import { searchHref, sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'

/** Leads from a wrong address to the page of a sport with nearly this address, else to a search. */
export function Suggestion({ path }: { path: string }) {
  const sports = realSports(useQuery(apiQuery(api.sports, {})).data?.value ?? [])
  const sport = sports.find((candidate) => path.startsWith(`${sportHref(candidate)}/`))
  const { data, isLoading } = useQuery({
    ...apiQuery(api.subNavigation, { sportId: sport?.id ?? 0 }),
    enabled: sport !== undefined,
  })
  if (isLoading) return null
  const links = sport
    ? (data?.value ?? [])
        .flatMap((item) => [item, ...item.items])
        .map(({ title, url }) => ({ title: `${sport.title} ${title}`, url }))
    : sports.map((candidate) => ({ title: candidate.title, url: sportHref(candidate) }))
  const near = findNearLink(path, links)
  if (near)
    return (
      <span>
        Did you mean <Link to={near.url}>{near.title}</Link>?
      </span>
    )
  const name = nameIn(path)
  return name && <Link to={searchHref(name)}>Search for {truncate(name)}</Link>
}

/** The subject of a URL as far as it shows: its last segment with words. */
function nameIn(path: string): string {
  const part =
    path
      .split(/[?#]/)[0]!
      .split('/')
      .findLast((segment) => /[a-z]{2}/i.test(segment)) ?? ''
  return nameOfSlug(part.replace(/\.\w+$/, '').replace(/%[0-9a-f]{2}/gi, ' '))
}
