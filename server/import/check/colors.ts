import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contrast } from '../../../src/domain/shell/contrast.ts'
import { readableOn, buildTheme } from '../../tenant/theme.ts'
import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'

const warnColor = createWarning('colours')
/** WCAG 2.2: 4.5 for text (1.4.3), 3 for graphics and borders (1.4.11). */
const text = 4.5
const mark = 3

/**
 * Contrast of the department's two colors with each other and with the page, as the site uses them.
 */
export async function checkColors({ folder, files, settings }: CheckedFolder): Promise<Finding[]> {
  if (!settings || !files.site) return []
  const { brand, second } = settings.colours
  const lines = (await readFile(join(folder, files.site), 'utf8')).split('\n')
  const line = (color: string) =>
    lines.findIndex((lineText) => lineText.toLowerCase().includes(color.toLowerCase())) + 1 || null
  const say = (color: string, message: string, todo: string) =>
    warnColor(files.site!, line(color), message, todo)
  const theme = buildTheme({ brand, second })
  const findings: Finding[] = []

  for (const color of [brand, second]) {
    if (contrast(color, readableOn(color)) < text)
      findings.push(
        say(
          color,
          `no text is readable on ${color}: ${ratio(color, readableOn(color))} at most`,
          'choose a darker or lighter color',
        ),
      )
  }
  if (contrast(brand, second) < mark)
    findings.push(
      say(
        second,
        `brand ${brand} and second ${second} have ${ratio(brand, second)}: one is hardly ` +
          `visible on the other (${mark}:1 is needed)`,
        'choose a second color that is clearly lighter or darker than the brand',
      ),
    )
  const brandText = theme['--brand-text-light']!
  if (contrast(brand, '#ffffff') < mark)
    findings.push({
      ...say(
        brand,
        `brand ${brand} has ${ratio(brand, '#ffffff')} on white: links and headings use ` +
          `${brandText} instead`,
        'no action needed; with a darker brand they would use your own color',
      ),
      level: 'note',
    })
  return findings
}

const ratio = (a: string, b: string): string => `${contrast(a, b).toFixed(1)}:1`
