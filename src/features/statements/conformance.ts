/** Day of the last review of this software against WCAG 2.2: ACCESSIBILITY.md, which has more. */
export const reviewedOn = '2026-11-26'

/** What is known not to conform, in the words of the statement. */
export const knownBarriers: readonly string[] = [
  'Videos and podcasts may have no captions or transcript, and no audio description.',
  'Players, maps, ads and sign-in pages of other companies follow their own standards.',
  'Documents such as PDF files may have no tags for screen readers, above all older ones.',
  'Descriptions of photos are written by people and may be missing from older stories.',
  'Wide tables of statistics scroll sideways on small screens.',
]
