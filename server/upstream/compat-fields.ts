import { paths } from '../../src/routes/paths.ts'
import { href } from '../../src/routes/href.ts'
import type { Player } from '../../src/contract/roster.schema.ts'
import type { SportRef } from '../../src/contract/sport.schema.ts'
import { playerHref } from '../../src/routes/links.ts'
import { withFormattedBoxScore } from './box-score-words.ts'
import type { Dialect, KindName } from './spelling.ts'

type Item = Record<string, unknown>
const toItem = (value: unknown): Item =>
  typeof value === 'object' && value !== null ? (value as Item) : {}

const bioUrl = (sport: unknown, player: Item): string | null =>
  player['hideBio'] === true ? null : playerHref(sport as SportRef, player as Player)

/** Fields for other clients of this API family, made from ours and never read. */
export const compatFields: Partial<
  Record<KindName, Partial<Record<Dialect, (item: Item) => Item>>>
> = {
  game: {
    events: ({ id, scheduleId, season, sport, gamePromotionText, result }) => ({
      schedule: {
        id: scheduleId,
        title: `${String(season)} ${String(toItem(sport)['title'])}`,
        url: href(paths.schedule, {
          globalSportNameSlug: String(toItem(sport)['globalSportNameSlug']),
          seasonTitle: String(season),
        }),
      },
      ...(result ? { result: { ...toItem(result), gameId: id } } : {}),
      promotion: gamePromotionText === null ? null : { title: gamePromotionText },
    }),
  },
  story: {
    stories: ({ id, sport, image, content }) => ({
      contentId: String(id),
      sportDisplay: toItem(sport)['title'] ?? null,
      globalSportMapName: toItem(sport)['globalSportShortName'] ?? null,
      primaryImage: image ?? null,
      imageAltText: toItem(image)['altText'] ?? null,
      imageCaption: toItem(image)['caption'] ?? null,
      ...(content === undefined ? {} : { isBlockBased: false }),
    }),
  },
  // The URL of a player's bio; a player without a bio has none.
  roster: {
    people: ({ sport, players }) => ({
      players: (players as Item[]).map((player) => ({ ...player, url: bioUrl(sport, player) })),
    }),
  },
  player: {
    people: ({ sport, ...player }) =>
      sport && !('url' in player) ? { url: bioUrl(sport, player) } : {},
  },
  boxScore: { stats: withFormattedBoxScore },
}
