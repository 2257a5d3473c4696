import { createTransport, type Transporter } from 'nodemailer'
import { formMails, readFormsOfDepartment, type FormMail } from '../content/forms/form-mails.ts'
import { ReadContext } from '../content/read-context.ts'
import { readSettings } from '../content/department/site.ts'
import { doubling, JobQueue, type Retry } from '../db/job-queue.ts'
import type { Store } from '../db/store.ts'
import { resolveFields, type ResolvedField } from '../../src/domain/form-rules/resolve-fields.ts'
import { formatPrice } from '../../src/domain/words/text.ts'
import type { Form } from '../../src/contract/forms.schema.ts'

/**
 * Timeout in milliseconds for each step, because a hanging mail server would delay other emails and
 * the end of the process.
 */
const timeoutMs = 10_000
const backoffMs = doubling(30_000, 3_600_000)
/** Milliseconds after which an email is given up. The submission stays stored. */
const maxRetryMs = 3 * 86_400_000

type Parts = {
  store: Store
  /** smtp://user:password@host:587 */
  url: string
  /** The sender of all emails. */
  from: string
  report(error: unknown): void
}

/**
 * Sends form submissions to the department's recipients. An email that fails is queued in the
 * database; the submission is stored in any case.
 */
export class Mailer {
  #parts: Parts
  #transport: Transporter
  readonly jobs: JobQueue<'form_mail', FormMail>

  constructor(parts: Parts) {
    this.#parts = parts
    this.#transport = createTransport(
      {
        url: parts.url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      },
      { from: parts.from },
    )
    this.jobs = new JobQueue({
      store: parts.store,
      table: formMails,
      // All are sent before the claim expires, however slow the server is.
      batchSize: 5,
      pollIntervalMs: 5000,
      backoffMs,
      run: (mail) => this.#send(mail),
      report: (error) => parts.report(error),
    })
  }

  /** Resolves when the current email is sent. */
  async close(): Promise<void> {
    await this.jobs.close()
    this.#transport.close()
  }

  async #send(mail: FormMail): Promise<'done' | Retry<'form_mail'>> {
    const { store, report } = this.#parts
    try {
      const form = (await readFormsOfDepartment(store, mail.tenant)).find(
        ({ id }) => id === mail.formId,
      )
      // A deleted form has no recipients.
      if (!form?.recipients.includes(mail.recipient)) return 'done'
      const name = (await readSettings(new ReadContext(store, mail.tenant)))?.name ?? mail.tenant
      const { subject, text, replyTo } = mailWords(form, mail, name)
      // A fixed Message-ID, so that a mail server that received it twice shows it once.
      const id = [mail.tenant, mail.formId, mail.number, ...(mail.paidAt === null ? [] : ['paid'])]
      await this.#transport.sendMail({
        to: mail.recipient,
        subject,
        text,
        ...(replyTo && { replyTo }),
        messageId: `<form-${id.join('-')}@fieldhouse.invalid>`,
      })
      return 'done'
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const now = Date.now()
      const due = now + backoffMs(mail.tries)
      const isGivenUp = due - Date.parse(mail.paidAt ?? mail.receivedAt) > maxRetryMs
      const outcome = isGivenUp
        ? ' for three days and was given up; `content submissions` shows the submission'
        : '; it will be tried again'
      report(
        new Error(
          `an email of form ${mail.formId} of ${mail.tenant} could not be ` +
            `sent${outcome}: ${reason}`,
        ),
      )
      return {
        due,
        tries: mail.tries + 1,
        fault: reason.slice(0, 300),
        tried_at: now,
        given_up: Number(isGivenUp),
      }
    }
  }
}

type Of = Pick<Form, 'title' | 'fields' | 'emailField'> & { ref: string; doubtful: number }

/** The email for a submission, as plain text: visitor text is neither markup nor in a header. */
function mailWords(
  form: Of,
  { number, receivedAt, answers, amount, paidAt }: FormMail,
  department: string,
): { subject: string; text: string; replyTo: string | undefined } {
  const fields = resolveFields(form).filter(
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
              ? `Amount due: ${formatPrice(amount, 'USD')}`
              : `Paid: ${formatPrice(amount, 'USD')}, ${momentWords(paidAt)}`,
          ]
        : []),
      ...(form.doubtful > 0
        ? [
            '',
            `Not counted: ${form.doubtful} doubtful ` +
              `${form.doubtful === 1 ? 'submission' : 'submissions'} of this form, which may be ` +
              `from robots. List them: content submissions ${form.ref} --doubtful`,
          ]
        : []),
      '',
    ].join('\n'),
    replyTo:
      typeof from === 'string' && /^[^\s@<>",;]+@[^\s@<>",;]+$/.test(from) ? from : undefined,
  }
}

const momentWords = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`

function lineOf(
  { title, control }: ResolvedField,
  answer: string | string[] | undefined,
): string[] {
  if (answer === undefined) return []
  const text = [answer].flat().join(', ')
  return control === 'textarea'
    ? [`${title}:`, ...text.split('\n').map((line) => `  ${line}`)]
    : [`${title}: ${text.replace(/\s*[\r\n]+\s*/g, ' ')}`]
}
