type Policy = { createHTML(html: string): unknown; createScriptURL(url: string): unknown }
type Factory = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): Policy
}

/**
 * The Trusted Types policy: the only two ways into script sinks. Pages without enforcement use
 * them, too.
 */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('fieldhouse', {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (url === '/sw.js') return url
    throw new TypeError(`${url} is not a script of this site`)
  },
})

/** HTML cleaned by the server; only `ui/Prose` writes it into a page. */
export const trustedHtml = (html: string): string => (policy?.createHTML(html) ?? html) as string

export const workerScript = (): string => (policy?.createScriptURL('/sw.js') ?? '/sw.js') as string
