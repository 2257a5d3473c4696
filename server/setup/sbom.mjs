// @ts-check
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/**
 * `npm run sbom -- [file]`: the installed packages that run, as CycloneDX, in sbom.json. `npm sbom
 * --omit dev` leaves out what a tool of the build needs, too, so the whole list is filtered.
 */
const whole = execFileSync(
  'npm',
  ['sbom', '--include=dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
  { encoding: 'utf8', maxBuffer: 64 << 20 },
)

/** @typedef {{ 'bom-ref': string, properties?: { name: string, value: string }[] }} Component */
/** @type {{ components: Component[], dependencies: { ref: string, dependsOn: string[] }[] }} */
const bom = JSON.parse(whole)
const isTool = (/** @type {Component} */ { properties = [] }) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development')
const tools = new Set(bom.components.filter(isTool).map((component) => component['bom-ref']))
const written = {
  ...bom,
  components: bom.components.filter((component) => !isTool(component)),
  dependencies: bom.dependencies
    .filter(({ ref }) => !tools.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => !tools.has(on)) })),
}
writeFileSync(process.argv[2] ?? 'sbom.json', `${JSON.stringify(written, null, 2)}\n`)
