import type { Submission, SubmissionTaken } from '../../contract/forms.schema.ts'

/** `refused`: the server does not accept the form as it is. `shut`: nor any other entry. */
export type SentForm =
  | { is: 'taken'; taken: SubmissionTaken }
  | { is: 'refused'; detail: string; problems: { name: string; message: string }[]; shut: boolean }

/** No network, or the server is unavailable. `after`: milliseconds to wait at least. */
export class NotSent extends Error {
  override name = 'NotSent'
  readonly after: number
  constructor(after = 5000) {
    super('the form could not be sent')
    this.after = after
  }
}

/** Browsers limit keepalive requests to 64 KB in total. */
const maxKeepaliveBytes = 20_000

/** Sends a form once. The server stores one submission per key. Rejects with `NotSent`. */
export async function sendForm(formId: number, submission: Submission): Promise<SentForm> {
  const body = JSON.stringify(submission)
  const response = await fetch(`/api/v2/Forms/${formId}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(20_000),
    keepalive: body.length < maxKeepaliveBytes,
  }).catch(() => {
    throw new NotSent()
  })
  const reply = (await response.json().catch(() => null)) as Record<string, unknown> | null
  if (response.ok && reply?.['received'] === true)
    return { is: 'taken', taken: reply as SubmissionTaken }
  // A captive portal's page is not an answer of this server.
  if (
    response.ok ||
    response.status >= 500 ||
    response.status === 429 ||
    response.status === 408 ||
    typeof reply?.['detail'] !== 'string'
  )
    throw new NotSent(Math.max(5, Number(response.headers.get('retry-after')) || 0) * 1000)
  return {
    is: 'refused',
    detail: reply['detail'],
    problems: (reply['problems'] as { name: string; message: string }[] | undefined) ?? [],
    shut: response.status === 409 || response.status === 404,
  }
}
