import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useLocation } from 'react-router'
import { alertsInOrder } from '../../domain/shell/alerts.ts'
import { alertsRead } from '../reads.ts'
import { SettingsContext } from '../settings.ts'
import { AlertBand } from './AlertBand.tsx'

/** The alerts above every page. Null without any. */
export function Alerts() {
  const settings = use(SettingsContext)
  const alerts = useQuery(alertsRead).data?.value ?? []
  const { pathname } = useLocation()
  return (
    <AlertBand
      key={pathname}
      alerts={alertsInOrder(alerts)}
      atOnce={settings?.alertsAtOnce ?? 1}
      zone={settings?.timeZone ?? 'UTC'}
    />
  )
}
