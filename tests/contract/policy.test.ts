import { afterAll, beforeAll, expect, test } from 'vitest'
import { departmentWith } from '../support/department-site.ts'
import { siteOf, type Site } from '../support/upstream.ts'
import { vendorFiles, vendorOrigins } from '../support/vendor-stand-ins.ts'

const vendors = 'testham.localhost'
const plain = 'plain.localhost'
const withVendors = (files: Record<string, string> = {}) =>
  departmentWith({ ...vendorFiles, ...files }, { hosts: [vendors], vendors: true })

let site: Site
beforeAll(async () => {
  site = await siteOf(async (store) => {
    await withVendors()(store)
    await departmentWith({}, { tenant: 'plain', hosts: [plain] })(store)
  })
})
afterAll(() => site?.close())

const policyOf = async (path: string, host = vendors) =>
  String((await site.ask(path, host)).headers['content-security-policy'])
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)![1]!.split(' ')
/** What a policy allows besides video players, which any page may show. */
const guestsOf = (policy: string) => policy.replace(/frame-src [^;]*/, '').match(/https?:\S*/g)

test('allows each vendor by name on the pages of its department [AD-04]', async () => {
  for (const path of ['/', '/sports/football']) {
    const policy = await policyOf(path)
    expect(scriptsOf(policy)).toEqual(expect.arrayContaining(vendorOrigins))
    expect(policy).not.toMatch(/unsafe|https:(?:[; ]|$)| \*|http:/)
  }
})

test.each(['/login', '/404', '/nowhere', '/_shell'])(
  'allows no vendor on %s [AD-04]',
  async (path) => expect(guestsOf(await policyOf(path))).toBeNull(),
)

test('allows no vendor of another department of the same server [AD-04]', async () => {
  for (const path of ['/', '/sports/football']) {
    expect(guestsOf(await policyOf(path, plain))).toBeNull()
  }
})

test('enforces Trusted Types on the login page alone [AD-04]', async () => {
  const guard = "require-trusted-types-for 'script'"
  expect(await policyOf('/login')).toContain(guard)
  expect(await policyOf('/')).not.toContain(guard)
})

test('changes the policy of cached pages when a tag changes [AD-04]', async () => {
  const before = await policyOf('/')
  expect(await policyOf('/')).toBe(before)
  const tags = vendorFiles['tracking-tags.yaml'].replace('window.inlineRan = ', 'window.other = ')
  await withVendors({ 'tracking-tags.yaml': tags })(site.store)
  await expect.poll(() => policyOf('/')).not.toBe(before)
  const [old, now] = [scriptsOf(before), scriptsOf(await policyOf('/'))]
  const added = now.filter((one) => !old.includes(one))
  expect(added).toEqual([expect.stringMatching(/^'sha256-/)])
  expect(now).toHaveLength(old.length)
})
