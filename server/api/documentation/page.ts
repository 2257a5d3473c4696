import { createHash } from 'node:crypto'
import { z } from 'zod'
import { urlOf } from '../../../src/contract/endpoint.ts'
import { documented, type Documented } from './openapi.ts'
import { otherCalls } from './other-calls.ts'
import { parametersOf, valueOf, type Parameter } from './parameters.ts'

/** The look of the documentation: one sheet inside the page, which loads nothing. */
const style = `:root{color-scheme:light dark;--ink:light-dark(#16181d,#e9ecf1);--dim:light-dark(#505864,#a9b2be);--line:light-dark(#d9dee5,#323a44);--ground:light-dark(#fff,#12151a);--raised:light-dark(#f4f6f9,#1a1f26);--accent:light-dark(#0b5cad,#7db8f2);--soft:light-dark(#e4effa,#1b2f45)}
*{box-sizing:border-box}html{scroll-padding-block-start:1rem}body{margin:0;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
a{color:var(--accent);text-underline-offset:.15em}a:focus-visible,summary:focus-visible,pre:focus-visible,nav:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:.2rem}
.skip{position:absolute;inset-inline-start:-100vw}.skip:focus{position:static}
.page{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;max-width:82rem;margin:auto;padding:1.25rem 1rem 4rem}
.kicker{margin:0;color:var(--dim);font-weight:600}h1{font-size:clamp(1.8rem,1.4rem + 2vw,2.4rem);line-height:1.15;margin:.1rem 0 .75rem;text-wrap:balance}
.lead{max-width:44rem;margin:0 0 1.25rem;font-size:1.08rem}
.manners{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:.9rem 2rem;margin:0;padding:1.1rem 1.25rem;background:var(--raised);border-radius:.6rem}
.manners dt{font-weight:600}.manners dd{margin:.1rem 0 0;color:var(--dim);font-size:.93rem}
nav h2{font-size:.85rem;margin:0 0 .4rem;padding:0;border:0;color:var(--dim);font-weight:600}
nav ul{list-style:none;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:.35rem}nav a{display:inline-block;padding:.2rem .55rem;border-radius:.35rem;background:var(--raised);text-decoration:none;font-size:.92rem}nav a:hover{text-decoration:underline}
h2{font-size:1.4rem;line-height:1.25;margin:2.5rem 0 .25rem;padding-block-end:.4rem;border-block-end:2px solid var(--line);overflow-wrap:anywhere}section:first-of-type h2{margin-block-start:0}
h3{font:600 1rem/1.5 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}.verb{display:inline-block;margin-inline-end:.45rem;padding:.05rem .45rem;border-radius:.3rem;background:var(--soft);color:var(--accent);font-size:.8rem}.slot{color:var(--accent)}
article{padding:1.25rem 0;border-block-end:1px solid var(--line)}article:last-child{border:0}article>p{margin:.35rem 0;max-width:52rem}article:target{border-inline-start:4px solid var(--accent);padding-inline-start:.9rem}.dim{color:var(--dim);font-size:.93rem}
table{border-collapse:collapse;font-size:.9rem;margin:.6rem 0;width:100%;max-width:52rem}th,td{text-align:start;padding:.35rem .75rem .35rem 0;vertical-align:top;border-block-end:1px solid var(--line)}th{color:var(--dim);font-weight:600}td:first-child{width:1%}td:first-child code{white-space:nowrap}.must{display:block;color:var(--dim);font-size:.8rem}
code,pre{font:.86rem/1.5 ui-monospace,monospace}code{overflow-wrap:anywhere}pre{background:var(--raised);padding:.8rem 1rem;border-radius:.4rem;overflow:auto;max-height:26rem;margin:.5rem 0 0}
summary{cursor:pointer;padding:.3rem 0;color:var(--accent);width:fit-content}
@media (min-width:64rem){.page{grid-template-columns:13rem minmax(0,1fr);gap:2rem 3rem;padding:2rem 1.5rem 5rem}header{grid-column:2}nav{grid-column:1;grid-row:1/span 2;position:sticky;inset-block-start:0;align-self:start;max-height:100vh;overflow:auto;padding-block:.25rem 1rem}nav ul{display:block}nav a{display:block;background:none;padding:.18rem .5rem}nav a:hover{background:var(--raised);text-decoration:none}main{grid-column:2}}
@media print{nav,.skip{display:none}article{break-inside:avoid}}`

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

function call({ name, row, said, example }: Documented): string {
  const asked = urlOf(row, said.example as Record<string, unknown>).replaceAll('%24', '$')
  // What counts is not for links, and what is hidden needs a token.
  const shown =
    row.counts || row.hidden
      ? `<code>${escaped(asked)}</code>`
      : `<a href="${escaped(asked)}"><code>${escaped(asked)}</code></a>`
  const csv = `${asked}${asked.includes('?') ? '&' : '?'}format=csv`
  return `<article id="${anchor(name)}">${heading('GET', row.path.replace(/:(\w+)/g, '{$1}'))}<p>${prose(said.summary)}</p>${said.notes ? `<p class="dim">${prose(said.notes)}</p>` : ''}${row.hidden ? '<p class="dim">For those with a token for previews: <code>Authorization: Bearer …</code></p>' : ''}
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
