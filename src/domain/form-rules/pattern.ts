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

function read(source: string, ignoreCase: boolean): Node {
  const chars = [...source]
  let position = 0
  const peek = () => chars[position]
  const next = () => {
    const char = chars[position++]
    if (char === undefined) throw new PatternError('the pattern ends too early')
    return char
  }
  const same = (expected: string) => {
    if (!ignoreCase) return (char: string) => char === expected
    const [lower, upper] = [expected.toLowerCase(), expected.toUpperCase()]
    return (char: string) => char === lower || char === upper || char.toLowerCase() === lower
  }

  function alternatives(depth: number): Node {
    if (depth > 20) throw new PatternError('the pattern is nested too deep')
    const nodes = [sequence(depth)]
    while (peek() === '|') {
      position++
      nodes.push(sequence(depth))
    }
    return nodes.length === 1 ? nodes[0]! : { is: 'one', nodes }
  }
  function sequence(depth: number): Node {
    const nodes: Node[] = []
    while (position < chars.length && peek() !== '|' && peek() !== ')')
      nodes.push(counted(atom(depth)))
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
    if (char !== '{') position++
    // Lazy quantifiers do not change whether a text matches.
    if (peek() === '?') position++
    if (/^[*+?{]$/.test(peek() ?? ''))
      throw new PatternError(`nothing to repeat before "${peek()}"`)
    const [min, max] = counts as [number, number]
    if (min > max) throw new PatternError('a count goes from small to large')
    if (min > mostSteps || (max !== Number.POSITIVE_INFINITY && max > mostSteps)) throw tooLarge()
    return { is: 'times', node, least: min, most: max }
  }
  function braces(): [number, number] {
    const match = /^\{(\d+)(,(\d*))?\}/.exec(chars.slice(position, position + 12).join(''))
    if (!match) throw new PatternError('write \\{ for a brace')
    position += match[0].length
    const min = Number(match[1])
    return [
      min,
      match[2] === undefined ? min : match[3] === '' ? Number.POSITIVE_INFINITY : Number(match[3]),
    ]
  }
  function atom(depth: number): Node {
    const char = next()
    if (char === '^') return { is: 'place', place: 'start' }
    if (char === '$') return { is: 'place', place: 'end' }
    if (char === '.')
      return { is: 'char', fits: (character) => !/^[\n\r\u2028\u2029]$/.test(character) }
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
      position++
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
    if (not) position++
    const fits: ((char: string) => boolean)[] = []
    while (peek() !== ']') {
      const from = member()
      if (typeof from !== 'string' || peek() !== '-' || chars[position + 1] === ']') {
        fits.push(typeof from === 'string' ? same(from) : from)
        continue
      }
      position++
      const to = member()
      if (typeof to !== 'string' || to.codePointAt(0)! < from.codePointAt(0)!)
        throw new PatternError('a range goes from small to large')
      const inRange = (char: string) =>
        char.codePointAt(0)! >= from.codePointAt(0)! && char.codePointAt(0)! <= to.codePointAt(0)!
      fits.push(
        ignoreCase ? (char) => inRange(char.toLowerCase()) || inRange(char.toUpperCase()) : inRange,
      )
    }
    position++
    return (char) => fits.some((fit) => fit(char)) !== not
  }
  function member(): string | ((char: string) => boolean) {
    const char = next()
    return char === '\\' ? escaped() : char
  }

  const node = alternatives(0)
  if (position < chars.length) throw new PatternError('a group is closed that was not opened')
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
  const required = Array.from({ length: node.least }, () => once)
  if (node.most === Number.POSITIVE_INFINITY)
    return joined([
      ...required,
      [{ is: 'go', to: [1, once.length + 2] }],
      once,
      [{ is: 'go', to: [-once.length - 1] }],
    ])
  const maybe = Array.from({ length: node.most - node.least }, () =>
    joined([[{ is: 'go', to: [1, once.length + 1] }], once]),
  )
  return joined([...required, ...maybe])
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
   * Adds the steps that can be reached from this step before the character at `index`. True when
   * the end of the pattern is reached.
   */
  const stand = (list: number[], from: number, index: number): boolean => {
    const open = [from]
    while (open.length > 0) {
      const step = open.pop()!
      if (seen[step] === index) continue
      seen[step] = index
      work++
      const it = steps[step]!
      if (it.is === 'found') return true
      if (it.is === 'char') list.push(step)
      else if (it.is === 'go') open.push(...it.to.map((offset) => step + offset))
      else if (isAt(it.place, text, index)) open.push(step + 1)
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

function isAt(anchor: Place, text: readonly string[], index: number): boolean {
  if (anchor === 'start') return index === 0
  if (anchor === 'end') return index === text.length
  const edge =
    (index > 0 && wordChar(text[index - 1]!)) !== (index < text.length && wordChar(text[index]!))
  return edge === (anchor === 'edge')
}
