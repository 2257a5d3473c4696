import type { GroundMap } from '../art/ground-map.ts'

export type GameDay = {
  gates: string
  parking: string
  bagPolicy: string
  map: Omit<GroundMap, 'title'>
  /** What is to be seen on the map. */
  alt: string
}

const clearBags = (largest: string) =>
  `- Clear bags up to ${largest}, and small purses no larger than a hand\n- Diaper bags with a child, and what a doctor has ordered: show them at the gate\n- No backpacks, coolers, umbrellas or drones; nothing is kept for you at the gate`

/** What holds on game day where the most people come; smaller grounds say nothing of it. */
export const gameDays: Readonly<Record<string, GameDay>> = {
  'Founders Field at Reed Stadium': {
    gates:
      'Gates open **90 minutes** before kickoff, the students’ gate two hours before.\n\n- **Gate 1, north:** students with their card\n- **Gate 2, east:** sections 101 to 112, and seats for wheelchairs\n- **Gate 3, south:** sections 113 to 124, will call and the ticket window\n- **Gate 4, west:** press, suites and the band',
    parking:
      '- **Lot A** is for season tickets with a permit.\n- **Lot B** is $15, cards alone, and opens four hours before kickoff. The nearest row is for cars with a disability placard.\n- **Lot C** is free. A bus goes from there to Gate 3 every ten minutes, and back until an hour after the end.',
    bagPolicy: clearBags('12 by 6 by 12 inches'),
    map: {
      shape: 'bowl',
      gates: ['STUDENTS', 'SECTIONS 101-112', 'WILL CALL', 'PRESS'],
      lots: ['PERMIT', '$15', 'FREE, BUS'],
      streets: ['HERON WAY', 'LAKE STREET'],
    },
    alt: 'Map of Founders Field at Reed Stadium, north at the top. Gate 1 for students on the north side, Gate 2 with sections 101 to 112 on the east, Gate 3 with will call on the south towards Heron Way, Gate 4 for the press on the west. Lot A northwest, Lot B northeast, Lot C southwest.',
  },
  'Lakeside Fieldhouse': {
    gates:
      'Doors open **an hour** before the start. Students come in by Door 1; everybody else by Doors 2 and 3. Door 4 has a ramp and the elevator.',
    parking:
      'Lots A and B are free from 5 p.m. and all weekend. Lot C belongs to the residence halls: cars without their permit are towed.',
    bagPolicy:
      'Bags are looked into at every door. What is larger than a sheet of paper stays outside; there are no lockers.',
    map: {
      shape: 'hall',
      gates: ['STUDENTS', 'MAIN DOOR', 'MAIN DOOR', 'RAMP, ELEVATOR'],
      lots: ['FREE FROM 5', 'FREE FROM 5', 'RESIDENTS'],
      streets: ['SHORE DRIVE', 'HALL LANE'],
    },
    alt: 'Map of Lakeside Fieldhouse, north at the top. Door 1 for students on the north side, main doors 2 and 3 on the east and south, Door 4 with a ramp and an elevator on the west. Free lots A northwest and B northeast; Lot C southwest is for residents.',
  },
  'Headframe Field': {
    gates:
      'Gates open **75 minutes** before kickoff.\n\n- **Gate 1, north:** the hill, and everybody who walks up from town\n- **Gate 2, east:** reserved seats and seats for wheelchairs\n- **Gate 3, south:** visitors, will call\n- **Gate 4, west:** students',
    parking:
      '- **Lot A** is gravel and free; it fills an hour before kickoff.\n- **Lot B** is for permits and disability placards.\n- **Lot C** is $10. Chains are wanted on the hill when it snows.',
    bagPolicy: clearBags('12 by 12 by 6 inches'),
    map: {
      shape: 'bowl',
      gates: ['THE HILL', 'RESERVED SEATS', 'VISITORS', 'STUDENTS'],
      lots: ['FREE', 'PERMIT', '$10'],
      streets: ['MILL ROAD', 'SHAFT STREET'],
    },
    alt: 'Map of Headframe Field, north at the top. Gate 1 to the hill on the north side, Gate 2 for reserved seats on the east, Gate 3 for visitors on the south towards Mill Road, Gate 4 for students on the west. Lot A northwest, Lot B northeast, Lot C southwest.',
  },
}
