import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { href } from '../href.ts'
import { honorsPaths } from '../paths/honors.ts'
import { coachesHref } from '../links/coaches.ts'
import { playerHref, rosterHref } from '../links.ts'
import { lost, moved, sentTo, type Check } from './guard-result.ts'

export const rosterBio: Check = async ({ params, url, read }) => {
  const player = await read(
    apiQuery(api.player, { rosterPlayerId: Number(params['rosterPlayerId']) }),
  )
  if (!player) return player === null ? lost : undefined
  if (player.hideBio) return sentTo(rosterHref(player.sport, player.seasonSlug ?? undefined))
  const right = playerHref(player.sport, player)
  return right === url.pathname ? undefined : moved(right)
}

/** Coaches and support staff: a person may have many posts, and each of them has its address. */
export const coach: Check = async ({ params, sport, url, read }) => {
  const support = params['supportStaffId'] !== undefined
  const person = await read(
    apiQuery(api.staffMember, { staffId: Number(params['coachId'] ?? params['supportStaffId']) }),
  )
  if (!person) return person === null ? lost : undefined
  if (person.hideBio) return sentTo(coachesHref(sport))
  if (person.posts.some((post) => post.url === url.pathname)) return undefined
  const right =
    person.posts.find(
      (post) => post.sport.id === sport.id && (post.kind === 'support') === support,
    ) ??
    person.posts.find((post) => post.sport.id === sport.id) ??
    person.posts[0]
  return right ? moved(right.url) : lost
}

export const honors: Check = async ({ params: { slug, inducteeId }, read }) => {
  const [settings, inductee] = await Promise.all([
    read(apiQuery(api.hallOfFameSettings, {})),
    inducteeId === undefined
      ? undefined
      : read(apiQuery(api.inductee, { inducteeId: Number(inducteeId) })),
  ])
  if (settings?.enabled === false) return lost
  return inductee === null ? sentTo(href(honorsPaths.honors, { slug })) : undefined
}
