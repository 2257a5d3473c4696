import type { StatFile } from '../../src/contract/box-score.schema.ts'

/** What a sport reads; where the file comes from is read in one place for all. */
export type SportPart = Omit<StatFile, 'source' | 'generated'>
