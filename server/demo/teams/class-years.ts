import type { Random } from '../art/random.ts'

/** Years on campus; the redshirt is the year somebody practised and did not play. */
export type ClassYear =
  | 'Fr.'
  | 'R-Fr.'
  | 'So.'
  | 'R-So.'
  | 'Jr.'
  | 'R-Jr.'
  | 'Sr.'
  | 'R-Sr.'
  | 'Gr.'

const yearBefore: Readonly<Record<ClassYear, ClassYear | null>> = {
  'Fr.': null,
  'R-Fr.': 'Fr.',
  'So.': 'Fr.',
  'R-So.': 'R-Fr.',
  'Jr.': 'So.',
  'R-Jr.': 'R-So.',
  'Sr.': 'Jr.',
  'R-Sr.': 'R-Jr.',
  'Gr.': 'Sr.',
}

/** What the same player was a season ago; null for a newcomer. */
export const lastYear = (year: ClassYear): ClassYear | null => yearBefore[year]

const long: Readonly<Record<ClassYear, string>> = {
  'Fr.': 'Freshman',
  'R-Fr.': 'Redshirt Freshman',
  'So.': 'Sophomore',
  'R-So.': 'Redshirt Sophomore',
  'Jr.': 'Junior',
  'R-Jr.': 'Redshirt Junior',
  'Sr.': 'Senior',
  'R-Sr.': 'Redshirt Senior',
  'Gr.': 'Graduate Student',
}

export const longYear = (year: ClassYear): string => long[year]

/** As a stat file writes it. */
export const statYear = (year: ClassYear): string =>
  year === 'Gr.' ? 'GR' : year.replace('R-', '').replace('.', '').toUpperCase()

export const drawYear = (random: Random, redshirts: boolean): ClassYear =>
  random.pick<ClassYear>(
    redshirts
      ? [
          'Fr.',
          'Fr.',
          'Fr.',
          'R-Fr.',
          'R-Fr.',
          'So.',
          'So.',
          'R-So.',
          'R-So.',
          'Jr.',
          'Jr.',
          'R-Jr.',
          'Sr.',
          'R-Sr.',
          'Gr.',
        ]
      : [
          'Fr.',
          'Fr.',
          'Fr.',
          'So.',
          'So.',
          'So.',
          'R-So.',
          'Jr.',
          'Jr.',
          'Jr.',
          'Sr.',
          'Sr.',
          'Gr.',
        ],
  )

export const drawLeavingYear = (random: Random): ClassYear =>
  random.pick<ClassYear>(['Sr.', 'Sr.', 'Sr.', 'R-Sr.', 'Gr.', 'Gr.', 'So.', 'Jr.'])
