import { use, useEffect, useState } from 'react'
import { takeFromOutbox, type Waiting } from '../../data/form-outbox.ts'
import { keepSending } from '../../data/form-sending.ts'
import { SettingsContext } from '../settings.ts'
import { WaitingForms } from './WaitingForms.tsx'

/**
 * Forms that were filled in without a network: visible on every page until they are received, and
 * paid where they cost something; sent by themselves.
 */
export function SendForms() {
  const tenant = use(SettingsContext)?.tenant
  const [waiting, setWaiting] = useState<Waiting[]>([])
  useEffect(() => {
    if (tenant) return keepSending(tenant, setWaiting)
  }, [tenant])

  return (
    tenant && <WaitingForms waiting={waiting} remove={(key) => void takeFromOutbox(tenant, key)} />
  )
}
