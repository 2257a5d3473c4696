type Policy = { createHTML(html: string): unknown; createScriptURL(url: string): unknown }
type Factory = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): Policy
}

/**
 * The only two doors into what a browser takes for code, for pages that enforce Trusted Types;
 * other pages go through them as well.
 */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('fieldhouse', {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (url === '/sw.js') return url
    throw new TypeError(`${url} is no script of ours`)
  },
})

/** HTML that the server made safe, and that only `ui/Prose` writes into a page. */
export const trustedHtml = (html: string): string => (policy?.createHTML(html) ?? html) as string

export const workerScript = (): string => (policy?.createScriptURL('/sw.js') ?? '/sw.js') as string
