import type { NavigateFunction } from 'react-router'
import { isFile, isInside } from '../contract/links.ts'
import { loadDocument, shouldLoadDocument } from '../platform/reload-guard.ts'

/**
 * Opens links inside the site without loading a document, unless a newer build is available. One
 * listener for all, also for links in content: a link that asks the router is drawn again at every
 * navigation, and a page has hundreds. Left to the browser are other buttons and keys, new tabs,
 * files, places on the page and `data-document`. Returns a function that stops.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlain(event)) return
    const link = (event.target as Element).closest('a')
    if (!link || !isPage(link)) return
    event.preventDefault()
    const { href, pathname, search, hash } = link
    const inPlace = 'acts' in link.dataset
    if (!inPlace && shouldLoadDocument()) void loadDocument(href)
    else
      void navigate(pathname + search + hash, {
        replace: inPlace || href === location.href,
        preventScrollReset: inPlace,
      })
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Whether a link leads to a page of the site and not to a place on this one. */
const isPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  isInside(link.pathname) &&
  !isFile(link.pathname) &&
  !link.getAttribute('href')!.startsWith('#') &&
  !link.target &&
  !link.hasAttribute('download') &&
  !('document' in link.dataset)
