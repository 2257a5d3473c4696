import { useQueries } from '@tanstack/react-query'
import * as api from '../contract/api.ts'
import { apiQuery } from '../data/api-query.ts'
import type { Sport } from '../contract/schema/sport.ts'
import { TopAd } from './ads/TopAd.tsx'
import { Header } from './header/Header.tsx'
import { Alerts } from './notices/Alerts.tsx'
import { SportBar } from './sport-bar/SportBar.tsx'

/** All that stands above a page with the site's chrome. */
export function Top({ sport }: { sport: Sport | undefined }) {
  const [settings, navigation] = useQueries({
    queries: [apiQuery(api.settings, {}), apiQuery(api.navigation, {})],
  })
  return (
    <>
      <Alerts />
      <TopAd />
      <Header settings={settings.data?.value ?? null} items={navigation.data?.value ?? []} />
      {sport && sport.id !== 0 && !sport.nonSport && <SportBar sport={sport} />}
    </>
  )
}
