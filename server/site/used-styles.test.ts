import { expect, test } from 'vitest'
import { classesIn, readStyles, usedStyles } from './used-styles.ts'

const used = (css: string, markup: string) => usedStyles(readStyles(css), classesIn(markup))

test('includes the rules of the elements on a page, and global rules [CA-05]', () => {
  const css =
    '@layer reset,ui;@layer ui{._a,._b:hover{color:red}._b ._c{x:y}@media (width>=1px){._c{x:y}}a[href="{;"]{x:y}}._b:not(._c,:is(._d)){x:y}._d:is(._a){x:y}.prose p{x:y}@font-face{src:url("a;b{")}@keyframes k{to{opacity:0}}'
  expect(used(css, '<p class="_b is-pinned">')).toBe(
    '@layer reset,ui;@layer ui{._b:hover{color:red}a[href="{;"]{x:y}}._b:not(._c,:is(._d)){x:y}.prose p{x:y}@font-face{src:url("a;b{")}@keyframes k{to{opacity:0}}',
  )
  expect(used(css, '<p class="_a _b"><i class="_c">')).toContain(
    '._a,._b:hover{color:red}._b ._c{x:y}@media (width>=1px){._c{x:y}}',
  )
  expect(used('._x{a:b}', '<p>')).toBe('')
  // As concatenated files.
  expect(
    used(
      '@layer ui{._b{x:y}}\n@layer shell{._a{x:y}}\n@media print{._b{x:y}}\n',
      '<p class="_b">',
    ).trim(),
  ).toBe('@layer ui{._b{x:y}}@media print{._b{x:y}}')
  expect(used(css, '<p class="_a _b _c _d">')).toBe(css)
})
