import { withEnDash } from '../domain/games/score.ts'

/** A team's record, '7–1 (3–1)', on one line; hidden with the scores, except in a whole that is. */
export const TeamRecord = ({ record, part }: { record: string; part?: boolean }) => (
  <span data-spoils={part ? undefined : 'record'}>
    <span className="nowrap">{withEnDash(record)}</span>
  </span>
)
