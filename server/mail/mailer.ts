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
import { askedFields, type AskedField } from '../../src/domain/form-rules/asked-fields.ts'
import { priceWords } from '../../src/domain/words/plain-words.ts'
import type { Form } from '../../src/contract/forms.schema.ts'

/**
 * E-mails taken at once: so few that each has had its turn, however slow the server is, before
 * another process may take them.
 */
const armful = 5
/**
 * Milliseconds that a mail server is waited for at each step; one that swallows what is sent would
 * hold up the others, and the end of the process.
 */
const patience = 10_000
/**
 * Milliseconds between two looks when nothing is known to be due: another process may have taken
 * answers.
 */
const lookEvery = 5000
/** Milliseconds until an e-mail is tried again after so many tries. */
const pauseAfter = (tries: number): number => Math.min(3_600_000, 30_000 * 2 ** tries)

type Parts = {
  store: Store
  /** smtp://user:password@host:587 */
  url: string
  /** The sender of every e-mail. */
  from: string
  report(fault: unknown): void
}

/**
 * Carries what was sent with forms to the department's people. An e-mail that cannot be sent waits
 * in the database; the answers themselves are safe whatever becomes of it.
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

  /** There may be something to carry. */
  wake(): void {
    if (this.#stopped || this.#round) return
    clearTimeout(this.#timer)
    this.#round = this.#carry()
      .catch((fault: unknown) => this.#parts.report(fault))
      .finally(() => {
        this.#round = undefined
        void this.#sleep()
      })
  }

  /**
   * Resolves when the e-mail that was begun is carried; what else was taken is another's when its
   * claim ends.
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
      // A form that is gone has nobody to write to.
      if (!form?.recipients.includes(mail.recipient)) return await mailSent(store, mail)
      const name = (await readSettings(new ReadContext(store, mail.tenant)))?.name ?? mail.tenant
      const { subject, text, replyTo } = mailWords(form, mail, name)
      // The same number each time: a server that took it and could not say so shows it once.
      await this.#transport.sendMail({
        to: mail.recipient,
        subject,
        text,
        ...(replyTo && { replyTo }),
        messageId: `<form-${mail.tenant}-${mail.formId}-${mail.number}${mail.paidAt === null ? '' : '-paid'}@fieldhouse.invalid>`,
      })
      await mailSent(store, mail)
    } catch (fault) {
      const said = fault instanceof Error ? fault.message : String(fault)
      const given = await mailFailed(store, mail, said, pauseAfter(mail.tries))
      report(
        new Error(
          `an e-mail of form ${mail.formId} of ${mail.tenant} could not be sent${given ? ' for three days and is given up; `content submissions` has the answers' : '; it is tried again'}: ${said}`,
        ),
      )
    }
  }
}

type Of = Pick<Form, 'title' | 'fields' | 'emailField'>

/**
 * An e-mail of what was sent with a form, as plain text: nothing that a visitor wrote is markup,
 * and nothing of it stands in a head.
 */
function mailWords(
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
