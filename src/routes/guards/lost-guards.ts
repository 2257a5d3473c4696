/**
 * What is asked before anybody is told that there is no such page, whatever else its address has
 * been asked.
 */
export const lostGuards = ['legacy-urls', 'redirects', 'external-urls', 'url-cleanup'] as const
