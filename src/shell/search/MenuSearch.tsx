import { SearchForm } from '../../blocks/search/SearchForm.tsx'
import css from './MenuSearch.module.css'

/** A search clears its box; the menu around it closes with the page that is left (spec 0 §2.3, §4.2). */
const left = () => {}

/** The search at the bottom of the mobile menu. Where the menu is a row, the header has its own. */
export function MenuSearch() {
  return <div className={css.box}><SearchForm label="Menu" opens="up" onGone={left} /></div>
}
