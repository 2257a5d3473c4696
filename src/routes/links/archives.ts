import type { SportRef } from '../../contract/schema/sport.ts'
import type { ArchiveAsked } from '../../domain/search/asked.ts'
import { choicesText } from '../../domain/search/page-number.ts'
import { archivesHref } from './stories.ts'

/** The archives of all sports, or of one, with what was chosen in them. */
export const archiveHref = (
  sport?: Pick<SportRef, 'globalSportNameSlug'>,
  asked: Partial<ArchiveAsked> = {},
): string => archivesHref(sport) + choicesText(asked)
