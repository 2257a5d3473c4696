import type { StatFile } from '../../src/contract/box-score.schema.ts'

/** What a sport reads; where the file comes from is read in one place for all. */
export type SportPart = Omit<StatFile, 'source' | 'generated'>

/** Why a file was refused; a caller that shows its own words chooses by this. */
export type StatFileErrorKind =
  | 'not-xml'
  | 'not-json'
  | 'cut-off'
  | 'unknown-root'
  | 'other-sport'
  | 'incomplete'

/**
 * The only thing that reading a stat file throws. `line` counts from 1; null where no single line
 * is to blame.
 */
export class StatFileError extends Error {
  readonly kind: StatFileErrorKind
  readonly line: number | null

  constructor(kind: StatFileErrorKind, message: string, line: number | null = null) {
    super(message)
    this.name = 'StatFileError'
    this.kind = kind
    this.line = line
  }
}
