import { useEffect } from 'react'
import { useChoices } from '../../platform/choices.ts'
import { colourBrowser } from './colour-browser.ts'

/**
 * What was chosen, on the page that stands: the script before the first paint wrote it on a page
 * that was about to.
 */
export function Chosen() {
  const { theme, motion, scores } = useChoices()
  useEffect(() => {
    mark('scheme', theme === 'system' ? undefined : theme)
    colourBrowser(theme)
  }, [theme])
  useEffect(() => mark('motion', motion === 'less' ? motion : undefined), [motion])
  useEffect(() => mark('scores', scores === 'covered' ? scores : undefined), [scores])
  return null
}

function mark(name: 'scheme' | 'motion' | 'scores', value: string | undefined): void {
  const { dataset } = document.documentElement
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}
