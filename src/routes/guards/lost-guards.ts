/**
 * What is asked before anybody is told that there is no such page (spec 0 §2.1, /404), whatever
 * else its address has been asked.
 */
export const lostGuards = ['legacy-urls', 'redirects', 'external-urls', 'url-cleanup'] as const
