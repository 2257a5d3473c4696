/** A department's pattern that is not supported. The message says why. */
export class PatternError extends Error {
  override name = 'PatternError'
}

type Place = 'start' | 'end' | 'edge' | 'inside'
type Node =
  | { is: 'char'; fits(char: string): boolean }
  | { is: 'place'; place: Place }
  | { is: 'all'; nodes: Node[] }
  | { is: 'one'; nodes: Node[] }
  | { is: 'times'; node: Node; least: number; most: number }
type Step =
  | { is: 'char'; fits(char: string): boolean }
  | { is: 'place'; place: Place }
  | { is: 'go'; to: number[] }
  | { is: 'found' }

/**
 * Most steps of a compiled pattern: a text of 20,000 characters is searched in well under 100 ms.
 */
const mostSteps = 300
/** Most steps taken for one text: some 40 ms. Usual patterns take a few for each character. */
const mostWork = 1_000_000
const wordChar = (char: string) => /^\w$/.test(char)
const letters: Readonly<Record<string, (char: string) => boolean>> = {
  d: (char) => char >= '0' && char <= '9',
  w: wordChar,
  s: (char) => /^\s$/.test(char),
  D: (char) => !(char >= '0' && char <= '9'),
  W: (char) => !wordChar(char),
  S: (char) => !/^\s$/.test(char),
}
const written: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' }

/**
 * Compiles a department's regular expression to a test in linear time: all paths are followed at
 * once, so that no pattern (`(a+)+$`) and no answer can block the page or the server. Supports
 * characters, classes, groups, alternatives, quantifiers and anchors. Unsupported syntax
 * (lookaround, backreferences) is a PatternError when the form is imported. `flags`: i and u, or
 * none. The test answers 'too long' when the pattern has too many ways through this text.
 */
export function parsePattern(source: string, flags = ''): (text: string) => boolean | 'too long' {
  if (/[^iu]/.test(flags)) throw new PatternError(`flags may be i, not "${flags}"`)
  const steps = [...compiled(read(source, flags.includes('i'))), { is: 'found' } as const]
  if (steps.length > mostSteps) throw tooLarge()
  return (text) => run(steps, [...text])
}

const tooLarge = () => new PatternError('the pattern is too large: use smaller counts')

function read(source: string, alike: boolean): Node {
  const chars = [...source]
  let at = 0
  const peek = () => chars[at]
  const next = () => {
    const char = chars[at++]
    if (char === undefined) throw new PatternError('the pattern ends too early')
    return char
  }
  const same = (wanted: string) => {
    if (!alike) return (char: string) => char === wanted
    const [lower, upper] = [wanted.toLowerCase(), wanted.toUpperCase()]
    return (char: string) => char === lower || char === upper || char.toLowerCase() === lower
  }

  function alternatives(depth: number): Node {
    if (depth > 20) throw new PatternError('the pattern is nested too deep')
    const nodes = [sequence(depth)]
    while (peek() === '|') {
      at++
      nodes.push(sequence(depth))
    }
    return nodes.length === 1 ? nodes[0]! : { is: 'one', nodes }
  }
  function sequence(depth: number): Node {
    const nodes: Node[] = []
    while (at < chars.length && peek() !== '|' && peek() !== ')') nodes.push(counted(atom(depth)))
    return { is: 'all', nodes }
  }
  function counted(node: Node): Node {
    const char = peek()
    const counts =
      char === '*'
        ? [0, Number.POSITIVE_INFINITY]
        : char === '+'
          ? [1, Number.POSITIVE_INFINITY]
          : char === '?'
            ? [0, 1]
            : char === '{'
              ? braces()
              : undefined
    if (!counts) return node
    if (node.is === 'place') throw new PatternError('a place cannot be counted')
    if (char !== '{') at++
    // Lazy quantifiers do not change whether a text matches.
    if (peek() === '?') at++
    if (/^[*+?{]$/.test(peek() ?? ''))
      throw new PatternError(`nothing to repeat before "${peek()}"`)
    const [least, most] = counts as [number, number]
    if (least > most) throw new PatternError('a count goes from small to large')
    if (least > mostSteps || (most !== Number.POSITIVE_INFINITY && most > mostSteps))
      throw tooLarge()
    return { is: 'times', node, least, most }
  }
  function braces(): [number, number] {
    const found = /^\{(\d+)(,(\d*))?\}/.exec(chars.slice(at, at + 12).join(''))
    if (!found) throw new PatternError('write \\{ for a brace')
    at += found[0].length
    const least = Number(found[1])
    return [
      least,
      found[2] === undefined
        ? least
        : found[3] === ''
          ? Number.POSITIVE_INFINITY
          : Number(found[3]),
    ]
  }
  function atom(depth: number): Node {
    const char = next()
    if (char === '^') return { is: 'place', place: 'start' }
    if (char === '$') return { is: 'place', place: 'end' }
    if (char === '.') return { is: 'char', fits: (one) => !/^[\n\r\u2028\u2029]$/.test(one) }
    if (char === '[') return { is: 'char', fits: oneOf() }
    if (char === '(') return group(depth)
    if (/^[*+?]$/.test(char)) throw new PatternError(`nothing to repeat before "${char}"`)
    if (char === '{' || char === '}' || char === ']')
      throw new PatternError(`write \\${char} for "${char}"`)
    if (char !== '\\') return { is: 'char', fits: same(char) }
    if (peek() === 'b' || peek() === 'B')
      return { is: 'place', place: next() === 'b' ? 'edge' : 'inside' }
    const fits = escaped()
    return { is: 'char', fits: typeof fits === 'string' ? same(fits) : fits }
  }
  function group(depth: number): Node {
    if (peek() === '?') {
      at++
      if (next() !== ':')
        throw new PatternError(
          'looking ahead or back, and names of groups, are not understood here',
        )
    }
    const inside = alternatives(depth + 1)
    if (next() !== ')') throw new PatternError('a group is not closed')
    return inside
  }
  function escaped(): string | ((char: string) => boolean) {
    const char = next()
    if (letters[char]) return letters[char]
    if (written[char] !== undefined) return written[char]
    if (/^[a-z0-9]$/i.test(char)) throw new PatternError(`\\${char} is not understood here`)
    return char
  }
  function oneOf(): (char: string) => boolean {
    const not = peek() === '^'
    if (not) at++
    const fits: ((char: string) => boolean)[] = []
    while (peek() !== ']') {
      const from = member()
      if (typeof from !== 'string' || peek() !== '-' || chars[at + 1] === ']') {
        fits.push(typeof from === 'string' ? same(from) : from)
        continue
      }
      at++
      const to = member()
      if (typeof to !== 'string' || to.codePointAt(0)! < from.codePointAt(0)!)
        throw new PatternError('a range goes from small to large')
      const inRange = (char: string) =>
        char.codePointAt(0)! >= from.codePointAt(0)! && char.codePointAt(0)! <= to.codePointAt(0)!
      fits.push(
        alike ? (char) => inRange(char.toLowerCase()) || inRange(char.toUpperCase()) : inRange,
      )
    }
    at++
    return (char) => fits.some((fit) => fit(char)) !== not
  }
  function member(): string | ((char: string) => boolean) {
    const char = next()
    return char === '\\' ? escaped() : char
  }

  const node = alternatives(0)
  if (at < chars.length) throw new PatternError('a group is closed that was not opened')
  return node
}

/** Jumps are relative, so that compiled parts can be placed anywhere. */
function compiled(node: Node): Step[] {
  if (node.is === 'char' || node.is === 'place') return [node]
  if (node.is === 'all') return joined(node.nodes.map(compiled))
  if (node.is === 'one') {
    return node.nodes
      .slice(0, -1)
      .map(compiled)
      .reduceRight<Step[]>(
        (rest, steps) =>
          joined([
            [{ is: 'go', to: [1, steps.length + 2] }],
            steps,
            [{ is: 'go', to: [rest.length + 1] }],
            rest,
          ]),
        compiled(node.nodes.at(-1)!),
      )
  }
  const once = compiled(node.node)
  const least = Array.from({ length: node.least }, () => once)
  if (node.most === Number.POSITIVE_INFINITY)
    return joined([
      ...least,
      [{ is: 'go', to: [1, once.length + 2] }],
      once,
      [{ is: 'go', to: [-once.length - 1] }],
    ])
  const maybe = Array.from({ length: node.most - node.least }, () =>
    joined([[{ is: 'go', to: [1, once.length + 1] }], once]),
  )
  return joined([...least, ...maybe])
}

function joined(parts: Step[][]): Step[] {
  if (parts.reduce((sum, part) => sum + part.length, 0) > mostSteps) throw tooLarge()
  return parts.flat()
}

function run(steps: readonly Step[], text: readonly string[]): boolean | 'too long' {
  let work = 0
  const seen = new Int32Array(steps.length).fill(-1)
  let reached: number[] = []
  /**
   * Adds the steps that can be reached from this step before the character at `at`. True when the
   * end of the pattern is reached.
   */
  const stand = (list: number[], from: number, at: number): boolean => {
    const open = [from]
    while (open.length > 0) {
      const step = open.pop()!
      if (seen[step] === at) continue
      seen[step] = at
      work++
      const it = steps[step]!
      if (it.is === 'found') return true
      if (it.is === 'char') list.push(step)
      else if (it.is === 'go') open.push(...it.to.map((way) => step + way))
      else if (isAt(it.place, text, at)) open.push(step + 1)
    }
    return false
  }
  if (stand(reached, 0, 0)) return true
  for (const [i, char] of text.entries()) {
    if (work > mostWork) return 'too long'
    const after: number[] = []
    work += reached.length
    for (const step of reached) {
      const it = steps[step]!
      if (it.is === 'char' && it.fits(char) && stand(after, step + 1, i + 1)) return true
    }
    // Without an anchor a match may begin at any character.
    if (stand(after, 0, i + 1)) return true
    reached = after
  }
  return false
}

function isAt(place: Place, text: readonly string[], at: number): boolean {
  if (place === 'start') return at === 0
  if (place === 'end') return at === text.length
  const edge = (at > 0 && wordChar(text[at - 1]!)) !== (at < text.length && wordChar(text[at]!))
  return edge === (place === 'edge')
}
