import type { z } from 'zod'
import * as api from '../../../src/contract/api.ts'
import type { ApiName } from '../../../src/contract/api.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { schemas } from '../../../src/contract/schemas.ts'
import type { CallSchema } from '../../../src/contract/parts.schema.ts'
import { readExamples, listParameters, toJsonSchema } from './parameters.ts'
import { otherCalls } from './other-calls.ts'

type Json = Record<string, unknown>
export type Documented = {
  name: string
  family: string
  row: Endpoint
  said: CallSchema
  example: unknown
}

/** Every call of the contract with its documentation, in the order of the contract. */
export function documented(): Documented[] {
  const examples = readExamples()
  return (Object.entries(api) as [ApiName, Endpoint][]).map(([name, row]) => ({
    name,
    row,
    said: schemas[name] as CallSchema,
    family: familyOf(row.path),
    example: examples[name],
  }))
}

/** 'EventsResults' of /api/v2/EventsResults/upcoming: the group in the documentation. */
const familyOf = (path: string): string => {
  const family = path.split('/')[3]!
  return family.charAt(0).toUpperCase() + family.slice(1)
}

/** What applies to every call, as Markdown. */
const description = `Everything that the site shows, for other programs: schedules and scores,
rosters, stories, statistics.

- **Department**: the host name selects it. Reading needs no key, also from pages of other sites.
- **Spelling**: paths and parameter names are case-insensitive. Unknown parameters are ignored.
- **Pages of a list**: \`$pageIndex\` from 0, \`$pageSize\` 10 by default, at most 100. The answer
  has \`total\` entries on \`pages\` pages. Version 2.1 pages with cursors.
- **No data and errors**: 204 means no data. 400: a parameter is missing or cannot be read. 404: no
  such address. \`detail\` says what to do.
- **Caching**: send the \`ETag\` back as \`If-None-Match\`. 304 means that nothing changed.
- **Times**: \`date\` is local time of the department. \`dateUtc\` is UTC, or null when the hour is
  not known.
- **Tables**: \`format=csv\`, where offered, is a spreadsheet. Of a list with pages it is the whole
  list, at most 2000 rows, unless a page is named.
- **Text**: HTML is sanitized. Addresses that begin with / are of this site.`

/** The whole API as an OpenAPI 3.1 document, made from the rows of the contract. */
export function openApi(title: string, url: string): Json {
  const components: Record<string, Json> = {}
  const paths: Record<string, Json> = {}
  const calls = documented()
  for (const documentedCall of calls)
    paths[documentedCall.row.path.replace(/:(\$?\w+)/g, '{$1}')] = {
      get: operation(documentedCall, (schema, io) => toJsonSchema(schema, components, io)),
    }
  for (const [path, call] of Object.entries(otherCalls)) paths[path] = { ...paths[path], ...call }
  return {
    openapi: '3.1.1',
    info: {
      title,
      version: '2',
      description,
    },
    servers: [{ url }],
    tags: [...new Set([...calls.map(({ family }) => family), ...otherTags])].map((name) => ({
      name,
    })),
    paths,
    // Reading needs no key. Calls that need one declare it.
    security: [],
    components: {
      schemas: { ...components, Problem: problem },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of the department: `content token`.',
        },
      },
    },
  }
}

const otherTags = Object.values(otherCalls).flatMap((methods) =>
  Object.values(methods).flatMap(
    (operationOfMethod) => (operationOfMethod as { tags: string[] }).tags,
  ),
)

const problem = {
  type: 'object',
  required: ['status', 'detail'],
  properties: {
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What is wrong, and what to do.' },
  },
}
const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

function operation(
  { name, family, row, said, example }: Documented,
  schemaOf: (schema: z.ZodType, io: 'input' | 'output') => Json,
): Json {
  const parameters = listParameters(row, said, (schema) => schemaOf(schema, 'input'))
  const mayBeNull = said.result.safeParse(null).success
  const wrongInPath = said.wrongInPath ?? 404
  return {
    operationId: name,
    tags: [family],
    summary: said.summary,
    ...(said.notes ? { description: said.notes } : {}),
    ...(row.hidden ? { security: [{ token: [] }] } : {}),
    parameters: said.table
      ? [
          ...parameters,
          {
            name: 'format',
            in: 'query',
            required: false,
            schema: { enum: ['json', 'csv'] },
            description: 'csv: the same as a table; also with Accept: text/csv.',
          },
        ]
      : parameters,
    responses: row.isCounter
      ? {
          204: { description: 'Counted.' },
          400: problemResponse('Missing or invalid parameter.'),
          403: problemResponse('Same-origin requests only.'),
          421: problemResponse('No department uses this host name.'),
        }
      : {
          200: {
            description: 'OK',
            ...(row.hidden
              ? {}
              : {
                  headers: {
                    ETag: {
                      schema: { type: 'string' },
                      description: 'Send it as If-None-Match; 304 means unchanged.',
                    },
                  },
                }),
            content: {
              'application/json': { schema: schemaOf(said.result, 'output'), example },
              ...(said.table ? { 'text/csv': { schema: { type: 'string' } } } : {}),
            },
          },
          ...(mayBeNull ? { 204: { description: 'No content.' } } : {}),
          ...(row.hidden
            ? { 401: problemResponse('Missing or invalid preview token.') }
            : { 304: { description: 'Unchanged since the response with this ETag.' } }),
          ...(parameters.some((parameter) => parameter.in === 'query') || wrongInPath === 400
            ? { 400: problemResponse('Missing or invalid parameter.') }
            : {}),
          ...(parameters.some((parameter) => parameter.in === 'path') && wrongInPath === 404
            ? { 404: problemResponse('An id in the path is not a number.') }
            : {}),
          421: problemResponse('No department uses this host name.'),
        },
  }
}
