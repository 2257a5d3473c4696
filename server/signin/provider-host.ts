/**
 * The host of the college's own signing in, which a button of the login page names; null without
 * one.
 */
export function providerHost(): string | null {
  const issuer = process.env['OIDC_ISSUER']
  return issuer && URL.canParse(issuer) ? new URL(issuer).host : null
}
