import type { Note, Report } from '../report.ts'
import type { Finding } from './finding.ts'

/** What an import would refuse or say, as findings. */
export const importNotes = (report: Report): Finding[] =>
  report.parts
    .flatMap(({ notes }) => notes)
    .filter(({ kind }) => kind !== 'removed')
    .map(findingOf)

function findingOf({ kind, file, line, reason }: Note): Finding {
  const refused = kind === 'refused'
  return {
    level: refused ? 'refused' : 'warning',
    check: 'import',
    file,
    line,
    what: reason,
    todo:
      todoFor(reason) ??
      (refused ? 'mend it: it is not taken as it stands' : 'mend it, or leave it: it is taken so'),
  }
}

/** What helps against the commonest reasons. */
const remedies: readonly [RegExp, string][] = [
  [
    /^left alone, not known here/,
    'check the spelling against server/import/README.md, or take it out',
  ],
  [/is no file of a pack/, 'move it out of the folder, or give it the name of what it is'],
  [/is not in the pack/, 'put the file into the folder, or mend its path'],
  [
    /is no title or alias of opponents\.csv/,
    'add the school to opponents.csv, or this spelling to its aliases',
  ],
  [/is no story that was taken/, 'name a file of stories/, or leave the cell blank'],
  [/is no ref of a schedule/, 'name the ref of a game, as its schedule writes it'],
  [/no schedule names this file/, 'name it in the stat_file column of its game, or take it out'],
  [/there is no sport/, 'write the slug of a row of sports.csv'],
  [/has no alt text|alt is empty|\balt\b/, 'write what is to be seen in the picture'],
  [/is already on line|the same row as line|already names/, 'take one of the two out'],
  [/has no current_season/, 'name the season that is on in sports.csv'],
  [/no hosts/, 'write the host names under hosts in site.yaml'],
  [/until its host is among/, 'if the host is yours, add it to the list in site.yaml'],
  [/add up to/, 'ask the scorer for a corrected file; the box score is shown as it is'],
]
const todoFor = (reason: string): string | undefined =>
  remedies.find(([pattern]) => pattern.test(reason))?.[1]
