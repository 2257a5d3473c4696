import { Consent } from './consent/Consent.tsx'
import { Foot } from './foot/Foot.tsx'
import { InstallBar } from './install/InstallBar.tsx'
import { HomeNotices } from './notices/HomeNotices.tsx'
import { Player } from './player/Player.tsx'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'
import { Vendors } from './tracking/Vendors.tsx'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, use, useState, useSyncExternalStore } from 'react'
import type { DeviceSettings } from '../platform/device-settings.ts'
import { useDeviceSettings } from '../platform/use-device-settings.ts'
import { startSpoilers } from './spoilers/start-spoilers.ts'
import { SettingsContext } from './settings.ts'
import { clearBadge, persistWhenInstalled, refreshInBackground } from '../platform/installed-app.ts'
import { removeForms, startForms } from '../data/forms/form-queue.ts'
import { formsKey, waitingForm, type FormState } from '../data/forms/stored-forms.ts'
import { WaitingForms } from './page/WaitingForms.tsx'
import { isStorageFull, onStorageFull, setStorageFull } from '../platform/storage-full.ts'
import { Button } from '../ui/Button.tsx'
import foot from './DeferredShell.module.css'
import { isHalfFilled } from '../platform/typing.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { activateNewWorker } from '../platform/worker.ts'
import { useUpdateReady } from '../platform/use-update-ready.ts'
import { PageEffects } from './PageEffects.tsx'
import { SyncPush } from './SyncPush.tsx'

const parts = [
  Chosen,
  PageEffects,
  HomeNotices,
  Consent,
  Vendors,
  Bars,
  Player,
  SyncPush,
  Spoilers,
  AsApp,
  Shortcuts,
].map((Part, i) => <Part key={i} />)

/**
 * The parts of the shell that the server does not render and the first paint does not need. Each
 * starts in a task of its own, between which a touch is answered.
 */
export function DeferredShell() {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count === parts.length) return
    const timer = setTimeout(() => setCount(count + 1))
    return () => clearTimeout(timer)
  }, [count])
  return parts.slice(0, count)
}

/** What may stand at the foot of the window. */
function Bars() {
  return (
    <Foot>
      <StorageFull />
      <SendForms />
      <InstallBar />
      <UpdatePrompt />
    </Foot>
  )
}

/** Makes hidden scores revealable. */
function Spoilers() {
  const covered = useDeviceSettings().scores === 'covered'
  useEffect(() => (covered ? startSpoilers() : undefined), [covered])
  return null
}

/** Features of an installed site. */
function AsApp() {
  const { data } = useDeviceSettings()
  useEffect(() => {
    const clear = () => void clearBadge()
    clear()
    document.addEventListener('visibilitychange', clear)
    return () => document.removeEventListener('visibilitychange', clear)
  }, [])
  useEffect(persistWhenInstalled, [])
  useEffect(() => {
    void refreshInBackground()
  }, [data])
  return null
}

/**
 * Forms filled in offline: visible on every page until received, and paid if they cost something;
 * sent automatically.
 */
function SendForms() {
  const tenant = use(SettingsContext)?.tenant
  const client = useQueryClient()
  const forms = useMutationState({
    filters: { mutationKey: formsKey, predicate: ({ state }) => state.variables !== undefined },
    select: ({ state }) => waitingForm(state as FormState),
  })
  useEffect(
    () => (tenant ? whenIdle(() => startForms(client, tenant)) : undefined),
    [client, tenant],
  )

  return <WaitingForms waiting={forms} remove={(key) => removeForms(client, key)} />
}

/** Applies changed settings to the open page; before the first paint the head script does. */
function Chosen() {
  const { theme, motion, scores } = useDeviceSettings()
  useEffect(() => {
    mark('scheme', theme === 'system' ? undefined : theme)
    applyThemeColor(theme)
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

/** The theme colors of the browser: both (light and dark) are set to the chosen one. */
function applyThemeColor(theme: DeviceSettings['theme']): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  for (const meta of metas) meta.dataset['own'] ??= meta.content
  const chosen = metas.find(({ media }) => media.includes(theme))
  for (const meta of metas) meta.content = (chosen ?? meta).dataset['own']!
}

/** Tells the visitor that a setting applies to this page only, because it could not be stored. */
function StorageFull() {
  const isFull = useSyncExternalStore(onStorageFull, isStorageFull, () => false)
  return (
    <div role="status" className={foot.row}>
      {isFull && (
        <div className={`${foot.footBar} ${foot.bar}`}>
          <p>
            This browser does not save data for this site, so your choice ends when you close or
            reload this page.
          </p>
          <Button kind="text" onClick={() => setStorageFull(false)}>
            OK
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Offers a newer version of the site. It loads on a click or with the next navigation, never by
 * itself.
 */
function UpdatePrompt() {
  const ready = useUpdateReady()
  const [later, setLater] = useState(false)
  const [warned, setWarned] = useState(false)
  const isVisible = ready && !later
  const update = () => {
    if (!warned && isHalfFilled()) setWarned(true)
    else void activateNewWorker()
  }
  return (
    <div role="status" className={foot.row}>
      {isVisible && (
        <div className={`${foot.footBar} ${foot.prompt}`} data-theme="on-secondary">
          <p>{warned ? 'What you typed will be lost' : 'A new version is ready'}</p>
          <Button onClick={update}>{warned ? 'Reload anyway' : 'Reload'}</Button>
          <Button kind="text" onClick={() => setLater(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  )
}
