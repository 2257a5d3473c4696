import { expect, test } from 'vitest'
import { parseQueryFlags } from './query-flags.ts'

const none = {
  debug: false,
  tagManagersOff: null,
  vendorsOff: false,
  testBundle: false,
  tagsOff: false,
  adtest: null,
}

test.each([
  ['', none],
  ['?disable_gtm=true', { ...none, tagManagersOff: 'all' }],
  ['?disable_gtm=client', { ...none, tagManagersOff: 'client' }],
  ['?disable_gtm=platform', { ...none, tagManagersOff: 'platform' }],
  ['?disable_gtm=false', none],
  ['?disable_airgap=true', { ...none, vendorsOff: true }],
  ['?disable_airgap', { ...none, vendorsOff: true }],
  ['?disable_airgap=false', none],
  ['?tracking_tags_enabled=false', { ...none, tagsOff: true }],
  ['?tracking_tags_enabled=true', none],
  ['?adtest=staging-2', { ...none, adtest: 'staging-2' }],
  ['?adtest=<script>', none],
  ['?transcend_test_bundle=true', { ...none, testBundle: true }],
  ['?transcend_test_bundle=1', none],
  ['?debug=true', { ...none, debug: true }],
])('reads the flags of %s [SH-19]', (search, flags) =>
  expect(parseQueryFlags(search)).toEqual(flags),
)
