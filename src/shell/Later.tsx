import { Chosen } from './chosen/Chosen.tsx'
import { Consent } from './consent/Consent.tsx'
import { Covers } from './covers/Covers.tsx'
import { Foot } from './foot/Foot.tsx'
import { InstallBar } from './install/InstallBar.tsx'
import { Arrival } from './notices/Arrival.tsx'
import { UpdatePrompt } from './notices/UpdatePrompt.tsx'
import { AsApp } from './page/AsApp.tsx'
import { HealPush } from './page/HealPush.tsx'
import { NotKept } from './page/NotKept.tsx'
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
        <NotKept />
        <SendForms />
        <InstallBar />
        <UpdatePrompt />
      </Foot>
      <Player />
      <HealPush />
      <Covers />
      <AsApp />
      <Shortcuts />
    </>
  )
}
