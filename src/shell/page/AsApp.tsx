import { useEffect } from 'react'
import { clearBadge, persistAsApp, refreshInBackground } from '../../platform/as-app.ts'
import { useChoices } from '../../platform/choices.ts'

/** What a site does that is on a home screen, beside being a site (OF-01, OF-03). */
export function AsApp() {
  const { data } = useChoices()
  useEffect(() => {
    const clear = () => void clearBadge()
    clear()
    document.addEventListener('visibilitychange', clear)
    return () => document.removeEventListener('visibilitychange', clear)
  }, [])
  useEffect(persistAsApp, [])
  useEffect(() => {
    void refreshInBackground()
  }, [data])
  return null
}
