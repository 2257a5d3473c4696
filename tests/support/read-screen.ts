import { beforeAll } from 'vitest'
import type { DepartmentOptions } from './department-site.ts'
import { screensOf, type ScreenSite } from './screen.ts'

/** `screensOf`, imported before the first test, because that takes longer than a test. */
export function ownScreens(files: Record<string, string>, options?: DepartmentOptions): ScreenSite {
  const open = screensOf(files, options)
  beforeAll(async () => {
    await open('/404')
  })
  return open
}

/** The text of each element, as a person reads it. */
export const textsOf = (elements: readonly Element[]): string[] =>
  elements.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())

/** Where a link leads. */
export const hrefOf = (link: Element): string | null => link.getAttribute('href')

/** The status and redirect of each address, for one comparison. */
export async function answersOf(
  open: ScreenSite,
  paths: readonly string[],
): Promise<[path: string, status: number, location: string | null][]> {
  const answers: [string, number, string | null][] = []
  for (const path of paths) {
    const { status, location } = await open(path)
    answers.push([path, status, location])
  }
  return answers
}

/** The value of `answersOf` for addresses without a page. */
export const notFound = (paths: readonly string[]): [string, number, null][] =>
  paths.map((path) => [path, 404, null])
