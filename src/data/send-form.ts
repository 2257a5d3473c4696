import type { Submission, SubmissionTaken } from '../contract/schema/submission.ts'

export type SentForm =
  | { is: 'taken'; taken: SubmissionTaken }
  /** To be sent again: no network, a server that is away or has too much to do. */
  | { is: 'later'; after: number }
  /** The server will not take it as it is. */
  | { is: 'refused'; detail: string; problems: { name: string; message: string }[]; shut: boolean }

/** Sends a form once. Never rejects; what the key names is stored once, however often it is sent. */
export async function sendForm(formId: number, submission: Submission): Promise<SentForm> {
  let response: Response
  try {
    response = await fetch(`/api/v2/Forms/${formId}/submissions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(submission), signal: AbortSignal.timeout(20_000), keepalive: true })
  } catch {
    return { is: 'later', after: 5000 }
  }
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null
  if (response.ok && body?.['received'] === true) return { is: 'taken', taken: body as SubmissionTaken }
  // A page of a portal that stands in the way is no word of ours either.
  if (response.ok || response.status >= 500 || response.status === 429 || response.status === 408 || typeof body?.['detail'] !== 'string') return { is: 'later', after: Math.max(5, Number(response.headers.get('retry-after')) || 0) * 1000 }
  return { is: 'refused', detail: body['detail'], problems: (body['problems'] as { name: string; message: string }[] | undefined) ?? [], shut: response.status === 409 || response.status === 404 }
}
