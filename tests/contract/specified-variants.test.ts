import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '../support/specified-upstream/calls.ts'
import { runVariants, type Finding } from '../support/specified-upstream/run.ts'
import { variantsOf } from '../support/specified-upstream/variants.ts'

// Every specified call with every field missing, null, of another type, or with an unlisted word.
// SPECIFIED_VARIANTS=all runs all of them and SPECIFIED_CALL those of one call; usually a sample by
// VARIANT_SEED does. SPECIFIED_REPORT names a file for the findings.
const {
  PROOF: proof,
  SPECIFIED_VARIANTS: amount = proof === '1' ? 'all' : '',
  SPECIFIED_CALL: only = '',
  VARIANT_SEED: seed = '1',
  SPECIFIED_REPORT: report = '',
} = process.env
const sampled = 60
const all = calls.filter(({ name }) => !only || name === only).flatMap(variantsOf)
const rank = (text: string) => {
  let sum = Number(seed)
  for (const letter of text) sum = (Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0) + 1
  return sum
}
const isBasic = (variant: string) => variant === 'as specified'
const chosen =
  amount === 'all' || only
    ? all
    : [
        ...all.filter(({ variant }) => isBasic(variant)),
        ...all
          .filter(({ variant }) => !isBasic(variant))
          .map((one) => ({ one, at: rank(`${one.call.name} ${one.field} ${one.variant}`) }))
          .toSorted((a, b) => a.at - b.at)
          .slice(0, sampled)
          .map(({ one }) => one),
      ]
const lineOf = (one: Finding) =>
  `${one.call} | ${one.field} | ${one.variant} | ${one.page} | ${one.result}`

test(
  'shows what is good and tells what is not, of any answer to a specified call [CA-03]',
  async () => {
    const { counts, findings } = await runVariants(chosen)
    const lines = findings.map(lineOf)
    console.log(JSON.stringify({ ...counts, of: all.length }))
    if (report) writeFileSync(report, `${JSON.stringify(counts)}\n${lines.join('\n')}\n`)
    else console.log(lines.slice(0, 60).join('\n'))
    expect(lines).toEqual([])
  },
  amount === 'all' ? 1_200_000 : 120_000,
)
