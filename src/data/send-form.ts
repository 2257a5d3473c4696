import type { Submission, SubmissionTaken } from '../contract/forms.schema.ts'

export type SentForm =
  | { is: 'taken'; taken: SubmissionTaken }
  /** To be sent again: no network, a server that is away or has too much to do. */
  | { is: 'later'; after: number }
  /** The server will not take it as it is. */
  | { is: 'refused'; detail: string; problems: { name: string; message: string }[]; shut: boolean }

/**
 * What a browser sends on while its page goes away, with everything else in flight: 64 KB in all.
 */
const mostKeptAlive = 20_000

/**
 * Sends a form once. Never rejects; what the key names is stored once, however often it is sent.
 */
export async function sendForm(formId: number, submission: Submission): Promise<SentForm> {
  let response: Response
  const body = JSON.stringify(submission)
  try {
    response = await fetch(`/api/v2/Forms/${formId}/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(20_000),
      keepalive: body.length < mostKeptAlive,
    })
  } catch {
    return { is: 'later', after: 5000 }
  }
  const said = (await response.json().catch(() => null)) as Record<string, unknown> | null
  if (response.ok && said?.['received'] === true)
    return { is: 'taken', taken: said as SubmissionTaken }
  // A page of a portal that stands in the way is no word of ours either.
  if (
    response.ok ||
    response.status >= 500 ||
    response.status === 429 ||
    response.status === 408 ||
    typeof said?.['detail'] !== 'string'
  )
    return {
      is: 'later',
      after: Math.max(5, Number(response.headers.get('retry-after')) || 0) * 1000,
    }
  return {
    is: 'refused',
    detail: said['detail'],
    problems: (said['problems'] as { name: string; message: string }[] | undefined) ?? [],
    shut: response.status === 409 || response.status === 404,
  }
}
