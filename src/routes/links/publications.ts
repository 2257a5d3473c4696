import type { ClippingsAsked } from '../../domain/search/asked.ts'
import { choicesText } from '../../domain/search/page-number.ts'
import { href } from '../href.ts'
import { papersPaths } from '../paths/publications.ts'

export const clippingsHref = (asked: Partial<ClippingsAsked> = {}): string =>
  href(papersPaths.clippings, {}) + choicesText(asked)
export const publicationsHref = (page = 1): string =>
  href(papersPaths.publications, {}) + choicesText({ page })
export const documentsHref = (page = 1): string =>
  href(papersPaths.documents, {}) + choicesText({ page })
