import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { importFolder } from '../../server/import/import-folder.ts'
import { sumReports } from '../../server/import/report.ts'
import type { Store } from '../../server/db/store.ts'
import { departmentFolder } from './department.ts'
import { textFile } from './text-file.ts'

export type DepartmentOptions = {
  tenant?: string
  hosts?: string[]
  /** False: the browser renders the pages. */
  rendered?: boolean
  /** A refused row is a mistake of the test, unless it is the subject. */
  mayRefuse?: boolean
  /** True: with the fixture's own vendors. Otherwise its pages ask for no consent. */
  vendors?: boolean
}

/**
 * Fills a store with the fixture department, with these files added or in place of its own: for
 * `startServer`. A text that begins with `+` is appended to the department's own file: `{
 * 'site.yaml': '+takeovers: false\n' }`.
 */
export const departmentWith =
  (
    files: Record<string, string> = {},
    {
      tenant = 'testham',
      hosts = ['localhost'],
      rendered = true,
      mayRefuse = false,
      vendors = false,
    }: DepartmentOptions = {},
  ) =>
  async (store: Store): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-pack-'))
    try {
      cpSync(departmentFolder, folder, { recursive: true })
      if (!vendors) {
        writeFileSync(join(folder, 'tracking-tags.yaml'), '[]')
        writeFileSync(
          join(folder, 'site.yaml'),
          readFileSync(join(folder, 'site.yaml'), 'utf8').replace(/^analytics:.*\n/m, ''),
        )
      }
      for (const [path, text] of Object.entries(files)) {
        const file = join(folder, path)
        mkdirSync(dirname(file), { recursive: true })
        if (text.startsWith('+')) writeFileSync(file, text.slice(1), { flag: 'a' })
        else writeFileSync(file, text)
      }
      const site = join(folder, 'site.yaml')
      writeFileSync(
        site,
        textFile(
          `${readFileSync(site, 'utf8').replace(/^hosts:.*$/m, `hosts: [${hosts.join(', ')}]`)}`,
          `disableSSR: ${!rendered}`,
        ),
      )
      const report = await importFolder(store, tenant, folder)
      if (!mayRefuse && sumReports(report).refused > 0)
        throw new Error(
          JSON.stringify(
            report.parts.flatMap(({ notes }) => notes),
            null,
            1,
          ),
        )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
