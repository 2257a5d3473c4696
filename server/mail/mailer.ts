import { createTransport, type Transporter } from 'nodemailer'
import {
  claimMails,
  mailFailed,
  mailSent,
  nextMail,
  readFormsOfDepartment,
  type FormMail,
} from '../content/forms/form-mails.ts'
import { ReadContext } from '../content/read-context.ts'
import { readSettings } from '../content/department/site.ts'
import type { Store } from '../db/store.ts'
import { resolveFields, type ResolvedField } from '../../src/domain/form-rules/resolve-fields.ts'
import { formatPrice } from '../../src/domain/words/text.ts'
import type { Form } from '../../src/contract/forms.schema.ts'

/**
 * Emails claimed at once: few enough to be sent before the claim expires, however slow the server
 * is.
 */
const armful = 5
/**
 * Timeout in milliseconds for each step, because a hanging mail server would delay other emails and
 * the end of the process.
 */
const patience = 10_000
/**
 * Milliseconds between two checks when nothing is known to be due: another process may have stored
 * submissions.
 */
const lookEvery = 5000
/** Milliseconds until the next attempt after this many. */
const pauseAfter = (tries: number): number => Math.min(3_600_000, 30_000 * 2 ** tries)

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
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#transport = createTransport(
      {
        url: parts.url,
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
      },
      { from: parts.from },
    )
    this.wake()
  }

  /** Call when an email may be due. */
  wake(): void {
    if (this.#stopped || this.#round) return
    clearTimeout(this.#timer)
    this.#round = this.#carry()
      .catch((error: unknown) => this.#parts.report(error))
      .finally(() => {
        this.#round = undefined
        void this.#sleep()
      })
  }

  /**
   * Resolves when the current email is sent. Other claimed emails are sent by another process after
   * their claim expires.
   */
  async close(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#round
    this.#transport.close()
  }

  async #sleep(): Promise<void> {
    const due = await nextMail(this.#parts.store).catch(() => null)
    if (this.#stopped) return
    this.#timer = setTimeout(
      () => this.wake(),
      Math.min(lookEvery, Math.max(50, (due ?? Number.POSITIVE_INFINITY) - Date.now())),
    )
    this.#timer.unref()
  }

  async #carry(): Promise<void> {
    for (
      let mails = await claimMails(this.#parts.store, armful);
      mails.length > 0 && !this.#stopped;
      mails = await claimMails(this.#parts.store, armful)
    ) {
      for (const mail of mails) if (!this.#stopped) await this.#one(mail)
    }
  }

  async #one(mail: FormMail): Promise<void> {
    const { store, report } = this.#parts
    try {
      const form = (await readFormsOfDepartment(store, mail.tenant)).find(
        ({ id }) => id === mail.formId,
      )
      // A deleted form has no recipients.
      if (!form?.recipients.includes(mail.recipient)) return await mailSent(store, mail)
      const name = (await readSettings(new ReadContext(store, mail.tenant)))?.name ?? mail.tenant
      const { subject, text, replyTo } = mailWords(form, mail, name)
      // A fixed Message-ID, so that a mail server that received it twice shows it once.
      await this.#transport.sendMail({
        to: mail.recipient,
        subject,
        text,
        ...(replyTo && { replyTo }),
        messageId: `<form-${mail.tenant}-${mail.formId}-${mail.number}${mail.paidAt === null ? '' : '-paid'}@fieldhouse.invalid>`,
      })
      await mailSent(store, mail)
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      const given = await mailFailed(store, mail, said, pauseAfter(mail.tries))
      report(
        new Error(
          `an email of form ${mail.formId} of ${mail.tenant} could not be ` +
            `sent${given ? ' for three days and was given up; `content submissions` shows the submission' : '; it will be tried again'}: ${said}`,
        ),
      )
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

const momentWords = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`

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
