/**
 * An answer that came inside a document: the path of its call, what was asked, and what was said.
 */
export type PageAnswer = { path: string; query: Record<string, unknown>; value: unknown }

type State = {
  queries?: {
    queries: {
      queryKey: [path: string, query: Record<string, unknown>]
      state: { data?: { value: unknown } }
    }[]
  }
}

/**
 * The answers that the server wrote beside the markup (`document.tsx`): what a page that is reached
 * by a click would ask for one by one.
 */
export function answersInPage(html: string): PageAnswer[] {
  const text = /<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  const { queries } = JSON.parse(text ?? '{}') as State
  return (queries?.queries ?? []).flatMap(({ queryKey: [path, query], state: { data } }) =>
    data ? [{ path, query, value: data.value }] : [],
  )
}
