/**
 * An answer that a page was drawn from, in its `#state`: path and query of the call, and the answer
 * with its age (`data/api-result.ts`). A page of home has twenty, so they are written short.
 */
export type StateAnswer = [
  path: string,
  query: Record<string, unknown>,
  answer: { value: unknown; at: number; saved: boolean },
]

/** The state of a page. `router` is missing in the shell, which is rendered on the client. */
export type PageState = {
  tenant: string
  build: string
  /**
   * Files that only this page's screen needs, which nothing loads before a touch. The worker finds
   * them in the document and stores them with it (`sw/files.ts`).
   */
  files?: string[]
  answers?: StateAnswer[]
  router?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
}

/** The answers embedded in a document (`document.tsx`); none in one of another build. */
export function answersIn(html: string): StateAnswer[] {
  const text = /<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  return (JSON.parse(text ?? '{}') as PageState).answers ?? []
}
