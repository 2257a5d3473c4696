import type { SportRef } from '../../contract/schema/sport.ts'
import { choicesText } from '../../domain/search/page-number.ts'
import { href } from '../href.ts'
import { historyPaths } from '../paths/history.ts'

type OfRoster = { letter?: string | undefined; q?: string | undefined; page?: number | undefined }

/** Everybody who ever was on a roster, of a sport or of all. */
export const historicalRosterHref = (sport?: SportRef, choices: OfRoster = {}): string =>
  (sport
    ? href(historyPaths.sportHistoricalRoster, { globalSportNameSlug: sport.globalSportNameSlug })
    : href(historyPaths.historicalRoster, {})) +
  choicesText({ letter: choices.letter, q: choices.q, page: choices.page })

/** A day of all years; today without one. */
export const onThisDayHref = (on?: { month: number; day: number }): string =>
  href(historyPaths.onThisDay, {}) + choicesText({ month: on?.month, day: on?.day })

export const momentsHref = (sport?: SportRef, page?: number): string =>
  (sport
    ? href(historyPaths.sportMoments, { sportSlug: sport.globalSportNameSlug })
    : href(historyPaths.moments, {})) + choicesText({ page })

export const tagsHref = (page?: number): string =>
  href(historyPaths.tags, {}) + choicesText({ page })

/** What bears a tag, of a sport or of all, of one kind or of all. */
export const tagHref = (
  tagSlug: string,
  sport?: SportRef,
  choices: { type?: string | undefined; page?: number } = {},
): string =>
  (sport
    ? href(historyPaths.sportTag, { tagSlug, sportSlug: sport.globalSportNameSlug })
    : href(historyPaths.tag, { tagSlug })) + choicesText(choices)
