import { filesOfAddresses } from './address-of-each.ts'
import { textFile } from './text-file.ts'

/** Contained in every hidden text. */
export const hiddenMark = /zqhidden[a-z]*/i
/** A word that finds them, for members. */
export const hiddenWord = 'quetzalcoatlus'

/** The fixture's file with one more column: whether a row is hidden. */
const rosterWithHide = [
  'jersey,first_name,last_name,position,class,height,weight,hometown,high_school,major,captain,person,bio,instagram,hide',
  '12,Sam,Okafor,QB,Jr.,6-2,205,"Dubuque, Iowa",Senior High,History,y,sam-okafor,"Threw for **1,900 yards** as a sophomore.",samthrows,',
  '0,Lee,Ramos,WR,Fr.,5-11,180,"Moline, Ill.",Moline,,,lee-ramos,,,',
  `7,Zqhiddenfirst,Zqhiddenlast,QB,Fr.,6-1,190,Zqhiddentown,Zqhiddenschool,Zqhiddenmajor,,zq-person,zqhiddenbio ${hiddenWord},zqhiddenaccount,y`,
  '',
].join('\n')

/** Files of an import folder with one of each thing that may be hidden; with `filesOfAddresses`. */
export const hiddenFiles: Record<string, string> = {
  'rosters/football/2026.csv': rosterWithHide,
  'opponent-rosters/football/2026/ashford.csv': textFile(
    'jersey,first_name,last_name,position,hometown,hide',
    '12,Ty,Bell,QB,,',
    '8,Zqhiddentheirs,Zqhiddenopponent,QB,Zqhiddenplace,y',
  ),
  'stories/not-for-everyone.md': textFile(
    '---',
    `title: zqhiddenstory ${hiddenWord}`,
    'slug: not-for-everyone',
    'date: 2026-08-21T10:00',
    'sport: football',
    'hidden: true',
    'teaser: zqhiddenteaser',
    'byline: zqhiddenbyline',
    'games: [fb-1]',
    'tags: [Season Opener, zqhiddentag]',
    'players: [sam-okafor]',
    '---',
    '',
    `zqhiddentext ${hiddenWord}`,
  ),
  'rosters/football/2027.csv':
    'jersey,first_name,last_name,position,class,hide\n8,Zqhiddennext,Zqhiddenyear,QB,Fr.,y\n',
  'rosters/football/2027.staff.csv':
    'first_name,last_name,title,kind,hide\nZqhiddencoach,Zqhiddencoach,Head Coach,coach,y\n',
  'forms.yaml': textFile(
    filesOfAddresses['forms.yaml'].replace(/- \{title: For the team[^\n]*\n/, '').trimEnd(),
    `- title: zqhiddenform ${hiddenWord}`,
    '  ref: team',
    '  access: hidden',
    '  description: zqhiddendescription',
    '  thankYouText: zqhiddenthanks',
    '  closedMessage: zqhiddenclosed',
    '  recipients: [zqhidden@testham.example]',
    '  fields:',
    '    - {type: T, title: zqhiddenfield, name: zqhiddenname}',
    '    - {type: S, title: Size, name: size, options: [zqhiddenoption, Other]}',
  ),
  'splashes.yaml': textFile(
    '+',
    `- {title: zqhiddensplash ${hiddenWord}, html: zqhiddenwords, startDate: 2026-02-01, hidden: true}`,
  ),
  'sport-files.yaml': textFile(
    '+',
    `- {title: zqhiddenfile ${hiddenWord}, filename: hidden.aspx, date: 2026-08-22, access: hidden, sportId: football, teaser: zqhiddenfileteaser, content: zqhiddencontent, files: [{path: files/secret.csv, title: zqhiddendownload}]}`,
  ),
  'files/secret.csv': 'zqhiddenrow,1\n',
  'staff.yaml': textFile(
    '+',
    `- {firstName: Zqhiddenstaff, lastName: Zqhiddenstaff, title: Zqhiddentitle, departmentId: Administration, hide: true, bio: zqhiddenstaffbio ${hiddenWord}}`,
  ),
}
