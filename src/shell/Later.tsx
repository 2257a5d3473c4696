import { Chosen } from './chosen/Chosen.tsx'
import { Consent } from './consent/Consent.tsx'
import { Spoilers } from './spoilers/Spoilers.tsx'
import { Foot } from './foot/Foot.tsx'
import { InstallBar } from './install/InstallBar.tsx'
import { Arrival } from './notices/Arrival.tsx'
import { UpdatePrompt } from './notices/UpdatePrompt.tsx'
import { AsApp } from './page/AsApp.tsx'
import { HealPush } from './page/HealPush.tsx'
import { StorageFull } from './page/StorageFull.tsx'
import { PageManners } from './page/PageManners.tsx'
import { SendForms } from './page/SendForms.tsx'
import { Player } from './player/Player.tsx'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'
import { Vendors } from './tracking/Vendors.tsx'

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
