import type { BrowserContext } from '@playwright/test'

/** A department with each vendor: lines of its site.yaml, and its tags. */
export const trackingSite = `+gtmIds: [GTM-PLATFORM]
htlbid: {siteId: testham-1, isTesting: true}
nativoEnabled: true
airgapBundle: bundle-0001
takeovers: false
`
export const trackingTags = `
- name: Everywhere
  head: {script: [{attributes: {src: 'https://tags.testham.example/all.js', data-site: 7}}, {children: 'window.inlineRan = (window.inlineRan ?? 0) + 1'}], style: [{children: '.tagged{color:red}'}]}
  bodyClose: {noscript: [{children: '<img src="https://tags.testham.example/noscript.gif">'}]}
- name: Stories
  pageTemplates: [story]
  bodyOpen: {script: [{attributes: {src: 'https://tags.testham.example/story.js'}}]}
- name: An image
  bodyOpen: {script: [{attributes: {src: 'https://tags.testham.example/image.js'}}], image: [{attributes: {src: 'https://tags.testham.example/p.gif'}}]}
`

/** Stand-ins of the vendors' scripts: each notes what it was called with, in a list that outlives its own document. */
const standIns: Record<string, string> = {
  'transcend-cdn.com': `const waiting = window.airgap.readyQueue; const me = { setConsent: (_, given) => note('airgap', given) }; window.airgap = { ready: (then) => then(me) }; waiting.forEach((then) => then(me)); note('airgap', 'loaded')`,
  'www.googletagmanager.com': `note('google', src)`,
  'htlbid.com': `const waiting = window.htlbid.cmd; let keys = {};
    window.htlbid = { setTargeting: (key, value) => { keys[key] = value }, newPage: () => note('htlbid', 'newPage'), layout: (name) => {
      note('htlbid', { layout: name, slots: [...document.querySelectorAll('[data-ad-slot]')].map((one) => one.dataset.adSlot), ...keys });
      for (const slot of document.querySelectorAll('[data-ad-slot]')) { const frame = document.createElement('iframe'); frame.width = 728; frame.height = 90; frame.title = 'Ad'; slot.replaceChildren(frame) } },
      cmd: { push: (command) => command() } };
    waiting.forEach((command) => command())`,
  's.ntv.io': `window.PostRelease = { Start: () => note('nativo', 'Start') }; note('nativo', 'loaded')`,
  'tags.testham.example': `note('tag', src)`,
}

type Note = [who: string, what: unknown]
/** Answers for the vendors, and notes every request that leaves for another host. */
export async function watchVendors(context: BrowserContext, home: string) {
  const notes: Note[] = []
  const left: string[] = []
  context.on('request', (request) => { if (!request.url().startsWith(home) && /^(?:https?|wss?):/.test(request.url())) left.push(request.url()) })
  await context.exposeFunction('noteOf', (who: string, what: unknown) => { notes.push([who, what]) })
  await context.route((url) => url.origin !== home, (route) => {
    const body = standIns[new URL(route.request().url()).hostname]
    return body ? route.fulfill({ contentType: 'text/javascript', body: `(() => { const src = document.currentScript.src; const note = (who, what) => window.noteOf(who, what); ${body} })()` }) : route.abort()
  })
  return { notes, left, of: (who: string) => notes.filter(([one]) => one === who).map(([, what]) => what) }
}

/** As if the visitor had chosen before. */
export const chosen = (context: BrowserContext, analytics: boolean, advertising: boolean) =>
  context.addInitScript((choice) => { if (!localStorage.getItem('fh-consent')) localStorage.setItem('fh-consent', choice) }, JSON.stringify({ version: 1, at: Date.now() - 1000, analytics, advertising }))
