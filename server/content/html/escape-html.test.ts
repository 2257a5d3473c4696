import { expect, test } from 'vitest'
import { escapeHtml } from './escape.ts'

test('[CA-04] text as HTML is no HTML, and ends no attribute', () =>
  expect(escapeHtml('<a href="x">&amp;</a>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;',
  ))
