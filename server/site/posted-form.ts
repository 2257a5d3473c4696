import { createHash } from 'node:crypto'
import type { Form } from '../../src/contract/forms.schema.ts'
import { resolveFields } from '../../src/domain/form-rules/resolve-fields.ts'
import { shownAnswers } from '../../src/domain/form-rules/check-form.ts'
import { cleanPath } from '../../src/routes/href.ts'
import { formHref, sentHref, loginHref } from '../../src/routes/links.ts'
import { callApi } from '../api/call-api.ts'
import { problem } from '../api/problem.ts'
import type { RequestContext, Router } from '../api/router.ts'
import { readSubmission, type SubmissionService } from '../api/submissions.ts'
import { isCrossSite, hasContentEncoding } from '../api/submission-routes.ts'
import { getContentSource } from '../content/content-source.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import { readBody } from '../http/body.ts'
import { privateHeaders } from '../http/security-headers.ts'
import { readSession } from '../signin/sessions.ts'
import { parseFormId, formPaths } from './form-paths.ts'
import type { Pages } from './pages.ts'

/** Largest request body in bytes. */
const maxBodyBytes = 256 * 1024
/**
 * The same form sent twice within this many milliseconds without a script counts as a double click.
 */
const once = 10 * 60_000

type Services = { store: Store; submissions: SubmissionService; pages: Pages }

/**
 * A form sent by a browser without JavaScript to the URL of its page: stored, or shown again with
 * the problems.
 */
export function postedFormRoutes(router: Router, services: Services): void {
  for (const { path, access } of formPaths)
    router.post(path, ({ env }) => postedForm(env, access, services))
}

async function postedForm(
  { request, url, tenant, address }: RequestContext,
  access: Form['access'],
  { store, submissions, pages }: Services,
): Promise<Response> {
  if (isCrossSite(request)) return problem(403, 'only pages of this site may send a form')
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    return problem(415, 'a form is sent as application/x-www-form-urlencoded')
  if (hasContentEncoding(request)) return problem(415, 'send the body without content-encoding')
  const bytes = await readBody(request, maxBodyBytes)
  if (bytes === 'too large') return problem(413, `a form has at most ${maxBodyBytes} bytes`)
  const written = new URLSearchParams(new TextDecoder().decode(bytes))

  const member =
    access === 'hidden' ? await readSession(store, tenant, request.headers.get('cookie')) : null
  if (access === 'hidden' && !member) return leadTo(loginHref(cleanPath(url.pathname)))
  const context = new ReadContext(store, tenant)
  context.seesHidden = member !== null
  const formId = parseFormId(url)
  const form = (await (access === 'hidden'
    ? callApi('hiddenForm', context, { formId })
    : callApi('form', context, { formId, access }))) as Form | null
  if (!form) return problem(404, `there is no form ${formId}`)
  const formUrl = formHref(form)
  const fields = resolveFields(form)
  const answers = Object.fromEntries(
    fields.map(({ name, several }) => [
      name,
      several ? written.getAll(name) : (written.get(name) ?? '').replaceAll('\r\n', '\n'),
    ]),
  )
  const submission = readSubmission({
    key: keyOf(tenant, formId, address, bytes),
    access,
    answers: shownAnswers(fields, answers).answers,
    coupon: written.get('--coupon') ?? '',
    amount: written.get('--amount') ?? '',
    token: written.get('--token') ?? '',
    website: written.get('--url') ?? '',
  })
  const back = (
    status: number,
    message: string,
    problems: { name: string; message: string }[] = [],
  ) =>
    pages.once(request, tenant, formUrl, status, {
      member,
      changed: {
        call: member ? 'hiddenForm' : 'form',
        to: (value) =>
          value && {
            ...(value as Form),
            returned: {
              answers,
              problems,
              said: message,
              coupon: written.get('--coupon') ?? '',
              amount: written.get('--amount') ?? '',
            },
          },
      },
    })
  if ('wrong' in submission) return back(422, submission.wrong)
  const sent = await submissions.take(
    tenant,
    form.id,
    submission,
    address,
    request.headers.get('cookie'),
  )
  if ('taken' in sent) {
    const { amountDue: cents, payUrl } = sent.taken
    if (cents === 0) return leadTo(`${formUrl}?sent=yes`)
    if (member || !getContentSource(store)) return leadTo(sentHref(form, submission.key))
    // A submission passed on to another server is only known there, so its amount due cannot be
    // shown after a redirect.
    return pages.once(request, tenant, formUrl, 200, {
      changed: {
        call: 'form',
        to: (value) =>
          value && {
            ...(value as Form),
            owed: { cents, state: 'due', away: false, payUrl } satisfies Form['owed'],
          },
      },
    })
  }
  // Closed or full in the meantime: its page says so.
  if (sent.status === 409 || sent.status === 404) return leadTo(formUrl)
  return back(sent.status, sent.detail, sent.problems)
}

const leadTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, ...privateHeaders } })

/**
 * An idempotency key for a browser without a script: from the address, the answers and the time.
 */
function keyOf(tenant: string, form: number, address: string, bytes: Uint8Array): string {
  const hex = createHash('sha256')
    .update(`${tenant}|${form}|${address}|${Math.floor(Date.now() / once)}|`)
    .update(bytes)
    .digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
