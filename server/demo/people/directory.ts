import { portraitSvg } from '../art/portrait.ts'
import { seeded } from '../art/random.ts'
import type { SportPlan } from '../department.ts'
import { drawPerson, keyOf } from '../teams/people.ts'
import type { World } from '../world.ts'
import type { RecordRow } from './coaching-records.ts'
import { coachBio, officeBio } from './staff-bios.ts'

type Office = { title: string; room: string; about: string; posts: readonly string[] }

const offices: readonly Office[] = [
  {
    title: 'Administration',
    room: '200',
    about: 'Runs the department, its budget and its plans.',
    posts: [
      'Deputy Director of Athletics',
      'Senior Associate Director, Internal Operations',
      'Associate Director, Advancement',
      'Business Manager',
      'Executive Assistant to the Director',
    ],
  },
  {
    title: 'Compliance',
    room: '214',
    about: 'Answers questions about rules, before something is done and not after it.',
    posts: ['Associate Director, Compliance', 'Compliance Coordinator'],
  },
  {
    title: 'Academic Support',
    room: '108',
    about: 'Advising, tutoring and the study hall, open from seven in the morning.',
    posts: [
      'Director of Academic Support',
      'Learning Specialist',
      'Academic Advisor',
      'Academic Advisor',
    ],
  },
  {
    title: 'Athletic Communications',
    room: '120',
    about: 'Statistics, stories, credentials and interviews.',
    posts: [
      'Director of Athletic Communications',
      'Associate Director, Broadcasting',
      'Assistant Director, Statistics',
      'Photographer',
    ],
  },
  {
    title: 'Sports Medicine',
    room: 'G10',
    about: 'The training rooms, rehabilitation and everything about coming back.',
    posts: [
      'Head Athletic Trainer',
      'Associate Athletic Trainer',
      'Team Physician',
      'Physical Therapist',
      'Sport Psychologist',
    ],
  },
  {
    title: 'Strength & Conditioning',
    room: 'G22',
    about: 'Two weight rooms, one of which is always warm.',
    posts: ['Director of Strength & Conditioning', 'Assistant Strength Coach', 'Nutritionist'],
  },
  {
    title: 'Facilities & Events',
    room: '140',
    about: 'Fields, courts and what happens on them.',
    posts: ['Director of Facilities', 'Event Manager', 'Head Groundskeeper', 'Equipment Manager'],
  },
  {
    title: 'Ticket Office',
    room: '101',
    about: 'Open on weekdays from nine to five and three hours before home games.',
    posts: ['Ticket Manager', 'Group Sales Coordinator'],
  },
]

const coachesTitle = 'Head Coaches'
const responsible: Readonly<Record<string, number>> = {
  'Associate Athletic Trainer': 3,
  'Head Athletic Trainer': 1,
  'Assistant Director, Statistics': 4,
  'Assistant Strength Coach': 3,
  'Learning Specialist': 2,
}

/**
 * First names of those whom the departments name themselves and who are women: their portraits are
 * drawn so.
 */
const women = new Set([
  'Rosalind',
  'Yolanda',
  'Katja',
  'Imogen',
  'Dana',
  'Morgan',
  'Solveig',
  'Petra',
  'Renée',
  'Gwendolyn',
  'Marieke',
  'Naomi',
  'Lorna',
  'Casey',
  'Delphine',
])
const genderOf = (first: string) => (women.has(first) ? 'women' : 'men')

/**
 * Some forty people in nine departments: the offices, and the head coaches, whom the rosters name
 * as well.
 */
export const directory = (world: World, taken: Set<string>, records: readonly RecordRow[]) => {
  const { department, teams } = world
  const random = seeded(`${department.id}/directory`)
  const pictures: [string, string][] = []
  const mail = (first: string, last: string) =>
    `${keyOf(first)[0]}${keyOf(last).replaceAll('-', '')}@${department.emailHost}`
  const phone = () =>
    department.phone.replace(/\d{4}$/, String(random.int(200, 399)).padStart(4, '0'))
  const portrait = (
    first: string,
    last: string,
    gender: 'men' | 'women',
    sport: SportPlan['code'],
  ) => {
    const path = `pictures/staff/${keyOf(`${first} ${last}`)}.svg`
    pictures.push([
      path,
      portraitSvg({
        seed: `staff/${keyOf(`${first} ${last}`)}`,
        brand: department.brand,
        second: department.second,
        sport,
        jersey: '',
        gender,
      }),
    ])
    return { path, alt: `Portrait of ${first} ${last}` }
  }
  const slugs = teams.map(({ plan }) => plan.slug)
  const [adFirst = '', ...adLast] = department.athleticDirector.split(' ')
  const director = {
    firstName: adFirst,
    lastName: adLast.join(' '),
    title: 'Director of Athletics',
    departmentId: 'Administration',
    email: mail(adFirst, adLast.join(' ')),
    phone: phone(),
    startYear: 2017,
    image: portrait(adFirst, adLast.join(' '), genderOf(adFirst), 'mgolf'),
    bio: officeBio(department, 'Director of Athletics', adFirst, adLast.join(' '), 2017, random),
  }
  const inOffices = offices.flatMap(({ title, posts }) =>
    posts.map((post, i) => {
      const gender = random.chance(0.5) ? ('women' as const) : ('men' as const)
      const { first, last, hometown } = drawPerson(random, {
        code: 'mgolf',
        gender,
        states: department.homeStates,
        taken,
      })
      const startYear = random.int(2004, 2025)
      const sports = random.shuffle(slugs).slice(0, responsible[post] ?? 0)
      return {
        firstName: first,
        lastName: last,
        title: post,
        departmentId: title,
        email: mail(first, last),
        phone: phone(),
        startYear,
        ...(sports.length > 0 ? { sportIds: sports } : {}),
        ...(i === 0 || random.chance(0.3) ? { image: portrait(first, last, gender, 'mgolf') } : {}),
        ...(i < 2
          ? { hometown, bio: officeBio(department, post, first, last, startYear, random) }
          : {}),
      }
    }),
  )
  const coaches = teams.map(({ plan, staff }) => {
    const { first, last } = plan.headCoach
    const row = staff.find((one) => one.first_name === first && one.last_name === last)
    const own = records.filter((one) => one.sport === plan.slug && one.names === `${first} ${last}`)
    const startYear = Number(own[0]?.season.slice(0, 4) ?? random.int(2012, 2022))
    return {
      firstName: first,
      lastName: last,
      title: `Head Coach, ${plan.title}`,
      departmentId: coachesTitle,
      sportIds: [plan.slug],
      email: row?.email ?? mail(first, last),
      phone: row?.phone || phone(),
      startYear,
      years: own.length > 0 ? `${ordinal(own.length + 1)} season` : null,
      image: portrait(first, last, genderOf(first), plan.code),
      bio: coachBio(department, plan, own, startYear),
      socialMedia: [
        { channel: 'x', url: `https://x.example/coach${keyOf(last).replaceAll('-', '')}` },
      ],
    }
  })
  const departments = [
    ...offices.map(({ title, room, about }) => ({
      title,
      description: about,
      location: `${department.calledShort} Athletic Center, room ${room}`,
      phone: phone(),
      email: `${keyOf(title)}@${department.emailHost}`,
    })),
    {
      title: coachesTitle,
      description: `Those who lead the ${teams.length} teams of the ${department.mascotPlural}.`,
    },
  ]
  return { departments, staff: [director, ...inOffices, ...coaches], pictures }
}

const words = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
const ordinal = (n: number): string => {
  const word = words[n - 1] ?? `${n}th`
  return word[0]!.toUpperCase() + word.slice(1)
}
