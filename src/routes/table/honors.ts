import { honorsPaths } from '../paths/honors.ts'
import { gate } from '../route.ts'

export const honors = {
  honors: gate({ path: honorsPaths.honors, guards: ['hof'] }),
  inductee: gate({ path: honorsPaths.inductee, guards: ['hof'] }),
}
