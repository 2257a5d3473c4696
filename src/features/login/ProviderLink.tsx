import { ButtonLink } from '../../ui/Button.tsx'

/**
 * The way to the college's own signing in: a document, and a link, because a form may lead to this
 * site alone (`form-action`).
 */
export const ProviderLink = ({ host, returnTo }: { host: string; returnTo: string }) => (
  <p>
    <ButtonLink
      to={`/login/provider?returnTo=${encodeURIComponent(returnTo)}`}
      reloadDocument
      kind="alternate"
      size="large"
      rel="nofollow"
    >
      Sign in with {host}
    </ButtonLink>
  </p>
)
