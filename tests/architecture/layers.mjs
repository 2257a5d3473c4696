// Run by `npm run lint:layers`. The rules are in dependency-rules.mjs.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import rules from './dependency-rules.mjs'

/** TypeScript 7 has no API for tools: without swc the cruise sees no file and reports success. */
const parser = 'swc'
const folders = ['src', 'sw', 'server']

/**
 * @param {string} baseDir
 * @returns {Promise<{ modules: number, faults: string[] }>}
 */
export async function checkLayers(baseDir) {
  const { output } = await cruise(
    folders,
    {
      baseDir,
      ruleSet: rules,
      validate: true,
      parser,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  )
  if (typeof output === 'string') throw new Error(output)
  return {
    modules: output.modules.filter(({ source }) =>
      folders.some((folder) => source.startsWith(`${folder}/`)),
    ).length,
    faults: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  }
}

/** Far below the size of the tree; far above the result of a cruise without files. */
const fewest = 30

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { modules, faults } = await checkLayers(resolve(import.meta.dirname, '../..'))
  for (const fault of faults) console.error(fault)
  console.log(`layers: ${modules} modules, ${faults.length} faults`)
  if (modules < fewest)
    console.error(`layers: fewer than ${fewest} modules were read, so nothing was checked`)
  process.exitCode = faults.length > 0 || modules < fewest ? 1 : 0
}
