import { cell } from '../csv/read-csv.ts'
import { sportOfSlug, type CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { isHome, type Statement } from './told-lines.ts'

const warnFanFact = createWarning('fan facts')
const todo = 'correct the one that is wrong'

const station = /\b([KW][A-Z]{2,3})(?:-FM|-AM)?[ ,(]+(\d{2,4}(?:\.\d)?) ?(AM|FM)\b/g
const frequency = /\b(\d{2,4}(?:\.\d)?) ?(AM|FM)\b/g

/** One call sign on two frequencies of one band. */
export function callSigns(
  statements: readonly Statement[],
  { schedules }: CheckedFolder,
): Finding[] {
  const cells = schedules.flatMap(({ path, sport, rows }) =>
    rows.map((row): Statement => ({
      file: path,
      line: row.line,
      text: cell(row, 'radio'),
      venue: null,
      sports: [sport],
      start: null,
    })),
  )
  const frequencies = new Map<string, { value: string; said: Statement }>()
  const reported = new Set<string>()
  return [...statements, ...cells].flatMap((statement) =>
    [...statement.text.matchAll(station)].flatMap(([, sign, number, band]) => {
      const [key, value] = [`${sign} ${band}`, `${number} ${band}`]
      const first = frequencies.get(key) ?? { value, said: statement }
      frequencies.set(key, first)
      if (first.value === value || reported.has(`${key} ${value}`)) return []
      reported.add(`${key} ${value}`)
      return [
        warnFanFact(
          statement.file,
          statement.line,
          `${sign} is on ${value} here, on ${first.value} in ${first.said.file} line ` +
            `${first.said.line}`,
          todo,
        ),
      ]
    }),
  )
}

/** The frequencies of coverage.yaml for a sport, none of which its current schedule has. */
export function networks(statements: readonly Statement[], pack: CheckedFolder): Finding[] {
  const coverageStatements = statements.filter(
    ({ file, text }) => /coverage\.ya?ml$/.test(file) && frequenciesIn(text).length > 0,
  )
  return pack.schedules.flatMap(({ path, sport, season, rows }) => {
    const lines = coverageStatements.filter(
      ({ sports }) => sports.length === 0 || sports.includes(sport),
    )
    if (lines.length === 0) return []
    const all = lines.flatMap(({ text }) => frequenciesIn(text))
    if (season !== sportOfSlug(pack, sport)?.season) return []
    const home = rows.filter((row) => isHome(row) && frequenciesIn(cell(row, 'radio')).length > 0)
    const [first] = home
    const isOther = home.every(
      (row) =>
        !frequenciesIn(cell(row, 'radio')).some((rowFrequency) => all.includes(rowFrequency)),
    )
    return first && isOther
      ? [
          warnFanFact(
            path,
            first.line,
            `the radio of ${home.length === 1 ? 'a home game' : `${home.length} home games`} is ` +
              `${cell(first, 'radio').split('|')[0]} here; ${lines[0]!.file} line ` +
              `${lines[0]!.line} says ${lines[0]!.text}`,
            todo,
          ),
        ]
      : []
  })
}
const frequenciesIn = (text: string): string[] =>
  [...text.matchAll(frequency)].map(([, number, band]) => `${number} ${band}`)

/** 'KHRN 97.5 FM', without its website. */
export const stationsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(station)].map(([, sign, number, band]) => `${sign} ${number} ${band}`),
  ),
]
