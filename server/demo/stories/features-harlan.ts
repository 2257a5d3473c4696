import { part } from './cast.ts'
import type { Feature } from './feature.ts'

/** People, places and projects of Harlan State. */
export const harlanFeatures: readonly Feature[] = [
  {
    title: 'Ten lanes, warmer water, louder stands: Brandt Natatorium reopens',
    daysAgo: 16,
    sport: 'swimming-and-diving',
    subHeadline: 'After fourteen months of scaffolding the swimmers are home',
    teaser: 'The renovated natatorium adds two lanes, a second diving tower and seats for 900.',
    body: (world) => {
      const a = part(world, 'swimming-and-diving', 0),
        b = part(world, 'swimming-and-diving', 3)
      return [
        'The smell is the same. Nearly everything else about Brandt Natatorium is new, from the ten-lane pool to the windows along the lake side, which for the first time in half a century let the afternoon in.',
        `For fourteen months the swimming and diving teams trained wherever there was water: the city pool before six in the morning, a high school in the next county on weekends. "I learned every traffic light between here and there," said ${a.full}, a ${a.year} from ${a.from}. "I will not miss a single one."`,
        'The renovation cost 21 million dollars, two thirds of it from gifts. It replaces the filtration plant, adds a second diving tower and brings the number of seats to 900. The old scoreboard, which had not shown the letter S since the nineties, hangs in the lobby.',
        `Head coach Petra Lindhagen asked for only one thing. "A clock at each end that I can read without my glasses," she said. There are now four.`,
        `The first to dive in, by a vote of the team, was ${b.full}, who had spent the previous season injured and had counted laps for everybody else. ${b.last} swam one length, slowly, on ${b.her} back. "I wanted to see the ceiling," ${b.she} said.`,
        'The building is open to the town on weekday mornings from six to eight. A bath house for visiting teams follows in the next phase.',
      ]
    },
  },
  {
    title: 'The quiet man on the line builds violins',
    daysAgo: 9,
    sport: 'football',
    subHeadline: 'A guard, a workbench and a great deal of spruce',
    teaser:
      'Between film sessions and the weight room, a Herons lineman spends his evenings with a gouge and a glue pot.',
    body: (world) => {
      const a = part(world, 'football', 0, { position: 'OL' })
      return [
        `There is a table in ${a.full}'s apartment that nobody is allowed to eat at. On it lie two halves of a violin back, maple, flamed like a cat's coat, clamped together since Sunday.`,
        `${a.last}, a ${a.year} lineman from ${a.from}, weighs more than most doors. His hands, taped at every joint on Saturdays, can take a tenth of a millimeter from a piece of wood. "It is the same thing," he says. "You push, and you feel whether it pushes back."`,
        'The first instrument was a kit, a birthday present from an aunt. It sounded, by his own account, like a cat in a bucket. The second was better. The fourth belongs to a student in the university orchestra, who plays it in the second row and has never told the conductor where it came from.',
        `His teammates were slow to find out. "I thought the noise was his refrigerator," said his roommate. These days the offensive line meets at the apartment on Thursdays, and the rule about the table has been explained several times.`,
        `He studies ${a.major}, and when football is done he would like to spend a year in a workshop. "There is a man who takes one apprentice every three years," ${a.last} said. "I wrote to him. I did not mention the football."`,
        'Number five is due in the spring. It has a heron on the scroll, about the size of a thumbnail, which took eleven evenings.',
      ]
    },
  },
  {
    title: 'First to the barn, first to the finish',
    daysAgo: 23,
    sport: 'cross-country',
    subHeadline: 'Forty cows do not care about the race schedule',
    teaser:
      'A Herons runner starts the day on the family dairy and ends it on the Otter Creek Course.',
    body: (world) => {
      const a = part(world, 'cross-country', 1)
      return [
        `At ten minutes past four in the morning the yard light is the only one for miles, and ${a.full} is already late. The cows are waiting, forty of them, in an order they decided among themselves.`,
        `${a.last} is a ${a.year} on the cross country team and the third generation to milk on a farm half an hour from campus. Two mornings a week ${a.she} still does the early round so that ${a.her} father can sleep until six. Then comes a shower, a bagel eaten over the steering wheel, and a lecture in ${a.major}.`,
        'Practice begins at three. "People ask whether I am tired," the runner said. "Everybody is tired at mile five. I have just had more practice at it."',
        `Coach Ambrose Kipkorir-Hale discovered the arrangement by accident, when he asked why a training log listed "silage" under cross-training. He has since visited, and has since been asked not to stand behind the brown one.`,
        `What does a morning like that teach? ${a.last} thought about it. "That nothing is finished until it is finished. You cannot milk thirty-nine."`,
        'The team held its end-of-season supper in the barn. There were folding tables, a fiddle, and a good deal of cheese.',
      ]
    },
  },
  {
    title: 'Four passports, one practice court',
    daysAgo: 38,
    sport: 'womens-tennis',
    subHeadline: 'Bluestem Courts is a long way from home for most of the team',
    teaser:
      'The tennis team speaks seven languages and argues about the line calls in all of them.',
    body: (world) => {
      const a = part(world, 'womens-tennis', 0, { abroad: true }),
        b = part(world, 'womens-tennis', 1, { abroad: true })
      return [
        'On the wall of the tennis office hangs a map with strings on it. They run from small towns on three continents to a single pin in the middle of Iowa, and when somebody opens the window they hum.',
        `The longest string leads to ${a.from}, where ${a.full} learned the game against the wall of a fish market. "It was a good wall," said the ${a.year}. "It never missed." ${a.last} arrived with one suitcase and had never seen snow. The team took ${a.her} out to stand in it.`,
        `${b.full}, from ${b.from}, roomed with ${a.last} that first year. They had no language in common except tennis. "We would say 'deep' and 'wide' and 'again' and point at the rice," ${b.last} said. Both now help new arrivals with forms, bank accounts and boots.`,
        'Head coach Solveig Marchetti, who came from abroad herself as a student, keeps a cupboard of coats that have been outgrown, graduated from or left behind. It is known as the embassy.',
        'The seven languages are useful on the road. They are less useful at home, where practice sets are umpired by the players. "I have learned the word for out in all of them," Marchetti said. "I am still waiting for somebody to use it about her own shot."',
        'Once a season the team cooks for its neighbors, one dish from each string. The next supper is open to anyone who brings a chair.',
      ]
    },
  },
  {
    title: 'Elmer Vandersloot has lined this field 1,204 times',
    daysAgo: 31,
    sport: 'football',
    subHeadline: 'The groundskeeper of Reed Stadium puts away the paint after thirty-nine seasons',
    teaser: 'He has seen six coaches, two floods and one moose. This season is his last.',
    body: () => [
      'He starts at the north goal line, always, because the south one is damp until nine. The string goes down first. Then Elmer Vandersloot walks backwards for a hundred yards, pulling white paint behind him at the pace of a man following a funeral.',
      'Vandersloot has cared for the grass at Reed Stadium for thirty-nine seasons. By his notebooks, of which there are twenty-two, he has lined it 1,204 times: for football, for graduations, for a visiting circus that had promised not to use the field and did.',
      '"Grass wants to live," he said. "Most of my work was keeping people from helping it." He has outlasted six head coaches, two floods and a moose that wandered down from Minnesota and slept at the forty.',
      'In his second year he was asked to paint a heron at midfield and had never drawn anything. He went to the lake with a folding chair and stayed for three mornings. The bird on the stencil is the one he met there, he says, down to the bent feather.',
      'Head coach Walt Brandvold presented him with a game ball at practice this week. Vandersloot looked it over. "You scuffed it on my hash marks," he said, and then had to take off his glasses.',
      'A successor has been found, a soil science graduate who spent two summers carrying string. The notebooks will be hers. The folding chair, he said, is coming home.',
    ],
  },
  {
    title: 'Seven sign with baseball for next season',
    daysAgo: 8,
    sport: 'baseball',
    subHeadline: 'Four pitchers, two infielders and a catcher who plays the trombone',
    teaser:
      "Ray Tillinghast's newest class leans to the left: three of the four arms throw from that side.",
    body: () => [
      'Seven players have signed letters of intent with Harlan State baseball, head coach Ray Tillinghast announced. Four are pitchers, and three of those throw with the left hand.',
      '"You can never have too many," Tillinghast said, "and for about five years we did not have any. So we went and looked." The search led from the Missouri border to a ballpark in the Upper Peninsula with a trout stream behind second base.',
      '- **Ellis Karsgaard**, LHP, Windrow, Iowa\n- **Brandt Ollerenshaw**, LHP, Gull Rock, Mich.\n- **Damián Echeguren**, RHP, Saltlick, Texas\n- **Tobias Wrenfield**, LHP, Lone Elm, Kan.\n- **Kenji Harcastle**, INF, Teal Lake, Wis.\n- **Quentin Abiodun-Marsh**, INF, East Harrow, Ill.\n- **Rufus Tindle**, C, Barrow Creek, Iowa',
      'Karsgaard struck out 118 batters in 61 innings as a senior. Echeguren was the winning pitcher in two state tournament games, one of them on his birthday. Harcastle and Abiodun-Marsh have played against each other since they were eleven and will now share an infield.',
      'Tindle, the catcher, also plays the trombone and asked on his visit whether he could do both. The band director was called into the meeting. He can.',
      'The class joins a team that returns most of its lineup. Practice for the coming season opens as soon as the frost is out of Hallam Park.',
    ],
  },
  {
    title: 'Prewitt adds height and a jump shot',
    daysAgo: 6,
    sport: 'womens-basketball',
    subHeadline: "Three sign with women's basketball",
    teaser:
      'A center from Nebraska and two guards who grew up on the same street will join the Herons.',
    body: () => [
      "Three high school seniors will wear lake blue and gold next season. Yolanda Prewitt, head coach of women's basketball, announced the signings of a six-foot-four center and of two guards who grew up nine houses apart.",
      'Adaline Fjelstad, the center, comes from Prairie Rest, Neb., where the gym holds more people than the town. She averaged 17 points and 12 rebounds and fouled out of one game in four years.',
      'Marguerite Osei and Tavia Lindqvist-Rowe are from Quarry Town, Ill. They have been on the same team since third grade. "They finish each other\'s passes," Prewitt said. "I asked which of them is louder, and each pointed at the other."',
      'All three visited on the same weekend, during which the heating failed in the residence hall. They asked for extra blankets and played cards until two. "I thought, well, those are mine," the coach said.',
      'The Herons graduate two starters after this season. Fjelstad intends to study nursing; Osei and Lindqvist-Rowe are undecided, about that and, the coach adds, about nothing else.',
    ],
  },
  {
    title: 'A goalkeeper, a plot of land and eleven hundred pumpkins',
    daysAgo: 45,
    sport: 'womens-soccer',
    subHeadline: "The soccer teams' garden feeds the campus pantry",
    teaser:
      'What began as a punishment lap around a vacant lot became the largest vegetable garden on campus.',
    body: (world) => {
      const a = part(world, 'womens-soccer', 0, { position: 'GK' }),
        b = part(world, 'mens-soccer', 0)
      return [
        `Nobody remembers who was late. But somebody was, and the women's soccer team was sent to run around the vacant lot behind Cattail Pitch, and on the fourth lap ${a.full} stopped and looked at the ground.`,
        `"It was beautiful dirt," said the goalkeeper, a ${a.year} who studies ${a.major}. "I could not stop thinking about it." The university lent the lot. The men's team lent its backs. In the first year they grew zucchini, as beginners do, and could not give it away.`,
        `Now there are forty beds. ${b.full} of the men's team is in charge of irrigation, a system built from old sprinkler line that he describes as "mostly legal." The produce goes to the campus pantry, which any student may visit without being asked a question.`,
        "This year the garden delivered two tons of vegetables and eleven hundred pumpkins, most of which were carved at a children's afternoon by players in goalkeeper gloves.",
        `"People think that you save a shot with your hands," ${a.last} said. "It is your feet, and being in the right place before. A garden is like that. By the time you see the problem you should have been there last week."`,
        'Volunteers are welcome on Sunday afternoons. Boots are provided. Nobody has to run.',
      ]
    },
  },
  {
    title: 'Two hundred and fourteen Herons named to conference honor roll',
    daysAgo: 27,
    sport: '',
    scene: 'wcross',
    subHeadline: 'A department record, for the third time in four terms',
    teaser:
      "More than half of the department's student-athletes earned a grade average of 3.2 or better.",
    body: (world) => [
      'More Harlan State student-athletes than ever before have been named to the honor roll of the Prairie Lakes Conference: 214 of them, from all twelve teams, each with a grade average of at least 3.2 for the term.',
      '"Nobody sells tickets to the library," athletic director Rosalind Achterberg said, "but I wish somebody did. I would have front-row seats."',
      `Women's tennis had the highest average of any team, 3.71, for the second term in a row; cross country followed at 3.64. Football placed 38 players on the list, its largest number since the conference began to keep one.`,
      `Among those with a perfect 4.0 were ${honored(world)}.`,
      "The department's academic center moved into the old ticket hall last year and keeps its doors open until midnight. Tutors, many of them former athletes, logged 6,300 hours. Coffee was not counted.",
      'Those on the list will be recognized at halftime of a home basketball game. They have been asked to bring their parents, and to warn them that there will be confetti.',
    ],
  },
  {
    title: 'Page by page: Herons read with second graders',
    daysAgo: 52,
    sport: '',
    scene: 'wbball',
    subHeadline: 'Every team adopts a classroom',
    teaser: 'Once a week athletes from all twelve teams sit on very small chairs.',
    body: (world) => {
      const a = part(world, 'mens-basketball', 0),
        b = part(world, 'softball', 1)
      return [
        `The chairs are fourteen inches high. ${a.full} is rather more. When the basketball player folds himself onto one of them on a Wednesday morning, Room 6 of Larkin Elementary goes off like a bottle of soda.`,
        "The program is called Page by Page and is in its fifth year. Each of the department's teams looks after one second-grade classroom, for an hour a week, for the whole school year. There is no curriculum. There is a shelf of books, and somebody to listen.",
        `${b.full} of the softball team has a reader named Wendell who, in the first weeks, would only read aloud to his shoe. "So I read to my shoe too," ${b.last} said. "By the fourth week the shoes had retired."`,
        "Teachers say that attendance on Wednesdays is the best of the week. The school's reading scores have risen every year since the start; the principal is careful not to say why, and smiles.",
        `"They ask better questions than reporters," ${a.last} said. "Somebody wanted to know whether I am sad when I miss. I said yes. He said, then do not miss. I am passing it on to the team."`,
      ]
    },
  },
  {
    title: 'The voice at the lake calls his thousandth game',
    daysAgo: 13,
    sport: 'mens-basketball',
    subHeadline: 'Hal Ostergren has never said that a game was over before it was',
    teaser:
      'In the booth since a snowstorm kept his predecessor at home, Hal Ostergren reached a number nobody had noticed but his wife.',
    body: () => [
      'It was his wife who kept count. She had done so since the first night, on the backs of envelopes, and when Hal Ostergren came down to breakfast there was a candle in his oatmeal.',
      'Ostergren, the radio voice of the Herons, called his thousandth game this week. The first was an accident: a blizzard kept the regular announcer at home, and Ostergren, who sold advertising for the station, was the only man in the building who knew what a zone defense was.',
      'He has a few rules. He gives the score every ninety seconds, because his father drove a truck and always came into a game in the middle. He describes the weather even indoors. And he has never once said that a game was over before it was. "I was wrong about that in my second week," he said. "Eleven points in forty seconds. I have been careful since."',
      'Listeners have sent him knitted ties, a ham, and a letter from a lighthouse. A farmer north of town wrote that his cows gave more on game nights, and that he had checked.',
      'He will go on for as long as he can climb the stairs to the booth, of which there are fifty-two. He counts those himself.',
    ],
  },
  {
    title: 'Six to enter Herons Hall of Fame',
    daysAgo: 60,
    sport: '',
    scene: 'football',
    subHeadline: 'A diver, a shortstop, a trainer and the undefeated tennis doubles',
    teaser:
      'The new class spans five decades and includes the woman who taped more ankles than anyone in school history.',
    body: () => [
      'Five athletes and an athletic trainer make up the new class of the Herons Hall of Fame, chosen by a committee of former students and to be inducted at a dinner next month.',
      'Lorraine Petticrew, diver, won the conference title three times and the hearts of the front row once, when she finished a meet with a cast on her wrist. Augie Tornquist, shortstop, still holds the record for assists in a season. Cornelius Baptiste-Ware ran the 800 meters faster than anyone at this school had before or has since.',
      'Ingrid Solheim and Patrice Adjovi, tennis, never lost a doubles match together, 41 in all. They were a pair for two years and met again, at the announcement, for the first time in twenty-six.',
      'And there is Maude Ellickson, athletic trainer for thirty-three years, who by a fair estimate taped two hundred thousand ankles. "I never saw the end of a game," she said. "Somebody always needed ice."',
      'Tickets for the dinner can be had from the department. Ellickson has asked to be seated near the door, in case.',
    ],
  },
  {
    title:
      "Marching band, two bison, a retired airline pilot and the entire fourth grade of Larkin Elementary: the complete and only slightly exaggerated account of how the Herons' homecoming parade lost its way, found the lake and arrived at the stadium in time for the coin toss",
    daysAgo: 34,
    sport: 'football',
    subHeadline: 'It began with a detour sign',
    teaser: 'A wrong turn on Second Street became the best-attended parade in school history.',
    body: () => [
      'The detour sign on Second Street had been put there on Thursday for a water main that was repaired on Friday. Nobody told the sign.',
      'And so, at ten past nine on the morning of homecoming, the drum major turned left. The band turned left behind her, and behind the band a hay wagon, the fourth grade of Larkin Elementary, two bison on loan from a ranch in Vantry and a convertible carrying the grand marshal, Dot Halvorsen, a retired airline pilot who later said that she had noticed at once and had been curious.',
      'Second Street leads to the lake. It does so downhill. By the time the sousaphones saw water there were some nine hundred people in the procession, because residents who had never had a parade on their street were not going to let it pass without joining in.',
      'Halvorsen took command. Standing in the convertible, she brought the column around by way of the boat ramp in what she described as "a standard left-hand pattern." The bison had a drink. The fourth grade sang.',
      'The parade entered the stadium through the service gate with four minutes to spare and about three times as many members as it had set out with. The referee held the coin until the last trombone was seated.',
      "The city has apologized for the sign. The students have asked to keep it. Next year's route, after a vote of the council that was not close, turns left.",
    ],
  },
  {
    title: 'Achterberg: "We want the best seat to be the cheapest one"',
    daysAgo: 70,
    sport: '',
    scene: 'mbball',
    subHeadline: 'Athletic director presents a five-year plan',
    teaser:
      "Free student seats at midfield, one new team and no new parking: the department's plan in brief.",
    body: () => [
      'Rosalind Achterberg put one chair on an empty stage, at the fifty-yard line so to speak, and asked who should sit in it. Then she answered the question herself: a student, for nothing.',
      "The athletic director presented a plan for the next five years to the university's trustees. It moves the student section to the middle of Reed Stadium, freezes the price of family tickets, and sets aside a tenth of every gift for scholarships in the teams that sell no tickets at all.",
      'The plan adds one team, which is to be chosen by students from a list of four. It adds no parking. "We have measured it," Achterberg said. "The walk from downtown is eleven minutes, and there is pie on the way."',
      'Trustees asked about revenue, about travel and about the scoreboard, in that order. The plan passed unanimously but for one abstention, by a trustee who owns a parking lot.',
      'The full text, twenty-four pages with large type, is available from the department. The chair has been returned to the theater.',
    ],
  },
]

const honored = (world: Parameters<Feature['body']>[0]): string =>
  [
    part(world, 'football', 5),
    part(world, 'volleyball', 2),
    part(world, 'baseball', 4),
    part(world, 'womens-lacrosse', 3),
    part(world, 'mens-soccer', 2),
  ]
    .map(({ full, major }) => `${full} (${major})`)
    .join(', ')
