import type { Origins } from './vendor.ts'

const measuring = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const

/**
 * What the tag manager and the analytics library need of their own. What a container loads besides
 * belongs to the tenant's trackingHosts.
 */
export const googleOrigins: Origins = {
  script: ['https://www.googletagmanager.com'],
  connect: measuring,
  img: measuring,
}
