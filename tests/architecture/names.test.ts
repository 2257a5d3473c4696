import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { code, ownFiles } from './tree.ts'

/** Names that do not say what a file contains. */
const empty = /^(utils?|helpers?|misc|common|shared|types|index|lib)$/i
const stem = (file: string) => basename(file).split('.')[0]!

/** Expected entries at the top level, besides the fixed structure. */
const top = new RegExp(
  [
    'src|sw|public|tests|server|deploy|node_modules|dist|data|test-results|playwright-report',
    'manifest\\.webmanifest|package(-lock)?\\.json|tsconfig\\.json|vite\\.config\\.ts',
    'LICENSE|Dockerfile|compose\\.yaml|sbom\\.json|[A-Z]+\\.md|\\.[\\w-]+(\\.json)?',
  ]
    .map((names) => `^(${names})$`)
    .join('|'),
)

describe('names', () => {
  test('say what the file is', () => {
    const parts = code.flatMap((file) =>
      [stem(file), ...dirname(file).split('/')]
        .filter((part) => empty.test(part))
        .map((part) => `${file}: ${part}`),
    )
    expect(parts).toEqual([])
  })

  test('are kebab-case, or the name of the component that the file exports', () => {
    expect(
      code.filter((file) => !/^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)$/.test(stem(file))),
    ).toEqual([])
    const components = code.filter((file) => /^[A-Z]/.test(stem(file)) && !file.includes('.test.'))
    expect(components.filter((file) => !file.endsWith('.tsx'))).toEqual([])
    expect(
      components.filter(
        (file) =>
          !new RegExp(`export (default )?(async )?(function|const|class) ${stem(file)}\\b`).test(
            readFileSync(file, 'utf8'),
          ),
      ),
    ).toEqual([])
  })

  test('do not hide files that only re-export', () => {
    const barrels = code.filter((file) => {
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() && !line.startsWith('//'))
      return lines.length > 1 && lines.every((line) => /^export .* from /.test(line))
    })
    expect(barrels).toEqual([])
  })

  test('match the expected top level', () => {
    expect(readdirSync('.').filter((name) => !top.test(name))).toEqual([])
  })
})

describe('text', () => {
  test('documents each runtime', () => {
    expect(
      ['README.md', 'src/README.md', 'sw/README.md', 'server/README.md', 'LICENSE'].filter(
        (file) => !existsSync(file),
      ),
    ).toEqual([])
  })

  test('names only existing files in comments', () => {
    const names = new Set(ownFiles.map((file) => basename(file)))
    const gone = (line: string) =>
      /^\s*(\/\/|\/?\*)/.test(line)
        ? [...line.matchAll(/(?<![\w.<-])[\w-][\w./-]*\.tsx?\b/g)]
            .map(([name]) => name)
            .filter((name) => !names.has(basename(name)))
        : []
    expect([' * see gone/no-such-file.ts', '// names.test.ts'].flatMap(gone)).toEqual([
      'gone/no-such-file.ts',
    ])
    expect(
      code.flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line) => gone(line).map((name) => `${file}: ${name}`)),
      ),
    ).toEqual([])
  })

  test('contains no path of one machine', () => {
    const machine = new RegExp(
      `(^|[\\s'"\`(=:])(${['home', 'Users', 'root', 'work', 'tmp'].map((name) => `/${name}/`).join('|')})\\w`,
      'm',
    )
    expect(
      [
        `cd /${'home'}/someone`,
        `FROM=/${'tmp'}/x`,
        "import('../../features/home/HomeScreen.tsx')",
      ].map((line) => machine.test(line)),
    ).toEqual([true, true, false])
    const top = readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.git')
      .map(({ name }) => name)
    const text = [...top, ...ownFiles].filter(
      (file) =>
        /\.(tsx?|mjs|json|css|md|yaml|csv|html|svg|webmanifest)$|run$|Dockerfile$|^\.\w+$/.test(
          file,
        ) && file !== 'package-lock.json',
    )
    expect(text.filter((file) => machine.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
