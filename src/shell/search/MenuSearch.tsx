import { SearchForm } from '../../blocks/search/SearchForm.tsx'

/** The search clears itself, and the menu closes with the navigation. */
const left = () => {}

/** The search at the bottom of the mobile menu. Where the menu is a row, the header has one. */
export function MenuSearch() {
  return <SearchForm label="Menu" opens="up" onGone={left} />
}
