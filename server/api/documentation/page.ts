import { createHash } from 'node:crypto'
import { z } from 'zod'
import { urlOf } from '../../../src/contract/endpoint.ts'
import { documented, type Documented } from './openapi.ts'
import { otherCalls } from './other-calls.ts'
import { parametersOf, valueOf, type Parameter } from './parameters.ts'
import { style } from './style.ts'

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
const anchor = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()
/** Words of the contract, in which `code` stands between backticks. */
const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** The policy of the page: nothing but its own style, from nowhere else. */
export const documentationPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What holds of every call. */
const manners: readonly (readonly [string, string])[] = [
  [
    'Who answers',
    'The host name says which department. Reading needs no key, also from pages of other sites.',
  ],
  [
    'Spelling',
    'Letters of paths and parameter names may be large or small. Unknown parameters are left alone.',
  ],
  [
    'Pages of a list',
    '<code>$pageIndex</code> from 0, <code>$pageSize</code> 10 unless said, at most 100; <code>total</code> entries on <code>pages</code> pages. With cursors: <a href="#cursors">version 2.1</a>.',
  ],
  [
    'None, and wrong',
    '204: there is none. 400: a parameter is missing or cannot be read. 404: no such address. <code>detail</code> says what to do.',
  ],
  [
    'Asking again',
    'Send the <code>ETag</code> back as <code>If-None-Match</code>: 304 says that nothing changed.',
  ],
  [
    'Moments',
    '<code>date</code> is the wall clock of the department; <code>dateUtc</code> is UTC, null where the hour is not known.',
  ],
  [
    'Tables',
    '<code>format=csv</code>, where it is offered, is a spreadsheet; of a list that pages it is the whole list, 2000 rows at most, unless a page is named.',
  ],
  ['Text', 'HTML is sanitised. Addresses that begin with / are of this site.'],
]

/**
 * The documentation of the API for people: every call, its parameters, an example answer. Plain
 * HTML.
 */
export function documentationPage(name: string): string {
  const families = Map.groupBy(documented(), ({ family }) => family)
  const sections = [
    ...[...families]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([family, calls]) => ({
        title: family,
        id: `calls-${anchor(family)}`,
        html: calls.map(call).join(''),
      })),
    { title: 'Feeds, stream, cursors, files of scorers', id: 'calls-others', html: others() },
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Content API | ${escaped(name)}</title><meta name="robots" content="noindex"><style>${style}</style></head>
<body><a class="skip" href="#calls">Skip to the calls</a><div class="page">
<header><p class="kicker">${escaped(name)}</p><h1>Content API</h1>
<p class="lead">Everything that the site shows, for other programs: schedules and scores, rosters, stories, statistics. For machines the same stands in <a href="openapi.json">openapi.json</a>.</p>
<dl class="manners">${manners.map(([title, text]) => `<div><dt>${title}</dt><dd>${text}</dd></div>`).join('')}</dl></header>
<nav aria-labelledby="families"><h2 id="families">Calls</h2><ul>${sections.map(({ title, id }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join('')}</ul></nav>
<main id="calls">${sections.map(({ title, id, html }) => `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>${html}</section>`).join('\n')}
</main></div></body></html>`
}

const heading = (verb: string, path: string): string =>
  `<h3><span class="verb">${verb}</span>${escaped(path).replace(/\{[^}]+\}/g, '<span class="slot">$&</span>')}</h3>`

function table(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return ''
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">Value</th></tr></thead><tbody>${parameters
    .map(
      ({ name, in: where, required, schema, description }) =>
        `<tr><td><code>${escaped(name)}</code>${required ? `<span class="must">required${where === 'path' ? ', in the path' : ''}</span>` : ''}</td><td>${escaped(valueOf(schema))}${description ? `<br><span class="dim">${prose(description)}</span>` : ''}</td></tr>`,
    )
    .join('')}</tbody></table>`
}

function call({ name, row, said, example, notes }: Documented): string {
  const asked = urlOf(row, said.example as Record<string, unknown>).replaceAll('%24', '$')
  // What counts is not for links, and what is hidden needs a token.
  const shown =
    row.counts || row.hidden
      ? `<code>${escaped(asked)}</code>`
      : `<a href="${escaped(asked)}"><code>${escaped(asked)}</code></a>`
  const csv = `${asked}${asked.includes('?') ? '&' : '?'}format=csv`
  return `<article id="${anchor(name)}">${heading('GET', row.path.replace(/:(\w+)/g, '{$1}'))}<p>${prose(said.summary)}</p>${notes ? `<p class="dim">${prose(notes)}</p>` : ''}${row.hidden ? '<p class="dim">For those with a token for previews: <code>Authorization: Bearer …</code></p>' : ''}
${table(parametersOf(row, said, (schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))}
<p class="dim">For example ${shown}${said.table ? `, as a table <a href="${escaped(csv)}"><code>format=csv</code></a>` : ''}</p>
${row.counts ? '' : `<details><summary>Example answer of ${escaped(name)}</summary><pre tabindex="0">${escaped(JSON.stringify(example, null, 2) ?? '')}</pre></details>`}</article>`
}

type Other = {
  operationId: string
  summary: string
  parameters?: Parameter[]
  responses: Record<string, { description: string }>
}
const others = (): string =>
  Object.entries(otherCalls)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, said]) => {
        const { operationId, summary, parameters = [], responses } = said as Other
        return `<article id="${anchor(operationId)}">${heading(method.toUpperCase(), path)}<p>${prose(summary)}</p>${table(parameters)}<p class="dim">${prose(responses[200]?.description ?? '')}</p></article>`
      }),
    )
    .join('')
