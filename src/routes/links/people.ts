import type { SportRef } from '../../contract/schema/sport.ts'
import { plainOpponent } from '../../domain/games/plain-opponent.ts'
import { slugOf } from '../../domain/words/slug.ts'
import { href } from '../href.ts'
import { peoplePaths } from '../paths/people.ts'

export const rosterPrintHref = (sport: SportRef, season: string): string =>
  href(peoplePaths.rosterPrint, { slug: sport.globalSportNameSlug, season })

export const opponentRosterHref = (
  sport: SportRef,
  opponent: { id: number; title: string },
): string =>
  href(peoplePaths.opponentRoster, {
    sportSlug: sport.globalSportNameSlug,
    opponentSlug: slugOf(plainOpponent(opponent.title)),
    opponentId: String(opponent.id),
  })
