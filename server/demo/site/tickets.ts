import { addDays } from '../calendar.ts'
import type { World } from '../world.ts'
import type { SiteFiles } from './site-files.ts'

/** What the ticket office sells: by sport where a sport sells, and what goes with it. */
export const tickets = ({ department, today }: World): SiteFiles => {
  const office = `https://tickets.${department.emailHost}`
  const sold = department.sports.filter(({ code }) =>
    ['football', 'mbball', 'wbball'].includes(code),
  )
  const price =
    department.id === 'harlan'
      ? { season: 'from $120', single: 'from $18', group: '$9 each from 15 on' }
      : { season: 'from $45', single: '$8, children $4', group: '$4 each from 15 on' }
  return {
    lists: {
      'tickets.yaml': [
        ...sold.flatMap(({ title, slug, facility }) => [
          {
            title: `${title} season ticket`,
            kind: 'season',
            price: price.season,
            sportId: slug,
            url: `${office}/${slug}/season`,
            description: `Every home game at ${facility}, in the same seat.`,
          },
          {
            title: `${title} single game`,
            kind: 'single',
            price: price.single,
            sportId: slug,
            url: `${office}/${slug}`,
            description: `One game at ${facility}. Seats are chosen on a plan.`,
          },
        ]),
        {
          title: 'Groups',
          kind: 'group',
          price: price.group,
          url: `${office}/groups`,
          description:
            'Teams, schools, choirs: fifteen or more sit together, and the name is on the board at the half.',
        },
        {
          title: 'Students',
          kind: 'student',
          price: 'free with an ID',
          url: `${office}/students`,
          description: `Students of ${department.schoolName} come in free while there is room. Gates open ninety minutes before.`,
        },
        {
          title: 'Parking',
          kind: 'parking',
          price: '$10 a game',
          url: `${office}/parking`,
          description: 'The lots by the gates, paid ahead. Bicycles stand free.',
        },
        {
          title: 'Holiday pack',
          kind: 'other',
          price: '$60 for four',
          url: `${office}/holiday`,
          description: 'Four seats at any two games of one team.',
          startDate: addDays(today, -5),
          endDate: addDays(today, 33),
        },
      ],
    },
    files: [],
  }
}
