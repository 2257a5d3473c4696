import type { TaggedType } from '../../contract/sport.schema.ts'

/** The kinds of content that bear tags, as an address says them. */
export const taggedTypes = [
  'story',
  'podcast',
  'video',
  'gallery',
] as const satisfies readonly TaggedType[]
export const taggedType = (text: string | undefined): TaggedType | undefined =>
  taggedTypes.find((type) => type === text)
