/**
 * Of whatever is for one person alone, and of everything at an address behind the login: nobody on
 * the way keeps it, no other site hears where it was, no search engine lists it.
 */
export const withoutCaching: Record<string, string> = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
