import { foldDiacritics } from '../people/names.ts'

/**
 * 'Zoë Peña-O’Rourke Jr.' → 'zoe-pena-orourke-jr'. Only for new URLs: existing ones are found by
 * id.
 */
export const slugify = (text: string): string =>
  foldDiacritics(text)
    .replace(/['’‘`"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'x'
