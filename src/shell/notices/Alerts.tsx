import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useLocation } from 'react-router'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { alertsInOrder, alertsOfPage } from '../../domain/shell/alerts.ts'
import { paths } from '../../routes/paths.ts'
import { alertsRead } from '../reads.ts'
import { SettingsContext } from '../settings.ts'
import { useRow } from '../use-row.ts'
import { AlertBand } from './AlertBand.tsx'

/** Pages with the alerts of every sport. */
const placesOfAll: readonly string[] = [paths.home, paths.tickets, paths.facility]

/** The alerts above a page. Null without any. */
export function Alerts() {
  const settings = use(SettingsContext)
  const alerts = useQuery(alertsRead).data?.value ?? []
  const { pathname } = useLocation()
  const { row, sport, params } = useRow()
  // The page has read its game.
  const hero = useQuery({
    ...apiQuery(api.gameCenterHero, { gameId: Number(params['gameId'] ?? 0) }),
    enabled: false,
  }).data?.value
  const isForAll = row && placesOfAll.includes(row.path)
  const sportId = sport?.id ?? hero?.game.sport.id
  return (
    <AlertBand
      key={pathname}
      alerts={alertsInOrder(alertsOfPage(alerts, isForAll ? 'all' : sportId))}
      atOnce={settings?.alertsAtOnce ?? 1}
      zone={settings?.timeZone ?? 'UTC'}
    />
  )
}
