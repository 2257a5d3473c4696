import type { ClippingsAsked } from '../../domain/asked.ts'
import { href } from '../href.ts'
import { papersPaths } from '../paths/papers.ts'
import { withWords } from './with-words.ts'

export const clippingsHref = (asked: Partial<ClippingsAsked> = {}): string => withWords(href(papersPaths.clippings, {}), asked)
export const publicationsHref = (page = 1): string => withWords(href(papersPaths.publications, {}), { page })
export const documentsHref = (page = 1): string => withWords(href(papersPaths.documents, {}), { page })
export const coverageHref = (): string => href(papersPaths.coverage, {})
