import type { NavigationItem } from '../../src/contract/site.schema.ts'

/**
 * An item of the main menu that is only a link: the smallest thing of a tenant that a test can
 * write and recognize.
 */
export const menuItem = (title: string): NavigationItem => ({
  id: 1,
  title,
  url: '/',
  className: '',
  openInNewWindow: false,
  rank: 1,
  columns: [],
  items: [],
  socialMediaLinks: [],
  ad: null,
})
