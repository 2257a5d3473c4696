import { askedFields, type AskedField } from '../../src/domain/form-rules/asked-fields.ts'
import { priceWords } from '../../src/domain/words/price.ts'
import type { Form } from '../../src/contract/schema/form.ts'
import type { FormMail } from '../content/forms/form-mails.ts'

type Of = Pick<Form, 'title' | 'fields' | 'emailField'>

/**
 * An e-mail of what was sent with a form, as plain text: nothing that a visitor wrote is markup,
 * and nothing of it stands in a head.
 */
export function mailWords(
  form: Of,
  { number, receivedAt, answers, amount, paidAt }: FormMail,
  department: string,
): { subject: string; text: string; replyTo: string | undefined } {
  const fields = askedFields(form).filter(
    ({ control }) => control !== 'separator' && control !== 'hidden',
  )
  const lines = fields.flatMap((field) => lineOf(field, answers[field.name]))
  const from = form.emailField === null ? undefined : answers[form.emailField]
  return {
    subject: `${form.title}: answer ${number}${paidAt === null ? '' : ', paid'}`
      .replace(/\s+/g, ' ')
      .slice(0, 150),
    text: [
      `${form.title}, answer ${number}`,
      `Received ${momentWords(receivedAt)} by the site of ${department}.`,
      '',
      ...lines,
      ...(amount > 0
        ? [
            '',
            paidAt === null
              ? `Amount due: ${priceWords(amount, 'USD')}`
              : `Paid: ${priceWords(amount, 'USD')}, ${momentWords(paidAt)}`,
          ]
        : []),
      '',
    ].join('\n'),
    replyTo:
      typeof from === 'string' && /^[^\s@<>",;]+@[^\s@<>",;]+$/.test(from) ? from : undefined,
  }
}

const momentWords = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`

function lineOf({ title, control }: AskedField, answer: string | string[] | undefined): string[] {
  if (answer === undefined) return []
  const words = [answer].flat().join(', ')
  return control === 'textarea'
    ? [`${title}:`, ...words.split('\n').map((line) => `  ${line}`)]
    : [`${title}: ${words.replace(/\s*[\r\n]+\s*/g, ' ')}`]
}
