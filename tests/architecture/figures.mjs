/**
 * Prints the structure goals with today's values: `npm run figures`. It checks nothing and needs no
 * package, so it runs on Node 18 or newer.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('../..', import.meta.url))

/** Paths below a folder of the repository. @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : []
  })
const textOf = (/** @type {string} */ path) => readFileSync(join(top, path), 'utf8')
const linesOf = (/** @type {string} */ path) => textOf(path).replace(/\n$/, '').split('\n')
const count = (/** @type {number} */ number) => number.toLocaleString('en-US')

const isTest = (/** @type {string} */ path) => /\.(?:test\.tsx?|e2e\.ts)$/.test(path)
const isTypeScript = (/** @type {string} */ path) => /\.tsx?$/.test(path)
const files = ['src', 'sw', 'server', 'tests'].flatMap(filesIn)

const product = files
  .filter((path) => isTypeScript(path) && !isTest(path) && !path.startsWith('tests/'))
  .map((path) => ({ path, lines: linesOf(path) }))
const lengths = product.map(({ lines }) => lines.length).sort((a, b) => a - b)
const percentile = (/** @type {number} */ share) =>
  lengths[Math.floor((lengths.length - 1) * share)] ?? 0
const longerThan = (/** @type {number} */ limit) =>
  lengths.filter((length) => length > limit).length
const widerThan = (/** @type {number} */ limit) =>
  product.flatMap(({ lines }) => lines.filter((line) => line.length > limit)).length

const sheets = files.filter((path) => extname(path) === '.css')
const lengthOfAll = (/** @type {string[]} */ paths) =>
  paths.reduce((sum, path) => sum + linesOf(path).length, 0)
/** The widths that conditions of windows and containers compare with, as written: `64rem`. */
const widths = new Set(
  sheets
    .flatMap((path) => [...textOf(path).matchAll(/@(?:media|container|custom-media)([^{;]*)/g)])
    .flatMap(
      ([, condition = '']) => condition.match(/\([^()]*\b(?:width|inline-size)\b[^()]*\)/g) ?? [],
    )
    .flatMap((feature) => feature.match(/[\d.]+[a-z]+/g) ?? []),
)

const demo = files.filter((path) => path.startsWith('server/demo/') && path.endsWith('.ts'))
const decisions = textOf('DECISIONS.md').match(/^### /gm) ?? []

const figures = [
  { what: 'Figure', value: 'Today', goal: 'Goal' },
  { what: 'product TypeScript files (src, sw, server)', value: count(product.length), goal: '' },
  {
    what: 'lines of these',
    value: count(lengths.reduce((sum, length) => sum + length, 0)),
    goal: 'at most 95,000',
  },
  { what: 'median of their lines', value: count(percentile(0.5)), goal: '70 to 120' },
  { what: '95th percentile of their lines', value: count(percentile(0.95)), goal: 'at most 300' },
  { what: 'of these over 300 lines', value: count(longerThan(300)), goal: '' },
  { what: 'of these over 400 lines', value: count(longerThan(400)), goal: '0' },
  { what: 'lines wider than 100 columns', value: count(widerThan(100)), goal: '0' },
  { what: 'lines wider than 120 columns', value: count(widerThan(120)), goal: '0' },
  { what: 'style sheets', value: count(sheets.length), goal: 'at most 180' },
  { what: 'lines of style sheets', value: count(lengthOfAll(sheets)), goal: 'at most 10,000' },
  { what: 'widths in @media and @container', value: count(widths.size), goal: '6' },
  { what: 'demo code, files (server/demo/**/*.ts)', value: count(demo.length), goal: '' },
  { what: 'demo code, lines', value: count(lengthOfAll(demo)), goal: 'at most 1,500' },
  { what: 'decisions in DECISIONS.md', value: count(decisions.length), goal: 'about 30' },
  { what: 'test files', value: count(files.filter(isTest).length), goal: '' },
]
const wide = (/** @type {'what' | 'value'} */ column) =>
  Math.max(...figures.map((figure) => figure[column].length))
for (const { what, value, goal } of figures)
  console.log(`${what.padEnd(wide('what'))}  ${value.padStart(wide('value'))}  ${goal}`.trimEnd())
