import { addDays } from '../calendar.ts'
import type { World } from '../world.ts'
import type { PageFiles } from './pages.ts'

const name = { type: 'T', title: 'Name', name: 'name', required: true, maxLength: 80 }
const email = {
  type: 'T',
  title: 'E-mail',
  name: 'e-mail',
  required: true,
  isEmailField: true,
  maxLength: 120,
}

/**
 * Four forms: to write to the office, to sign a child up for camp and pay, a survey, a waiting
 * list.
 */
export function forms({ department, today }: World): PageFiles {
  const to = (office: string) => `${office}@${department.emailHost}`
  const { headCoach } = department.sports[0]!
  return {
    files: [],
    lists: {
      'forms.yaml': [
        {
          title: 'Contact the department',
          ref: 'contact',
          recipients: [to('athletics')],
          description: `Questions, praise, lost gloves: the office of the ${department.mascotPlural} answers within two working days.`,
          thankYouText: 'Thank you. Somebody will write to you within two working days.',
          fields: [
            name,
            email,
            {
              type: 'S',
              title: 'What is it about?',
              name: 'about',
              required: true,
              options: [
                'Tickets',
                'Game day',
                'A team',
                'Lost and found',
                { title: 'Something else', showOther: true },
              ],
            },
            { type: 'A', title: 'Message', required: true, maxLength: 2000 },
          ],
        },
        {
          title: `${headCoach.last} Football Camp`,
          ref: 'football-camp',
          sportId: 'football',
          isSportSpecific: true,
          startDate: addDays(today, -30),
          expirationDate: addDays(today, 120),
          maxSubmissions: 120,
          recipients: [to('camps'), to('football')],
          description: 'Two days for grades 3 to 8. Lunch, a shirt and a ball are in the price.',
          thankYouText: 'Your camper has a place. The packing list comes by e-mail.',
          closedMessage: 'Camp is over for this year. Come back in January.',
          payment: {
            enabled: true,
            formType: 'quantity',
            amount: 145,
            quantityField: 'campers',
            maxQuantity: 4,
            couponAmount: 20,
          },
          coupons: [{ code: 'EARLYBIRD', uses: 40 }],
          fields: [
            { ...name, title: 'Parent or guardian' },
            email,
            {
              type: 'N',
              title: 'How many campers?',
              name: 'campers',
              required: true,
              maxQuantity: 4,
            },
            { type: 'D', title: 'Date of birth of the youngest', name: 'born', required: true },
            {
              type: 'S',
              title: 'Shirt size',
              name: 'shirt',
              required: true,
              options: ['Youth S', 'Youth M', 'Youth L', 'Adult S', 'Adult M'],
            },
            { type: '-', title: 'Health' },
            {
              type: 'R',
              title: 'Allergies or medication?',
              name: 'health',
              required: true,
              options: [{ title: 'No', preselected: true }, 'Yes'],
            },
            {
              type: 'A',
              title: 'Please describe them',
              name: 'health-details',
              required: true,
              maxLength: 500,
              conditions: [{ field: 'health', operator: 'Is', value: 'Yes' }],
            },
            {
              type: 'C',
              title: 'Agreement',
              name: 'agreement',
              required: true,
              options: ['I have read the camp rules'],
            },
          ],
        },
        {
          title: 'Game day survey',
          ref: 'survey',
          recipients: [to('fans')],
          expirationDate: addDays(today, 60),
          description: 'Five questions, two minutes, no names.',
          thankYouText: 'Thank you for telling us.',
          closedMessage: 'This survey is closed. Thank you to everybody who answered.',
          fields: [
            {
              type: '5',
              title: 'How was your day?',
              name: 'day',
              required: true,
              options: ['Very good', 'Good', 'Fair', 'Poor', 'Very poor'],
            },
            {
              type: 'M',
              title: 'Which teams have you seen this year?',
              name: 'teams',
              options: department.sports.slice(0, 6).map(({ title }) => title),
            },
            { type: 'R', title: 'Did you park on campus?', name: 'parked', options: ['Yes', 'No'] },
            {
              type: 'S',
              title: 'How long did you look for a place?',
              name: 'parking',
              conditions: [{ field: 'parked', operator: 'Is', value: 'Yes' }],
              options: ['Under 5 minutes', '5 to 15 minutes', 'More than 15 minutes'],
            },
            { type: 'A', title: 'What should we change?', name: 'change', maxLength: 1000 },
          ],
        },
        {
          title: 'Season ticket waiting list',
          ref: 'waiting-list',
          sportId: 'football',
          recipients: [to('tickets')],
          maxSubmissions: 500,
          description: 'Seats that are given back go down this list in its order.',
          thankYouText: 'You are on the list.',
          closedMessage: 'The list is closed until spring.',
          fields: [
            name,
            email,
            {
              type: 'T',
              title: 'Telephone',
              name: 'telephone',
              maxLength: 20,
              rules: 'matches:/^[0-9 ()+-]{7,20}$/',
            },
            {
              type: 'N',
              title: 'Seats',
              name: 'seats',
              required: true,
              maxQuantity: 8,
              defaultValue: '2',
            },
            {
              type: 'R',
              title: 'Any section',
              name: 'any',
              options: [{ title: 'Yes', preselected: true }, 'No'],
            },
            {
              type: 'S',
              title: 'Which section?',
              name: 'section',
              required: true,
              conditions: [{ field: 'any', operator: 'Is Not', value: 'Yes' }],
              options: ['West', 'East', 'North end', 'South end'],
            },
          ],
        },
      ],
    },
  }
}
