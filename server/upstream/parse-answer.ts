import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { ApiName } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { UpstreamFailure } from './failure.ts'
import { sanitizeDeep } from './sanitize.ts'
import { parseJson } from './parse-json.ts'
import type { DefaultsContext } from './defaults.ts'
import { mapFields } from './map-fields.ts'
import { withPictureBase } from './picture-address.ts'
import { inShort, readAs, type Remark } from './read-as.ts'
import { normalizeKey, normalizeKeys } from './respelled.ts'
import { isContainer, unwrapped } from './schema-parts.ts'

export type AnswerIn = {
  value: unknown
  remarks: Remark[]
  /** The upstream has no such item. */
  isNone: boolean
}

const isJson = (type: string | undefined) => /^application\/(?:[\w.+-]+\+)?json\b/i.test(type ?? '')

/**
 * An upstream's response with our field names, in our shape, without active content. 204 means no
 * data; so does 404 for a single item if it is JSON. A 404 page in HTML means that the server does
 * not know the call. Throws UpstreamFailure.
 */
export function parseUpstreamAnswer(
  { name, row }: { name: ApiName; row: Endpoint },
  status: number,
  headers: IncomingHttpHeaders,
  body: Buffer,
  around: DefaultsContext,
  prepare: (input: unknown) => unknown,
): AnswerIn {
  const { result } = schemas[name]
  const isById = row.path.includes(':') && result.safeParse(null).success
  if (
    status === 405 ||
    status === 501 ||
    (status === 404 && !(isById && isJson(headers['content-type'])))
  ) {
    throw new UpstreamFailure('absent', `the upstream has no ${row.path}`, { status })
  }
  if (status !== 200) {
    const emptyValue = prepare(null)
    return {
      value: emptyValue ?? (result.safeParse(null).success ? null : row.empty),
      remarks: [],
      isNone: true,
    }
  }
  if (!isJson(headers['content-type']))
    throw new UpstreamFailure(
      /^text\/html\b/i.test(headers['content-type'] ?? '') ? 'absent' : 'body',
      `${row.path} was answered with ${(headers['content-type'] ?? 'no type').slice(0, 60)} ` +
        'instead of JSON',
    )
  const remarks: Remark[] = []
  const remark = (field: string, value: unknown) =>
    void remarks.push({ field, value: inShort(value), instead: 'default' })
  const unpackedBody = listed(row, unpacked(result, parseJson(body)))
  const normalized = normalizeKeys(
    result,
    around.files ? withPictureBase(unpackedBody, around.files) : unpackedBody,
  )
  // Lists that had another name have their items respelled now.
  const mapped = normalizeKeys(result, mapFields(row.path, normalized, remark))
  const read = readAs(result, prepare(mapped), around)
  if ('broken' in read) {
    const { field, value } = read.broken
    throw new UpstreamFailure('shape', `${row.path}: ${field || 'the answer'} is ${value}`, read)
  }
  return {
    value: sanitizeDeep(read.value),
    remarks: [...remarks, ...read.remarks],
    isNone: read.value === null,
  }
}

/** What is in an envelope: `{ data }`, or `{ success, result }`. */
function unpacked(schema: z.ZodType, input: unknown): unknown {
  const plain = unwrapped(schema)
  const shape = plain instanceof z.ZodObject ? (plain.shape as Record<string, z.ZodType>) : {}
  const ownKeys = Object.keys(shape)
  const lists = ownKeys.filter((key) => unwrapped(shape[key]!) instanceof z.ZodArray)
  // A list without the name that it has with us.
  if (Array.isArray(input) && lists.length === 1 && lists[0] !== 'items')
    return { [lists[0]!]: input }
  if (!isContainer(input) || Array.isArray(input) || 'items' in input) return input
  if (
    Object.keys(input).some((key) =>
      ownKeys.some((name) => normalizeKey(name) === normalizeKey(key)),
    )
  )
    return input
  const inside = Object.values(input).filter(isContainer)
  return inside.length === 1 && ['data', 'result', 'results'].some((key) => isContainer(input[key]))
    ? inside[0]
    : input
}

/** A list or a page of a list, as the row requires, from either form. */
function listed(row: Endpoint, input: unknown): unknown {
  const empty: unknown = row.empty
  const isPage = typeof empty === 'object' && empty !== null && 'items' in empty && 'pages' in empty
  if (isPage && Array.isArray(input))
    return { items: input, total: input.length, page: 0, pages: input.length > 0 ? 1 : 0 }
  if (
    Array.isArray(empty) &&
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    Array.isArray((input as { items?: unknown }).items)
  ) {
    const { items, pages } = input as { items: unknown[]; pages?: unknown }
    // A default page size would hide items, so half a list is refused.
    if (Number(pages) > 1)
      throw new UpstreamFailure(
        'shape',
        `${row.path} has ${String(pages).slice(0, 9)} pages, but only the first was sent`,
      )
    return items
  }
  return input
}
