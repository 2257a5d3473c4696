import { addDays } from '../calendar.ts'
import { keyOf } from '../teams/people.ts'
import type { World } from '../world.ts'
import type { PageFiles } from './pages.ts'
import { pdfOf } from './pdf.ts'

type Sheet = {
  title: string
  folder: string
  category: string
  daysAgo: number
  about: string
  sport?: string
  lines: readonly string[]
}

const sheets = ({ department }: World): Sheet[] =>
  [
    {
      title: 'Student-Athlete Handbook',
      folder: 'compliance',
      category: 'Compliance',
      daysAgo: 96,
      about:
        'What the department expects of everybody on a team, and what everybody on a team may expect of it.',
      lines: [
        'Classes come first. A missed class is reported by the student before it is missed.',
        'Travel: who travels with a team returns with it.',
        'Health: every complaint is told to an athletic trainer on the day it begins.',
        'Voice: captains meet with the director of athletics on the first Monday of every month.',
      ],
    },
    {
      title: 'Code of Conduct for Visitors',
      folder: 'gameday',
      category: 'Game day',
      daysAgo: 80,
      about: 'Short rules for a loud and friendly day.',
      lines: [
        'Cheer for your own.',
        'Objects stay in the stands.',
        'Alcohol is sold until the end of the third quarter.',
        'Ushers in yellow answer every question.',
      ],
    },
    {
      title: 'Clear Bag Rules',
      folder: 'gameday',
      category: 'Game day',
      daysAgo: 79,
      about: 'Which bags come in, with their sizes.',
      lines: [
        'Clear bags up to 12 by 6 by 12 inches.',
        'Small purses up to the size of a hand.',
        'Medical bags after a look inside.',
      ],
    },
    {
      title: 'Parking and Shuttles',
      folder: 'gameday',
      category: 'Game day',
      daysAgo: 40,
      about: 'Lots, prices, and the shuttle that runs every ten minutes.',
      lines: [
        'Lots open four hours before the start.',
        'The shuttle runs every ten minutes and takes bicycles.',
        'Places for disabled visitors are beside gate 2.',
      ],
    },
    {
      title: 'Equity Report',
      folder: 'reports',
      category: 'Reports',
      daysAgo: 36,
      about: 'Numbers of players, coaches and dollars by team, as the law asks.',
      lines: [
        'Players: 51 per cent men, 49 per cent women.',
        'Head coaches: six men, six women.',
        'Travel and equipment are spent by team size.',
      ],
    },
    {
      title: 'Inclement Weather Plan',
      folder: 'safety',
      category: 'Safety',
      daysAgo: 120,
      about: 'Who decides, and where everybody goes.',
      lines: [
        'Lightning within eight miles stops play for thirty minutes.',
        'The stands are cleared to the concourse; the field to the team rooms.',
        'Heat: water every fifteen minutes above a heat index of 95.',
      ],
    },
    {
      title: 'Concussion Protocol',
      folder: 'safety',
      category: 'Safety',
      daysAgo: 118,
      about: 'From the hit to the return to play, step by step.',
      lines: [
        'Out at once. Nobody returns on the day.',
        'A physician, not a coach, says when.',
        'Five steps back, a day each at least.',
      ],
    },
    {
      title: 'Media Credentials and Parking',
      folder: 'media',
      category: 'Media',
      daysAgo: 60,
      about: 'For reporters and photographers.',
      lines: [
        'Requests by noon of the day before.',
        'One reporter and one photographer for each outlet.',
        'Interviews begin fifteen minutes after the end.',
      ],
    },
    {
      title: 'Youth Camp Packing List',
      folder: 'camps',
      category: 'Camps',
      daysAgo: 20,
      about: 'What to bring, and what to leave at home.',
      sport: 'football',
      lines: [
        'Cleats and running shoes.',
        'Two bottles for water.',
        'Sunscreen.',
        'No telephones on the field.',
      ],
    },
  ].map((sheet) => ({ ...sheet, lines: [department.name, department.address, '', ...sheet.lines] }))

/**
 * Documents under /documents, one of which must be asked for; and pages that teams keep at dated
 * addresses.
 */
export function documents(world: World): PageFiles {
  const { department, today } = world
  const all = sheets(world).map((sheet) => ({
    ...sheet,
    file: `files/documents/${keyOf(sheet.title)}.pdf`,
  }))
  const office = `records@${department.emailHost}`
  return {
    lists: {
      'documents.yaml': [
        ...all.map(({ title, folder, category, daysAgo, about, sport, file }) => ({
          title,
          path: `${folder}/${keyOf(title)}.pdf`,
          category,
          date: addDays(today, -daysAgo),
          description: about,
          ...(sport ? { sportId: sport } : {}),
          file: { path: file, title },
        })),
        {
          title: 'Minutes of the Athletics Board',
          path: 'board/minutes.pdf',
          category: 'Reports',
          date: addDays(today, -15),
          accessible: false,
          description: 'The board meets four times a year.',
          requestNote: `The records office of ${department.schoolName} sends the minutes within ten days.`,
          requestEmail: office,
        },
      ],
      'sport-files.yaml': [
        {
          title: `${department.mascotPlural} Football Camps`,
          filename: 'football-camps.aspx',
          date: addDays(today, -45),
          sportId: 'football',
          teaser: 'Three camps in June, from grade 3 to the senior year.',
          content: `Coach ${department.sports[0]!.headCoach.last} and the whole staff teach on **${department.sports[0]!.facility}**.\n\n## Dates\n\n- Youth camp, grades 3 to 8: the first Monday and Tuesday of June\n- Linemen: the second Saturday of June\n- Prospects: the third Saturday of June\n\nWrite to [the camp office](mailto:camps@${department.emailHost}) with every question.`,
          files: [{ path: 'files/documents/youth-camp-packing-list.pdf', title: 'Packing list' }],
        },
        {
          title: 'Volleyball: A Short History',
          filename: 'volleyball-history.aspx',
          date: addDays(today, -200),
          sportId: 'volleyball',
          teaser: 'From a borrowed net to the conference title.',
          content:
            'The first team of 1973 played in a dance hall and carried its own net. Twelve years later it had a home, a coach with a whistle, and a winning record.\n\nThe conference title followed in 1991, the first sold-out night in 2009.',
        },
        {
          title: 'Visiting Team Guide',
          filename: 'visiting-teams.aspx',
          date: addDays(today, -90),
          access: 'protected',
          teaser: 'For the buses of our guests.',
          content: `Buses unload at gate 4. Team rooms are open three hours before the start. Call ${department.phone} on the day.`,
        },
        {
          title: 'Travel Squad and Room List',
          filename: 'travel-squad.aspx',
          date: addDays(today, -6),
          access: 'hidden',
          sportId: 'football',
          content: 'For the team and its staff alone.',
        },
      ],
    },
    files: all.map(({ title, file, lines }) => [file, pdfOf(title, lines)]),
  }
}
