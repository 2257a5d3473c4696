import type { StatFile } from '../../src/contract/box-score.schema.ts'

/** The result of a sport's parser; the source is parsed elsewhere. */
export type SportPart = Omit<StatFile, 'source' | 'generated'>

/** Why a file was refused. Callers may choose their message by it. */
export type StatFileErrorKind =
  | 'not-xml'
  | 'not-json'
  | 'cut-off'
  | 'unknown-root'
  | 'other-sport'
  | 'incomplete'

/**
 * The only error of parsing a stat file. `line` counts from 1; null when there is no single line.
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
