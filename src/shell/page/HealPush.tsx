import { use, useEffect } from 'react'
import { pushSupport } from '../../platform/push.ts'
import { SettingsContext } from '../settings.ts'
import { heal } from './heal.ts'

/**
 * Browsers and servers lose subscriptions and say nothing: at each start, what this device wants is
 * held against what both have (product §4.3). Nobody is asked for leave here.
 */
export function HealPush() {
  const tenant = use(SettingsContext)?.tenant
  useEffect(() => {
    if (!tenant || pushSupport() !== 'possible' || Notification.permission !== 'granted') return
    void heal(tenant).catch(() => {})
  }, [tenant])
  return null
}
