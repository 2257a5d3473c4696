import { cleanupOutdatedCaches } from 'workbox-precaching'
import { keepAnswers } from './answers.ts'
import { keepFiles, type BuildFile } from './files.ts'
import { keepImages } from './images.ts'
import { keepPages } from './pages.ts'
import { showMessages } from './push.ts'
import { refreshInBackground } from './refresh.ts'
import { updateWhenTold } from './update.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

keepFiles(self.__WB_MANIFEST)
cleanupOutdatedCaches()
keepPages()
keepAnswers()
keepImages()
updateWhenTold()
refreshInBackground()
showMessages()
