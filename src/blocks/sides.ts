import type { Game } from '../contract/game.schema.ts'
import type { SiteSettings } from '../contract/site.schema.ts'
import { isField } from '../domain/games/meets.ts'

/** The two teams of a game as on scoreboards: the visitor first. */
export function getBothSides({ atVs, opponent }: Game, { shortName, logo }: SiteSettings) {
  const us = { key: 'team' as const, name: shortName, image: logo }
  const them = { key: 'opponent' as const, name: opponent.title, image: opponent.image }
  return atVs === 'at' ? [us, them] : [them, us]
}

/** The same; a meet of many teams has its name alone. */
export const getSides = (game: Game, settings: SiteSettings) =>
  getBothSides(game, settings).filter(({ key }) => key === 'opponent' || !isField(game))
