import { useEffect, useState } from 'react'
import { newErrorId } from '../../platform/error-id.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from './Notice.tsx'

/**
 * A server error with the id in its log; its message only outside production. An error in the
 * browser has its message.
 */
type Fault = { id?: string; message?: string } | null

/**
 * An error page with an id that is in the log of the server or browser beside the error. The home
 * link loads a document, so that nothing of the broken page stays.
 */
export function ServerErrorNotice({ fault, email }: { fault: Fault; email: string | undefined }) {
  const [id] = useState(() => fault?.id ?? newErrorId())
  const [raw, setRaw] = useState(false)
  useEffect(() => {
    import('../../platform/debug.ts')
      .then(({ showsFaults }) => showsFaults())
      .then(setRaw, () => {})
  }, [])
  useEffect(() => {
    if (fault?.id) return
    console.error(`Something went wrong (error ${id})`, fault)
    // The focused element was removed with the page.
    document.getElementById('main')?.focus()
  }, [fault, id])

  return (
    <Notice
      title="Something went wrong"
      actions={
        <ButtonLink to="/" reloadDocument>
          Home Page
        </ButtonLink>
      }
    >
      <p>
        Please send details of the events leading up to this error to{' '}
        {email ? <a href={`mailto:${email}?subject=Error%20${id}`}>{email}</a> : 'us'}.
      </p>
      <p>
        Error <code>{id}</code>
      </p>
      {raw && <pre>{fault?.message}</pre>}
    </Notice>
  )
}
