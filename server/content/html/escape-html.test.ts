import { expect, test } from 'vitest'
import { escapeHtml } from './escape.ts'

test('escapes text for HTML content and attributes [CA-04]', () =>
  expect(escapeHtml('<a href="x">&amp;</a>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;',
  ))
