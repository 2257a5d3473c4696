import { Consent } from './consent/Consent.tsx'
import { Foot } from './foot/Foot.tsx'
import { InstallBar } from './install/InstallBar.tsx'
import { Arrival } from './notices/Arrival.tsx'
import { Player } from './player/Player.tsx'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'
import { Vendors } from './tracking/Vendors.tsx'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, use, useState, useSyncExternalStore } from 'react'
import { useChoices, type Choices } from '../platform/choices.ts'
import { startSpoilers } from './spoilers/start-spoilers.ts'
import { markPrinting } from '../platform/print.ts'
import { keepViewport, onViewport } from '../platform/viewport.ts'
import { pushSupport } from '../platform/push.ts'
import { SettingsContext } from './settings.ts'
import { heal } from './page/heal.ts'
import { clearBadge, persistAsApp, refreshInBackground } from '../platform/as-app.ts'
import { removeForms, startForms } from '../data/forms/form-queue.ts'
import { formsKey, waitingForm, type FormState } from '../data/forms/stored-forms.ts'
import { WaitingForms } from './page/WaitingForms.tsx'
import { isStorageFull, onStorageFull, setStorageFull } from '../platform/storage-full.ts'
import { Button } from '../ui/Button.tsx'
import foot from './Later.module.css'
import { isHalfFilled } from '../platform/typing.ts'
import { takeNewWorker } from '../platform/waiting-worker.ts'
import { useUpdateReady } from '../platform/worker.ts'

/** Everything of the shell that the first paint does not need and the server never draws. */
export function Later() {
  return (
    <>
      <Chosen />
      <PageManners />
      <Arrival />
      <Consent />
      <Vendors />
      <Foot>
        <StorageFull />
        <SendForms />
        <InstallBar />
        <UpdatePrompt />
      </Foot>
      <Player />
      <HealPush />
      <Spoilers />
      <AsApp />
      <Shortcuts />
    </>
  )
}

/** Opens what is covered, where scores are. */
function Spoilers() {
  const covered = useChoices().scores === 'covered'
  useEffect(() => (covered ? startSpoilers() : undefined), [covered])
  return null
}

/** What the frame of a page does besides drawing: print class, viewport, zoom. */
function PageManners() {
  useEffect(markPrinting, [])
  useEffect(() => {
    keepViewport()
    return onViewport(keepViewport)
  }, [])
  return null
}

/**
 * Browsers and servers lose subscriptions and say nothing: at each start, what this device wants is
 * held against what both have. Nobody is asked for leave here.
 */
function HealPush() {
  const tenant = use(SettingsContext)?.tenant
  useEffect(() => {
    if (!tenant || pushSupport() !== 'possible' || Notification.permission !== 'granted') return
    void heal(tenant).catch(() => {})
  }, [tenant])
  return null
}

/** What a site does that is on a home screen, beside being a site (OF-01, OF-03). */
function AsApp() {
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

/**
 * Forms that were filled in without a network: visible on every page until they are received, and
 * paid where they cost something; sent by themselves.
 */
function SendForms() {
  const tenant = use(SettingsContext)?.tenant
  const client = useQueryClient()
  const forms = useMutationState({
    filters: { mutationKey: formsKey, predicate: ({ state }) => state.variables !== undefined },
    select: ({ state }) => waitingForm(state as FormState),
  })
  useEffect(() => {
    if (tenant) void startForms(client, tenant)
  }, [client, tenant])

  return <WaitingForms waiting={forms} remove={(key) => removeForms(client, key)} />
}

/**
 * What was chosen, on the page that stands: the script before the first paint wrote it on a page
 * that was about to.
 */
function Chosen() {
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

/**
 * The frame of the browser, whose colours a page gives once for light and once for dark: both are
 * the chosen one.
 */
function colourBrowser(theme: Choices['theme']): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  for (const meta of metas) meta.dataset['own'] ??= meta.content
  const chosen = metas.find(({ media }) => media.includes(theme))
  for (const meta of metas) meta.content = (chosen ?? meta).dataset['own']!
}

/**
 * Said when a choice counts for this page alone, because the browser does not put it away. The
 * choice itself stands.
 */
function StorageFull() {
  const shown = useSyncExternalStore(onStorageFull, isStorageFull, () => false)
  return (
    <div role="status" className={foot.row}>
      {shown && (
        <div className={`${foot.footBar} ${foot.bar}`}>
          <p>
            This browser has no room for this site, or keeps nothing of it: your choice counts until
            you close or reload this page.
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
 * Says that a newer site is ready. It comes on the visitor's word, or with the next page that is
 * led to, never by itself.
 */
function UpdatePrompt() {
  const ready = useUpdateReady()
  const [later, setLater] = useState(false)
  const [warned, setWarned] = useState(false)
  const shown = ready && !later
  const take = () => {
    if (!warned && isHalfFilled()) setWarned(true)
    else void takeNewWorker()
  }
  return (
    <div role="status" className={foot.row}>
      {shown && (
        <div className={`${foot.footBar} ${foot.prompt}`} data-theme="on-secondary">
          <p>{warned ? 'What you have typed here would be lost' : 'A new version is ready'}</p>
          <Button onClick={take}>{warned ? 'Reload all the same' : 'Reload'}</Button>
          <Button kind="text" onClick={() => setLater(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  )
}
