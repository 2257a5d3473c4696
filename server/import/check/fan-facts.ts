import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { decodeText } from '../../statcrew/file/xml.ts'
import { schoolWords } from '../../../src/domain/games/game.ts'
import { cell } from '../csv/read-csv.ts'
import { sportOfSlug, type CheckedPack } from './checked-pack.ts'
import { warningOf, type Finding } from './finding.ts'
import type { ReadStory } from './told-games.ts'

const found = warningOf('fan facts')
const todo = 'correct the one that is wrong'

/** A line of text that is about a venue or a sport; both are null for a text about no one of them. */
type Said = { file: string; line: number; text: string; venue: string | null; sport: string | null }
/** What such a line says: gates 90 minutes before; a bag of 12 x 12 x 6. */
type Fact = { kind: string; value: string; said: Said }

/** Gates, bags and parking of a venue, and radio stations of a sport, told differently. */
export async function fanFacts(
  pack: CheckedPack,
  stories: readonly ReadStory[],
): Promise<Finding[]> {
  const lists = await linesOfLists(pack)
  const venues = lists.venues
  const said = [...lists.said, ...stories.flatMap((story) => linesOfStory(story, pack, venues))]
  const facts = said.flatMap(factsOf)
  return [
    ...differences(facts.filter(({ said: { venue } }) => venue !== null)),
    ...callSigns(said, pack),
    ...networks(lists.said, pack),
  ]
}

type Venue = { title: string; sport: string | null }

/** Lists with what fans are told. A venue is an entry of facilities.yaml. */
const lists = [
  'facilities.yaml',
  'tickets.yaml',
  'alerts.yaml',
  'coverage.yaml',
  'sport-files.yaml',
]

async function linesOfLists(pack: CheckedPack): Promise<{ venues: Venue[]; said: Said[] }> {
  const venues: Venue[] = []
  const said: Said[] = []
  for (const name of lists) {
    const file = pack.files.entries.get(name)
    if (!file) continue
    const counter = new LineCounter()
    const { contents } = parseDocument(decodeText(await readFile(join(pack.folder, file))), {
      lineCounter: counter,
    })
    for (const entry of isSeq(contents) ? contents.items : []) {
      if (!isMap(entry)) continue
      const [title, sport, kind] = ['title', 'sportId', 'kind'].map((key) => entry.get(key))
      const slug = typeof sport === 'string' ? (sportOfSlug(pack, sport)?.slug ?? null) : null
      if (name === 'facilities.yaml' && typeof title === 'string')
        venues.push({ title, sport: slug })
      visit(entry, {
        Scalar(key, { value, range, type }) {
          if (key === 'key' || typeof value !== 'string' || !range) return
          const first = counter.linePos(range[0]).line
          const block = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED'
          for (const [i, text] of value.split('\n').entries())
            said.push({
              file,
              line: block ? first + 1 + i : first,
              // A price of a parking ticket says what it is for in another field.
              text: kind === 'parking' && /^\$\d/.test(text) ? `Parking: ${text}` : text,
              venue: venueOf(`${name === 'facilities.yaml' ? '' : text} ${title}`, slug, venues),
              sport: slug,
            })
        },
      })
    }
  }
  return { venues, said }
}

/** The venue that a text names, else the only one of its sport. */
function venueOf(text: string, sport: string | null, venues: readonly Venue[]): string | null {
  const words = ` ${schoolWords(text)} `
  const named = venues.filter(({ title }) => words.includes(` ${schoolWords(title)} `))
  const own = venues.filter((one) => sport !== null && one.sport === sport)
  return (
    (named.length === 1 ? named : named.length === 0 && own.length === 1 ? own : [])[0]?.title ??
    null
  )
}

function linesOfStory(
  { path, story, lines }: ReadStory,
  pack: CheckedPack,
  venues: readonly Venue[],
): Said[] {
  const sport = sportOfSlug(pack, story.sport)?.slug ?? null
  // What was told in an earlier season may have changed since.
  const newest = pack.schedules.some(
    ({ sport: slug, season, rows }) =>
      slug === sport &&
      season === sportOfSlug(pack, slug)?.season &&
      story.games.some((ref) => rows.some((row) => cell(row, 'ref') === ref && isHome(row))),
  )
  if (!newest) return []
  const venue = venueOf(`${story.title} ${story.body}`, sport, venues)
  return lines.map((text, i) => ({ file: path, line: i + 1, text, venue, sport }))
}
const isHome = (row: Parameters<typeof cell>[0]): boolean => /^h/i.test(cell(row, 'home_away'))

const numbers = 'one two three four five six seven eight nine ten'.split(' ')
const others = new Map([
  ['a', 1],
  ['an', 1],
  ['fifteen', 15],
  ['thirty', 30],
  ['forty-five', 45],
  ['sixty', 60],
  ['seventy-five', 75],
  ['ninety', 90],
])
const countOf = (word: string): number =>
  /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : (others.get(word) ?? numbers.indexOf(word) + 1)

const gates =
  /\b(?:gates|doors) (?:will )?open \**([\w.-]+)(?: and (?:a|one) half)?( hours?| minutes?)\** before/gi
const sheet = /\b(?:larger|bigger) than a (?:sheet of paper)\b/gi
const box = /(\d+)["”]?\s?(?:x|×|by)\s?(\d+)["”]?\s?(?:x|×|by)\s?(\d+)/gi
const price = /\$(\d+(?:\.\d\d)?)/g

function factsOf(said: Said): Fact[] {
  const { text } = said
  const fact = (kind: string, value: string): Fact => ({ kind, value, said })
  return [
    ...[...text.matchAll(gates)].flatMap(([whole, word, unit]) => {
      const count = countOf(word!.toLowerCase()) + (/half/.test(whole) ? 0.5 : 0)
      return count > 0
        ? [fact('the gates open', `${count * (/hour/i.test(unit!) ? 60 : 1)} minutes before`)]
        : []
    }),
    ...(/\bbags?\b/i.test(text)
      ? [
          ...[...text.matchAll(box)].map(([, ...sides]) =>
            fact(
              'bags',
              sides
                .map(Number)
                .toSorted((a, b) => b - a)
                .join(' x '),
            ),
          ),
          ...[...text.matchAll(sheet)].map(() => fact('bags', 'a sheet of paper')),
        ]
      : []),
    ...(/\bparking\b/i.test(text) && !/\bpermit\b/i.test(text)
      ? [...text.matchAll(price)].map(([, dollars]) => fact('parking', `$${Number(dollars)}`))
      : []),
  ]
}

/** One finding for each place that says something else than all the first place says. */
function differences(facts: readonly Fact[]): Finding[] {
  const groups = Map.groupBy(facts, ({ kind, said }) => `${kind}/${said.venue}`)
  return [...groups.values()].flatMap((group) => {
    const places = [...Map.groupBy(group, ({ said }) => `${said.file}:${said.line}`).values()]
    const [first, ...rest] = places as [Fact[], ...Fact[][]]
    const known = new Set(first.map(({ value }) => value))
    return rest
      .filter((place) => !place.some(({ value }) => known.has(value)))
      .map(([{ kind, value, said }]: Fact[]) => {
        const [{ value: other, said: where }] = first as [Fact]
        return found(
          said.file,
          said.line,
          `${kind} at ${said.venue}: ${value} here, ${other} in ${where.file} line ${where.line}`,
          todo,
        )
      }) as Finding[]
  })
}

const station = /\b([KW][A-Z]{2,3})(?:-FM|-AM)?[ ,(]+(\d{2,4}(?:\.\d)?) ?(AM|FM)\b/g
const frequency = /\b(\d{2,4}(?:\.\d)?) ?(AM|FM)\b/g

/** One call sign on two frequencies of one band. */
function callSigns(said: readonly Said[], { schedules }: CheckedPack): Finding[] {
  const cells = schedules.flatMap(({ path, sport, rows }) =>
    rows.map((row): Said => ({
      file: path,
      line: row.line,
      text: cell(row, 'radio'),
      venue: null,
      sport,
    })),
  )
  const known = new Map<string, { value: string; said: Said }>()
  const reported = new Set<string>()
  return [...said, ...cells].flatMap((one) =>
    [...one.text.matchAll(station)].flatMap(([, sign, number, band]) => {
      const [key, value] = [`${sign} ${band}`, `${number} ${band}`]
      const first = known.get(key) ?? { value, said: one }
      known.set(key, first)
      if (first.value === value || reported.has(`${key} ${value}`)) return []
      reported.add(`${key} ${value}`)
      return [
        found(
          one.file,
          one.line,
          `${sign} is on ${value} here, on ${first.value} in ${first.said.file} line ` +
            `${first.said.line}`,
          todo,
        ),
      ]
    }),
  )
}

/** The frequencies of coverage.yaml for a sport, none of which its current schedule has. */
function networks(said: readonly Said[], pack: CheckedPack): Finding[] {
  const own = said.filter(({ file }) => /coverage\.ya?ml$/.test(file))
  const lines = own.filter(({ text }) => text.search(frequency) !== -1)
  if (lines.length === 0) return []
  const all = lines.flatMap(({ text }) => frequenciesIn(text))
  return pack.schedules.flatMap(({ path, sport, season, rows }) => {
    if (season !== sportOfSlug(pack, sport)?.season) return []
    const home = rows.filter((row) => isHome(row) && frequenciesIn(cell(row, 'radio')).length > 0)
    const [first] = home
    const isOther = home.every(
      (row) => !frequenciesIn(cell(row, 'radio')).some((one) => all.includes(one)),
    )
    return first && isOther
      ? [
          found(
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
