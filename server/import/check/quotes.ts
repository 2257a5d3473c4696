import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { createWarning, type Finding } from './finding.ts'
import type { ReadStory } from './told-games.ts'

const warnQuote = createWarning('quotes')
/** Shorter quotes may be said by two people. */
const minWords = 6

type Quote = { path: string; line: number; key: string; text: string; speaker: string | null }

/** One quote in two stories, or of two people in one. */
export function repeatedQuotes(stories: readonly ReadStory[]): Finding[] {
  const quotes = stories.flatMap(quotesOf)
  return [...Map.groupBy(quotes, ({ key }) => key).values()].flatMap((group) => {
    const [first, ...others] = group as [Quote, ...Quote[]]
    return others.flatMap((other) => {
      const people = [first.speaker, other.speaker]
      const isOfTwo =
        people.every((speaker) => speaker !== null) && !isOnePerson(people[0]!, people[1]!)
      // In one story a quote may return, as in a headline of its part.
      if (other.path === first.path && !isOfTwo) return []
      const text = other.text.length > 60 ? `${other.text.slice(0, 60).trimEnd()}…` : other.text
      return [
        warnQuote(
          other.path,
          other.line,
          isOfTwo
            ? `the quote "${text}" is of ${people[1]} here and of ${people[0]} in ` +
                `${first.path} line ${first.line}`
            : `the quote "${text}" is also in ${first.path} line ${first.line}`,
          isOfTwo ? 'name the one who said it in both places' : 'use a quote in one story only',
        ),
      ]
    })
  })
}

/** The quotes of the text, paragraph by paragraph; a mark without its partner ends there. */
function quotesOf({ path, lines, bodyLine, story }: ReadStory): Quote[] {
  if (story.isHtml) return []
  return lines.flatMap((line, i) =>
    i + 1 < bodyLine
      ? []
      : [...line.matchAll(/"([^"]+)"|“([^“”]+)”/g)].flatMap((match) => {
          const text = (match[1] ?? match[2])!.trim()
          const key = normalizeSchoolName(text)
          return key.split(' ').length < minWords
            ? []
            : [{ path, line: i + 1, key, text, speaker: speakerOf(line, match) }]
        }),
  )
}

const particle = String.raw`(?:(?:de|van|von|der|del|la|du)\s)*`
const name = String.raw`((?:${particle}\p{Lu}[\p{L}'’-]+\s?){1,3})`
const spoke = String.raw`(?:said|says|added)\b`
const saidAfter = new RegExp(`^[\\s,]*${spoke}\\s(?:[a-z-]+\\s)*?${name}`, 'u')
const nameAfter = new RegExp(`^[\\s,]*(?:[a-z-]+\\s)*?${name}[^."“]{0,60}?\\b${spoke}`, 'u')

/** Who is named right after a quote as having said it; null when that is not clear. */
function speakerOf(line: string, { index, 0: quote }: RegExpExecArray): string | null {
  const after = line.slice(index + quote.length)
  return (saidAfter.exec(after) ?? nameAfter.exec(after))?.[1]?.trim() ?? null
}

/** 'Ray Tillinghast' and 'Tillinghast'. */
function isOnePerson(a: string, b: string): boolean {
  const [some, more] = [a, b]
    .map((fullName) => normalizeSchoolName(fullName).split(' '))
    .toSorted((x, y) => x.length - y.length)
  return some!.every((part) => more!.includes(part))
}
