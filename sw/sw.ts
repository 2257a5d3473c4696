import { cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching'
import { keepAnswers } from './answers.ts'
import { keepImages } from './images.ts'
import { keepPages } from './pages.ts'
import { keepShell } from './precached.ts'
import { showMessages } from './push.ts'
import { refreshInBackground } from './refresh.ts'
import { updateWhenTold } from './update.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

keepShell(self.__WB_MANIFEST)
cleanupOutdatedCaches()
keepPages()
keepAnswers()
keepImages()
updateWhenTold()
refreshInBackground()
showMessages()
