import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { callSigns, networks } from './radio.ts'
import { linesOfLists, linesOfStory, type Statement, type Venue } from './told-lines.ts'
import type { ReadStory } from './told-games.ts'

const warnFanFact = createWarning('fan facts')
const todo = 'correct the one that is wrong'

/** What such a line says: gates 90 minutes before; a bag of 12 x 12 x 6. */
type Fact = { kind: string; value: string; said: Statement }

/** Gates, bags and parking of a venue, and radio stations of a sport, told differently. */
export async function fanFacts(
  pack: CheckedFolder,
  stories: readonly ReadStory[],
): Promise<Finding[]> {
  const lists = await linesOfLists(pack)
  const venues = lists.venues
  const statements = [
    ...lists.said,
    ...stories.flatMap((story) => linesOfStory(story, pack, venues)),
  ]
  const facts = statements.flatMap(factsOf)
  return [
    ...venues.flatMap((venue) =>
      differences(
        facts.filter(({ said }) => isAbout(said, venue)),
        venue,
      ),
    ),
    ...callSigns(statements, pack),
    ...networks(lists.said, pack),
  ]
}

/** A price of parking without a sport is that of every venue. */
const isAbout = ({ venue, text, sports }: Statement, { title, sport }: Venue): boolean =>
  venue === null
    ? text.startsWith('Parking:') && (sports.length === 0 || sports.includes(sport ?? ''))
    : venue === title

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
const countOf = (numeral: string): number =>
  /^\d+(?:\.\d+)?$/.test(numeral)
    ? Number(numeral)
    : (others.get(numeral) ?? numbers.indexOf(numeral) + 1)

const opening = String.raw`(?<!\b(?:parking|lot|lots|student) )\b(?:gates|doors) (?:will )?open`
const interval = String.raw`([\w.-]+)(?: and (?:a|one) half)?( hours?| minutes?)`
const gates = new RegExp(
  String.raw`${opening} \**${interval}\** (?:before|prior to|ahead of)\b`,
  'gi',
)
const gatesAt = new RegExp(
  String.raw`${opening} (?:at )?\**(?:(noon)|(\d{1,2})(?::(\d\d))? ?(a|p)\.?m\b)`,
  'gi',
)
const sheet = /\b(?:larger|bigger) than a (?:sheet of paper)\b/gi
const side = String.raw`(\d+)["”]?\s?`
const by = String.raw`(?:x|×|by)\s?`
const box = new RegExp(`${side}${by}${side}${by}(\\d+)`, 'gi')
const square = new RegExp(
  String.raw`(?<!\b(?:clutch|diaper|wristlet) )\bbags?\b(?:(?!\band\b)[^.,;\d]){0,60}` +
    String.raw`\b${side}${by}(\d+)` +
    String.raw`(?:["”]| ?inch| ?in\.)(?!["”]?(?:es)? ?${by})`,
  'gi',
)
const price = /\$(\d+(?:\.\d\d)?)/g

function factsOf(statement: Statement): Fact[] {
  const { start, venue } = statement
  // 'Gates of Testham Field open' is what 'Gates open' is.
  const text = [' of ', ' at '].reduce(
    (line, before) => line.replaceAll(`${before}${venue}`, ''),
    statement.text,
  )
  const fact = (kind: string, value: string): Fact => ({ kind, value, said: statement })
  return [
    ...[...text.matchAll(gates)].flatMap(([phrase, numeral, unit]) => {
      const count = countOf(numeral!.toLowerCase()) + (/half/.test(phrase) ? 0.5 : 0)
      return count > 0
        ? [fact('the gates open', `${count * (/hour/i.test(unit!) ? 60 : 1)} minutes before`)]
        : []
    }),
    ...[...text.matchAll(gatesAt)].flatMap((clock) => {
      const minutes = start === null ? 0 : minutesOf(start) - minutesOfClock(clock)
      return minutes > 0 && minutes <= 300
        ? [fact('the gates open', `${minutes} minutes before`)]
        : []
    }),
    ...(/\bbags?\b/i.test(text)
      ? [
          ...[box, square].flatMap((size) =>
            [...text.matchAll(size)].map(([, ...sides]) =>
              fact(
                'bags',
                sides
                  .map(Number)
                  .toSorted((a, b) => b - a)
                  .join(' x '),
              ),
            ),
          ),
          ...[...text.matchAll(sheet)].map(() => fact('bags', 'a page of text')),
        ]
      : []),
    ...(/\bparking\b/i.test(text) && !/\bpermit\b/i.test(text)
      ? [...text.matchAll(price)].map(([, dollars]) => fact('parking', `$${Number(dollars)}`))
      : []),
  ]
}

/** Minutes of a day: '2026-09-05T19:00' and '5:30 p.m.'. */
const minutesOf = (dateTime: string): number =>
  Number(dateTime.slice(11, 13)) * 60 + Number(dateTime.slice(14, 16))
const minutesOfClock = ([, noon, hour, minute = '0', half]: RegExpExecArray): number =>
  noon ? 720 : ((Number(hour) % 12) + (/p/i.test(half!) ? 12 : 0)) * 60 + Number(minute)

/** Equal values, and a bag of 12 x 12 beside one of 12 x 12 x 6. */
function agrees(a: string, b: string): boolean {
  const [some, more] = [a.split(' x '), b.split(' x ')].toSorted((x, y) => x.length - y.length)
  const rest = [...more!]
  return some!.every((part) => {
    const i = rest.indexOf(part)
    if (i >= 0) rest.splice(i, 1)
    return i >= 0
  })
}

/** One finding for each place that says something else than all the first place says. */
function differences(facts: readonly Fact[], { title }: Venue): Finding[] {
  const groups = Map.groupBy(facts, ({ kind }) => kind)
  return [...groups.values()].flatMap((group) => {
    const statementGroups = [
      ...Map.groupBy(group, ({ said }) => `${said.file}:${said.line}`).values(),
    ]
    const first = group[0]!
    return statementGroups
      .filter(
        (statementGroup) =>
          !statementGroup.some(({ value }) =>
            statementGroups[0]!.some((stated) => agrees(value, stated.value)),
          ),
      )
      .map((statementGroup) => {
        const { kind, value, said } = statementGroup[0]!
        return warnFanFact(
          said.file,
          said.line,
          `${kind} at ${title}: ${value} here, ${first.value} in ${first.said.file} line ` +
            `${first.said.line}`,
          todo,
        )
      })
  })
}
