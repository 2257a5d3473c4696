import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where a message is made: a file that holds its words, or the later part of the work that brings it, or why it is never said. */
type Made = { in: string; as: string | RegExp } | { later: string } | { never: string }

/** Every message of spec 0 §8 and spec 1 §8, word for word. `as` is what the code writes, where a name or number stands in the words. */
const messages: Record<string, Made> = {
  // Spec 0 §8.
  'unknown route: redirects to /404': { in: 'src/routes/guards/judge.ts', as: "go(href(firstPaths.notFound, {})" },
  'Page not found: {path}': { in: 'src/shell/errors/NotFoundScreen.tsx', as: '`Page not found: ${' },
  'Page Not Found: {path}': { never: 'the other spelling of the message above, for the same situation' },
  'Page Not Found': { in: 'src/shell/errors/NotFoundScreen.tsx', as: 'Page Not Found' },
  'Unknown route middleware: {name}': { in: 'src/routes/guards/checks.ts', as: 'new Error(`Unknown route middleware: ${name}`)' },
  'sports list fails: logged; empty list': { in: 'src/contract/api/sports.ts', as: 'empty: []' },
  'alerts fetch fails: logged; empty list': { in: 'src/contract/api/notices.ts', as: 'empty: []' },
  'any other call fails: logged; empty result': { in: 'src/data/client.ts', as: 'failed; it counts as empty' },
  'htlbid not available': { in: 'src/shell/tracking/vendors/ad-service.ts', as: "console.warn('htlbid not available')" },
  'Something went wrong': { in: 'src/shell/errors/Wrong.tsx', as: 'Something went wrong' },
  'Home Page': { in: 'src/shell/errors/Wrong.tsx', as: '>Home Page<' },
  'missing splash on a /splash/ path: redirect to /': { in: 'src/routes/table/notices.ts', as: "instead: href(firstPaths.home, {})" },
  ', Cancelled': { in: 'src/domain/games/score.ts', as: "status === 'C' ? ', Cancelled'" },
  ', Postponed': { in: 'src/domain/games/score.ts', as: "status === 'P' ? ', Postponed'" },
  ', Final': { in: 'src/domain/games/score.ts', as: ": ', Final'" },
  'Error while mounting app:': { in: 'src/entry-client.tsx', as: "console.error('Error while mounting app:'" },
  'Payload preload failure': { in: 'src/shell/page/prefetch.ts', as: "console.warn('Payload preload failure'" },
  'image load failure can be reported': { in: 'src/ui/use-broken.ts', as: 'thumbnail-alert' },
  // Spec 1 §8.
  'Failed to fetch splash page content': { in: 'src/contract/api/notices.ts', as: "failed = 'Failed to fetch splash page content'" },
  'Failed to track click action': { in: 'src/blocks/splash/count-click.ts', as: "console.warn('Failed to track click action'" },
  'Form match error: field type [..] not found': { in: 'src/domain/form.ts', as: /Form match error: field type \[.*\] not found/ },
  'Error parsing the form schema': { in: 'src/domain/form.ts', as: 'Error parsing the form schema' },
  'That is not css': { in: 'src/shell/tracking/place-tag.ts', as: "console.warn('That is not css'" },
  'Element to print #{id} not found!': { in: 'src/platform/print.ts', as: 'Element to print #${id} not found!' },
  'Script reloading error': { in: 'src/shell/tracking/place-tag.ts', as: "console.warn('Script reloading error'" },
  'Style tag error': { in: 'src/shell/tracking/place-tag.ts', as: "console.warn('Style tag error'" },
  'Error parsing game {id}': { in: 'server/content/broken-doc.ts', as: 'Error parsing ${what} ${id}' },
  'only groups, lists and forms can have children': { later: 'forms, issue 8' },
  'cannot submit because the input is not in a form': { later: 'forms, issue 8' },
  'unknown input type': { later: 'forms, issue 8' },
  'input definition missing a schema': { later: 'forms, issue 8' },
  'no form or input element with the given id': { later: 'forms, issue 8' },
  'invalid options for a radio or checkbox': { later: 'forms, issue 8' },
  'thumbnail alert at 200 errors': { in: 'src/platform/thumbnail-alert.ts', as: 'Thumbnail alert:' },
  'Ad Observer not loaded': { in: 'src/shell/ads/use-ad-frame.ts', as: "console.warn('Ad Observer not loaded'" },
  'Ad Observer not disconnected': { in: 'src/shell/ads/use-ad-frame.ts', as: "console.warn('Ad Observer not disconnected'" },
  'no focusable elements': { never: 'dialogs of the browser hold the focus themselves' },
}

const made = Object.entries(messages).flatMap(([message, where]) => ('in' in where ? [[message, where] as const] : []))

test.each(made)('[SH-22] %s', (_, { in: file, as }) => {
  const text = readFileSync(file, 'utf8')
  expect(typeof as === 'string' ? text.includes(as) : as.test(text)).toBe(true)
})
