import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReadContext } from '../read-context.ts'

/** Milliseconds in a day, and the days after which an opened form is no longer trusted. */
const day = 86_400_000
const oldest = 30

/**
 * Proof that a form was opened, and on which day (UTC): `20780.Zk3…`. The answer that contains it
 * expires with the day.
 */
export async function formToken(context: ReadContext, formId: number): Promise<string> {
  const opened = Math.floor(context.now.getTime() / day)
  context.changesAt((opened + 1) * day)
  return `${opened}.${await signatureOf(context, formId, opened)}`
}

/** Why a token does not prove that the form was opened lately; null when it does. */
export async function explainInvalidToken(
  context: ReadContext,
  formId: number,
  token: string,
): Promise<string | null> {
  if (token === '') return 'sent without opening the form'
  const [, opened = '', signature = ''] = /^(\d{1,6})\.([\w-]{22})$/.exec(token) ?? []
  const right = await signatureOf(context, formId, Number(opened))
  if (
    right.length !== signature.length ||
    !timingSafeEqual(Buffer.from(right), Buffer.from(signature))
  )
    return 'sent with an invalid token'
  const age = Math.floor(context.now.getTime() / day) - Number(opened)
  return age > oldest ? `opened ${age} days before it was sent` : null
}

async function signatureOf(
  { db, tenant }: ReadContext,
  formId: number,
  opened: number,
): Promise<string> {
  const { value: secret } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'form-tokens')
    .executeTakeFirstOrThrow()
  return createHmac('sha256', secret)
    .update(`${tenant}|${formId}|${opened}`)
    .digest('base64url')
    .slice(0, 22)
}
