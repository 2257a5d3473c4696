import type { BrowserContext } from '@playwright/test'

const site = `+gtmIds: [GTM-PLATFORM]
htlbid: {siteId: testham-1, isTesting: true}
nativoEnabled: true
airgapBundle: bundle-0001
takeovers: false
`
const tags = `
- name: Everywhere
  head:
    script:
      - {attributes: {src: 'https://tags.testham.example/all.js', data-site: 7}}
      - {children: 'window.inlineRan = (window.inlineRan ?? 0) + 1'}
    style: [{children: '.tagged{color:red}'}]
  bodyClose: {noscript: [{children: '<img src="https://tags.testham.example/noscript.gif">'}]}
- name: Stories
  pageTemplates: [story]
  bodyOpen: {script: [{attributes: {src: 'https://tags.testham.example/story.js'}}]}
- name: An image
  bodyOpen:
    script: [{attributes: {src: 'https://tags.testham.example/image.js'}}]
    image: [{attributes: {src: 'https://tags.testham.example/p.gif'}}]
`

/** A department with every vendor. Add it with `{ vendors: true }`, for the fixture's analytics. */
export const vendorFiles = {
  'site.yaml': site,
  'tracking-tags.yaml': tags,
  'splashes.yaml': '[]',
  'takeovers.yaml': '[]',
}

/** The hosts that pages of that department load scripts from. */
export const vendorOrigins = [
  'https://transcend-cdn.com',
  'https://www.googletagmanager.com',
  'https://htlbid.com',
  'https://s.ntv.io',
  'https://tags.testham.example',
]

/** Stand-ins of the vendors' scripts: each calls `note` with its arguments. */
const standIns: Record<string, string> = {
  'transcend-cdn.com': `
    const waiting = window.airgap.readyQueue
    const me = { setConsent: (_, given) => note('airgap', given) }
    window.airgap = { ready: (then) => then(me) }
    waiting.forEach((then) => then(me))
    note('airgap', 'loaded')`,
  'www.googletagmanager.com': `note('google', src)`,
  'htlbid.com': `
    const waiting = window.htlbid.cmd
    const keys = {}
    const slots = () => [...document.querySelectorAll('[data-ad-slot]')]
    window.htlbid = {
      setTargeting: (key, value) => { keys[key] = value },
      newPage: () => note('htlbid', 'newPage'),
      layout: (name) => {
        note('htlbid', { layout: name, slots: slots().map((one) => one.dataset.adSlot), ...keys })
        for (const slot of slots()) {
          const frame = document.createElement('iframe')
          Object.assign(frame, { width: 728, height: 90, title: 'Ad' })
          slot.replaceChildren(frame)
        }
      },
      cmd: { push: (command) => command() },
    }
    waiting.forEach((command) => command())`,
  's.ntv.io': `
    window.PostRelease = { Start: () => note('nativo', 'Start') }
    note('nativo', 'loaded')`,
  'tags.testham.example': `note('tag', src)`,
}

const scriptOf = (body: string) => `(() => {
  const src = document.currentScript.src
  const note = (who, what) => window.noteOf(who, what)
  ${body}
})()`

type Note = [who: string, what: unknown]

/** Answers for the vendors, and collects every request to another host than `home`. */
export async function watchVendors(context: BrowserContext, home: string) {
  // Kept here and not in the page, where a list would end with its document.
  const notes: Note[] = []
  const left: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(home) && /^(?:https?|wss?):/.test(url)) left.push(url)
  })
  await context.exposeFunction('noteOf', (...note: Note) => {
    notes.push(note)
  })
  await context.route(
    (url) => url.origin !== home,
    (route) => {
      const body = standIns[new URL(route.request().url()).hostname]
      if (!body) return route.abort()
      return route.fulfill({ contentType: 'text/javascript', body: scriptOf(body) })
    },
  )
  const of = (name: string) => notes.filter(([who]) => who === name).map(([, what]) => what)
  return { notes, left, of }
}

/** Starts each page with an earlier choice, unless another is stored already. */
export const storeConsent = (context: BrowserContext, analytics: boolean, advertising: boolean) =>
  context.addInitScript(
    (choice) => {
      localStorage['fh-consent'] ??= choice
    },
    JSON.stringify({ version: 1, at: Date.now() - 1000, analytics, advertising }),
  )
