export type SportCode =
  | 'football'
  | 'baseball'
  | 'softball'
  | 'mbball'
  | 'wbball'
  | 'msoc'
  | 'wsoc'
  | 'wvball'
  | 'mlax'
  | 'wlax'
  | 'fhockey'
  | 'mten'
  | 'wten'
  | 'mgolf'
  | 'wgolf'
  | 'mcross'
  | 'wcross'
  | 'track'
  | 'mswim'
  | 'wswim'
  | 'wrestling'

export const sportCodes: readonly SportCode[] = [
  'football',
  'baseball',
  'softball',
  'mbball',
  'wbball',
  'msoc',
  'wsoc',
  'wvball',
  'mlax',
  'wlax',
  'fhockey',
  'mten',
  'wten',
  'mgolf',
  'wgolf',
  'mcross',
  'wcross',
  'track',
  'mswim',
  'wswim',
  'wrestling',
]
