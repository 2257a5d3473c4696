import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { SignIn } from '../../contract/sign-in.schema.ts'
import LoginScreen from './LoginScreen.tsx'

const settings = { supportEmail: 'web@testham.example', abbreviation: 'TST' } as SiteSettings
const at = (signIn: SignIn) =>
  wordsOf(renderScreen(<LoginScreen settings={settings} signIn={signIn} asked={{}} />))

test('mentions a forgotten password only when the page asks for one [RT-18]', () => {
  expect(at({ passwords: true, provider: 'login.testham.example' })).toContain(
    'No account, or a forgotten password? Write to web@testham.example',
  )
  const without = at({ passwords: false, provider: 'login.testham.example' })
  expect(without).toContain('No account? Write to web@testham.example')
  expect(without).not.toMatch(/password/)
})
