import type { Player } from '../../contract/schema/roster.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { slugOf } from '../../domain/words/slug.ts'
import { href } from '../href.ts'
import { loginHref } from '../links.ts'
import { hiddenPaths } from '../paths/hidden.ts'

/** Links between the pages for members. */
export const hiddenRosterHref = (sport: SportRef, season?: string): string =>
  href(hiddenPaths.hiddenRoster, { slug: sport.globalSportNameSlug, season })

export const hiddenPlayerHref = (
  sport: SportRef,
  player: Pick<Player, 'firstName' | 'lastName' | 'rosterPlayerId'>,
): string =>
  href(hiddenPaths.hiddenPlayer, {
    slug: sport.globalSportNameSlug,
    playerSlug: slugOf(`${player.firstName} ${player.lastName}`),
    rosterPlayerId: String(player.rosterPlayerId),
  })

/** Why a page for members was closed while it stood open. */
export type Closed = 'signed-out' | 'session-over'

/** The login, which says why one is there (`server/site/sign-in-problem.ts`). */
export const closedHref = (returnTo: string, why: Closed): string =>
  `${loginHref(returnTo)}&problem=${why}`
