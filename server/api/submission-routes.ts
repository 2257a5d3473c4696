import { isSameOrigin } from '../http/same-origin.ts'
import { readBody } from '../http/body.ts'
import { problem } from './problem.ts'
import type { RequestContext, Router } from './router.ts'
import { readSubmission, type SubmissionService } from './submissions.ts'

/** Largest request body in bytes. */
const maxBodyBytes = 256 * 1024

/**
 * `POST /api/v2/Forms/{formId}/submissions`, for pages of this site only. 201 stored, 200 already
 * stored under this key, 409 closed or full, 422 with the problems by field. Answered after the
 * commit is on disk.
 */
export const submitRoutes = (router: Router, submissions: SubmissionService): void =>
  void router.post('/api/v2/forms/:formId/submissions', ({ env, req }) =>
    submit(env, req.param('formId'), submissions),
  )

async function submit(
  { request, tenant, address }: RequestContext,
  formParam: string,
  submissions: SubmissionService,
): Promise<Response> {
  if (isCrossSite(request)) return problem(403, 'only pages of this site may send a form')
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return problem(415, 'send JSON with content-type: application/json')
  if (hasContentEncoding(request)) return problem(415, 'send the body without content-encoding')
  if (!/^\d{1,15}$/.test(formParam)) return problem(404, `"${formParam}" is not a form id`)
  const bytes = await readBody(request, maxBodyBytes)
  if (bytes === 'too large') return problem(413, `a form has at most ${maxBodyBytes} bytes`)
  const body = parsed(bytes)
  if (body === undefined) return problem(400, 'the body is not valid JSON')
  const submission = readSubmission(body)
  if ('wrong' in submission) return problem(400, submission.wrong)
  const sent = await submissions.take(
    tenant,
    Number(formParam),
    submission,
    address,
    request.headers.get('cookie'),
  )
  if ('taken' in sent)
    return Response.json(sent.taken, {
      status: sent.status,
      headers: { 'cache-control': 'no-store' },
    })
  return problem(
    sent.status,
    sent.detail,
    sent.retryAfter ? { 'retry-after': String(sent.retryAfter) } : {},
    {
      ...(sent.problems && { problems: sent.problems }),
      ...(sent.form && { formStatus: sent.form.status, closedMessage: sent.form.closedMessage }),
    },
  )
}

/** Sent by a page of another site. A request without these headers does not come from a browser. */
export const isCrossSite = (request: Request): boolean =>
  (request.headers.has('sec-fetch-site') || request.headers.has('origin')) && !isSameOrigin(request)

/** Compressed bodies are refused: a small one may unpack to any size. */
export const hasContentEncoding = ({ headers }: Request): boolean =>
  !/^(?:identity)?$/i.test(headers.get('content-encoding')?.trim() ?? '')

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
