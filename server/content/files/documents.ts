import type { CallHandlers } from '../call-handlers.ts'
import type { Document } from '../../../src/contract/documents.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import { readItem, readItemPage, readItems, type Item } from '../items.ts'
import { document, documentUrl } from '../kinds/stories.ts'
import type { ReadContext } from '../read-context.ts'
import { readSettings } from '../department/site.ts'
import { sportRefs } from '../sports/sports.ts'

export async function readDocuments(
  context: ReadContext,
  query: Paging & { sportId?: number | undefined },
): Promise<PageOf<Document>> {
  const page = await readItemPage(context, document, query)
  return { ...page, items: await composed(context, page.items) }
}

export async function readDocument(
  context: ReadContext,
  documentId: number,
): Promise<Document | null> {
  const item = await readItem(context, document, documentId)
  return item && (await composed(context, [item]))[0]!
}

/** By the path after /documents/, which is a lookup key and not a path on disk. */
export async function readDocumentByPath(
  context: ReadContext,
  path: string,
): Promise<Document | null> {
  const [item] = await readItems(context, document, { slug: path })
  return item ? (await composed(context, [item]))[0]! : null
}

async function composed(context: ReadContext, items: Item<typeof document>[]): Promise<Document[]> {
  const sports = await sportRefs(context)
  const office = items.some(({ accessible }) => !accessible)
    ? ((await readSettings(context))?.supportEmail ?? '')
    : ''
  return items.map((item) => documentOf(item, sports, office))
}

/** A document that is not accessible is answered without its file. */
function documentOf(
  {
    id,
    title,
    path,
    description,
    category,
    date,
    sportId,
    accessible,
    file,
    requestNote,
    requestEmail,
    requestUrl,
  }: Item<typeof document>,
  sports: Map<number, SportRef>,
  office: string,
): Document {
  return {
    id,
    title,
    path,
    url: documentUrl(path),
    description,
    category,
    date,
    accessible,
    sport: (sportId && sports.get(sportId)) || null,
    file: accessible ? file : null,
    request: accessible
      ? null
      : { note: requestNote, email: requestEmail ?? (office || null), url: requestUrl },
  }
}

export const handlers = {
  documents: readDocuments,
  document: (context, { documentId }) => readDocument(context, documentId),
  documentByPath: (context, { path }) => readDocumentByPath(context, path),
} satisfies Partial<CallHandlers>
