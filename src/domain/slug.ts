/** 'Zoë Peña-O’Rourke Jr.' → 'zoe-pena-orourke-jr'. For new addresses only: old ones are found by their id (quirk Q49). */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`"]/g, '')
    .replace(/[øØ]/g, 'o').replace(/[ðÐ]/g, 'd').replace(/[þÞ]/g, 'th').replace(/ß/g, 'ss').replace(/[æÆ]/g, 'ae').replace(/[łŁ]/g, 'l')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'x'
