import { cleanupOutdatedCaches } from 'workbox-precaching'
import { registerApiRoutes } from './answers.ts'
import { registerFileRoute, type BuildFile } from './files.ts'
import { registerImageRoute } from './images.ts'
import { registerPacks } from './packs.ts'
import { registerPageRoute } from './pages.ts'
import { showMessages } from './push.ts'
import { refreshInBackground } from './refresh.ts'
import { handleUpdateMessages } from './update.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

registerFileRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerPageRoute()
registerApiRoutes()
registerImageRoute()
registerPacks()
handleUpdateMessages()
refreshInBackground()
showMessages()
