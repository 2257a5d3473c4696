import { baseballXml } from './baseball-xml.ts'
import { basketballXml } from './basketball-xml.ts'
import { fieldXml } from './field-xml.ts'
import { footballXml } from './football-xml.ts'
import { lacrosseXml } from './lacrosse-xml.ts'
import type { Played } from './played.ts'
import { volleyballXml } from './volleyball-xml.ts'

export const statXml = (played: Played): string => {
  switch (played.sport) {
    case 'football':
      return footballXml(played.game)
    case 'volleyball':
      return volleyballXml(played.game)
    case 'baseball':
    case 'softball':
      return baseballXml(played.game)
    case 'lacrosse':
      return lacrosseXml(played.game)
    case 'basketball':
      return basketballXml(played.game)
    case 'field':
      return fieldXml(played.game)
  }
}
