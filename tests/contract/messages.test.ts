import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where a message is made: a file that holds its words, or the later part of the work that brings it. */
type Made = { in: string; as: string | RegExp } | { later: string }

/** Every message of spec 0 §8 and spec 1 §8, word for word. `as` is what the code writes, where a name or number stands in the words. */
const messages: Record<string, Made> = {
  // Spec 0 §8.
  'unknown route: redirects to /404': { in: 'src/routes/to-router.tsx', as: "path: '*'" },
  'Page not found: {path}': { later: 'guards' },
  'Page Not Found: {path}': { later: 'guards' },
  'Page Not Found': { in: 'src/shell/errors/NotFoundScreen.tsx', as: 'Page Not Found' },
  'Unknown route middleware: {name}': { later: 'guards' },
  'sports list fails: logged; empty list': { in: 'src/contract/api/sports.ts', as: 'empty: []' },
  'alerts fetch fails: logged; empty list': { in: 'src/contract/api/notices.ts', as: 'empty: []' },
  'any other call fails: logged; empty result': { in: 'src/data/client.ts', as: 'failed; it counts as empty' },
  'htlbid not available': { later: 'ads' },
  'Something went wrong': { in: 'src/shell/errors/Wrong.tsx', as: 'Something went wrong' },
  'Home Page': { in: 'src/shell/errors/Wrong.tsx', as: '>Home Page<' },
  'missing splash on a /splash/ path: redirect to /': { later: 'notices' },
  ', Cancelled': { later: 'events and results' },
  ', Postponed': { later: 'events and results' },
  ', Final': { later: 'events and results' },
  'Error while mounting app:': { in: 'src/entry-client.tsx', as: "console.error('Error while mounting app:'" },
  'Payload preload failure': { in: 'src/shell/page/prefetch.ts', as: "console.warn('Payload preload failure'" },
  'image load failure can be reported': { in: 'src/ui/use-broken.ts', as: 'thumbnail-alert' },
  // Spec 1 §8.
  'Failed to fetch splash page content': { later: 'notices' },
  'Failed to track click action': { later: 'notices' },
  'Form match error: field type [..] not found': { in: 'src/domain/form.ts', as: /Form match error: field type \[.*\] not found/ },
  'Error parsing the form schema': { in: 'src/domain/form.ts', as: 'Error parsing the form schema' },
  'That is not css': { later: 'styles that a department writes' },
  'Element to print #{id} not found!': { in: 'src/platform/print.ts', as: 'Element to print #${id} not found!' },
  'Script reloading error': { later: 'tracking' },
  'Style tag error': { later: 'tracking' },
  'Error parsing game {id}': { later: 'games of a feed' },
  'only groups, lists and forms can have children': { later: 'forms, issue 8' },
  'cannot submit because the input is not in a form': { later: 'forms, issue 8' },
  'unknown input type': { later: 'forms, issue 8' },
  'input definition missing a schema': { later: 'forms, issue 8' },
  'no form or input element with the given id': { later: 'forms, issue 8' },
  'invalid options for a radio or checkbox': { later: 'forms, issue 8' },
  'thumbnail alert at 200 errors': { in: 'src/platform/thumbnail-alert.ts', as: 'Thumbnail alert:' },
  'Ad Observer not loaded': { later: 'ads' },
  'Ad Observer not disconnected': { later: 'ads' },
  'no focusable elements': { later: 'dialogs of the browser hold the focus themselves' },
}

const made = Object.entries(messages).flatMap(([message, where]) => ('in' in where ? [[message, where] as const] : []))

test.each(made)('[SH-22] %s', (_, { in: file, as }) => {
  const text = readFileSync(file, 'utf8')
  expect(typeof as === 'string' ? text.includes(as) : as.test(text)).toBe(true)
})
