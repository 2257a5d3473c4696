import { useQuery } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import * as api from '../../contract/api.ts'
import { q } from '../../data/q.ts'
import css from './ErrorScreen.module.css'
import { ButtonLink } from '../../ui/Button.tsx'
import NotFoundScreen from './NotFoundScreen.tsx'
import { Notice } from './Notice.tsx'
import { NotSaved } from '../page/NotSaved.tsx'
import { SettingsContext } from '../settings.ts'
import { titleOf } from '../title.ts'

/** What stands where a page could not be drawn: not found, not to be had right now, or our own mistake. */
export function ErrorScreen() {
  const error = useRouteError()
  const settings = use(SettingsContext)
  const status = isRouteErrorResponse(error) ? error.status : ((error as { status?: number } | null)?.status ?? 500)
  const title = status === 404 ? 'Page Not Found' : 'Something went wrong'
  useEffect(() => {
    if (settings && status !== 503) document.title = titleOf(settings, { title, pageType: String(status) })
  }, [settings, status, title])

  return (
    <main id="main" tabIndex={-1}>
      {status === 404 ? <NotFound /> : status === 503 ? <NotSaved /> : <Wrong email={settings?.supportEmail} />}
    </main>
  )
}

function NotFound() {
  const stories = useQuery(q(api.stories, { $pageSize: 3 }))
  return (
    <>
      <NotFoundScreen stories={stories.data?.value} />
      {stories.isPending && <div className={css.pending} />}
    </>
  )
}

/** The words of spec 0 §2.3; a document load, so that nothing of the broken page stays. */
function Wrong({ email }: { email: string | undefined }) {
  return (
    <Notice title="Something went wrong" actions={<ButtonLink kind="solid" to="/" reloadDocument>Home Page</ButtonLink>}>
      <p>Please send details of the events leading up to this error to {email ? <a href={`mailto:${email}`}>{email}</a> : 'us'}.</p>
    </Notice>
  )
}
