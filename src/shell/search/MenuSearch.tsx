import { SearchForm } from '../../blocks/search/SearchForm.tsx'

/** A search clears its box; the menu around it closes with the page that is left. */
const left = () => {}

/** The search at the bottom of the mobile menu. Where the menu is a row, the header has its own. */
export function MenuSearch() {
  return <SearchForm label="Menu" opens="up" onGone={left} />
}
