/**
 * Block capitals and digits as centre lines in a box 60 wide and 100 high, their corners cut like
 * felt letters.
 */
const glyphs: Record<string, string> = {
  0: 'M16 10H44L50 16V84L44 90H16L10 84V16Z',
  1: 'M14 22L30 12V90M12 90H48',
  2: 'M10 30V16L16 10H44L50 16V40L10 76V90H52',
  3: 'M10 26V16L16 10H44L50 16V42L42 49L50 56V84L44 90H16L10 84V74M24 49H42',
  4: 'M40 98V10H34L10 62V70H56',
  5: 'M52 10H12V46H44L50 52V84L44 90H16L10 84V74',
  6: 'M50 26V16L44 10H16L10 16V84L16 90H44L50 84V54L44 48H10',
  7: 'M8 10H50V22L28 62V98',
  8: 'M16 10H44L50 16V42L43 49L50 56V84L44 90H16L10 84V56L17 49L10 42V16ZM17 49H43',
  9: 'M10 74V84L16 90H44L50 84V16L44 10H16L10 16V46L16 52H50',
  A: 'M9 98V28L24 10H36L51 28V98M9 64H51',
  B: 'M10 10H42L49 17V42L42 49L50 56V83L43 90H10ZM10 49H42',
  C: 'M50 30V18L42 10H18L10 18V82L18 90H42L50 82V70',
  D: 'M10 10H40L50 20V80L40 90H10Z',
  E: 'M52 10H10V90H52M10 50H42',
  F: 'M52 10H10V98M10 50H42',
  G: 'M50 28V18L42 10H18L10 18V82L18 90H42L50 82V54H30',
  H: 'M10 2V98M50 2V98M10 50H50',
  I: 'M30 10V90M12 10H48M12 90H48',
  J: 'M50 2V82L42 90H18L10 82V68',
  K: 'M10 2V98M52 2V16L12 50L52 84V98',
  L: 'M10 2V90H52',
  M: 'M9 98V10L30 48L51 10V98',
  N: 'M10 98V10L50 90V2',
  O: 'M18 10H42L50 18V82L42 90H18L10 82V18Z',
  P: 'M10 98V10H42L50 18V46L42 54H10',
  Q: 'M18 10H42L50 18V82L42 90H18L10 82V18ZM32 66L54 98',
  R: 'M10 98V10H42L50 18V44L42 52H10M32 52L50 82V98',
  S: 'M50 28V18L42 10H18L10 18V42L18 49H42L50 56V82L42 90H18L10 82V70',
  T: 'M6 10H54M30 10V98',
  U: 'M10 2V82L18 90H42L50 82V2',
  V: 'M9 2V24L30 90L51 24V2',
  W: 'M8 2V90L30 52L52 90V2',
  X: 'M9 2V16L51 84V98M51 2V16L9 84V98',
  Y: 'M8 2V20L30 52L52 20V2M30 52V98',
  Z: 'M8 10H50V20L10 80V90H52',
  '&': 'M50 98L14 32V18L22 10H34L40 18V32L10 64V82L18 90H34L50 66',
}

export interface LettersOptions {
  height: number
  fill: string
  outline?: string
  weight?: number
}

/** Letters centred on 0,0; characters without a shape are left out. */
export function lettersSvg(
  text: string,
  { height, fill, outline, weight = 20 }: LettersOptions,
): string {
  const known = Array.from(text.toUpperCase()).filter((c) => c in glyphs)
  if (known.length === 0) return ''
  const step = 60 + weight * 0.55
  const start = -((known.length - 1) * step) / 2 - 30
  const shapes = known
    .map(
      (c, i) =>
        `<path transform="translate(${Math.round(start + i * step)} -50)" d="${glyphs[c]}"/>`,
    )
    .join('')
  const layer = (stroke: string, width: number) =>
    `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="miter">${shapes}</g>`
  return `<g transform="scale(${Math.round(height * 10) / 1000})">${outline ? layer(outline, weight + 14) : ''}${layer(fill, weight)}</g>`
}
