import { expect, test } from 'vitest'
import { renderScreen } from '../../tests/support/render-screen.tsx'
import { Facts } from './Facts.tsx'

test('has the columns of wide facts only where they are asked for [GM-03]', () => {
  const facts = [['Promotion', 'Fan Day']] as const
  expect(renderScreen(<Facts facts={facts} wide />)).toContain('data-wide="true"')
  for (const wide of [false, undefined])
    expect(
      renderScreen(<Facts facts={facts} {...(wide !== undefined && { wide })} />),
    ).not.toContain('data-wide')
})
