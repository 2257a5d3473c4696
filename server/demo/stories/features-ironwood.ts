import { part } from './cast.ts'
import type { Feature } from './feature.ts'

/** People, places and projects of Ironwood. */
export const ironwoodFeatures: readonly Feature[] = [
  {
    title: 'Lamps on the hill: Headframe Field plays under lights at last',
    daysAgo: 14,
    sport: 'football',
    subHeadline: "Eighty fixtures, four poles and no more two o'clock kickoffs",
    teaser: 'The old mine tower that gives the stadium its name now carries the switch.',
    body: (world) => {
      const a = part(world, 'football', 2)
      return [
        'For ninety-one years football at Ironwood ended when the sun went behind Mount Tabernash, which in the last weeks of a season it does at eight minutes past four. Referees carried flashlights. One extra point is still in dispute.',
        'That is over. On Thursday evening the mayor, the college president and a retired hoist operator named Clementine Sauer stood on the platform of the mine tower beside the field, and Sauer, who is eighty-eight, pulled a lever that once lowered cages of men into the mountain. Eighty lamps came on.',
        `"I have never seen my own shadow at practice," said ${a.full}, a ${a.year} from ${a.from}. "I kept trying to juke it."`,
        'The lights cost 1.4 million dollars, most of which came in gifts of less than a hundred. They are tuned to keep the sky dark above the valley; the observatory on the ridge signed off on the angle of each one.',
        'Head coach Hollis Vandermeer was asked what changes for the team. "We can eat lunch," he said.',
        "The old two o'clock whistle, which blew to warn spectators that they had two hours, has been retired to the museum. It may be blown on request.",
      ]
    },
  },
  {
    title: 'He reads rocks, then he reads the blitz',
    daysAgo: 21,
    sport: 'football',
    subHeadline: "A geology student and the college's mine-rescue team",
    teaser: 'The quarterback of the Miners spends his free weekends underground.',
    body: (world) => {
      const a = part(world, 'football', 0, { position: 'QB' })
      return [
        `Two hundred feet down, with his lamp off, ${a.full} can hear water moving behind the wall. He holds up a hand and six people stop. It is the sort of quiet he would like to have on third and long.`,
        `${a.last}, a ${a.year} from ${a.from}, belongs to Ironwood's mine-rescue team, one of three in the country made up of students. They train in an abandoned silver working above town: smoke, stretchers, maps drawn from memory.`,
        '"The first lesson is that you do not run," the quarterback said. "Everybody\'s instinct is to run. You stop, you look at the roof, you say out loud what you see. Then you move." He pauses. "I have coaches who think they taught me that."',
        'Rescue captain Beatrix Colomo, a senior in mining engineering who has never attended a football game, rates him as sound. "He listens," she said. "He carries his end. He asked once whether we could run it in tempo, and I explained why not."',
        'The team placed second at the national student contest. Football placed the same week on its own field. He made both, with an hour to spare and clay behind his ears.',
        'After graduation he would like to work in hazard mapping. There will be time for rocks, he says. They have been patient so far.',
      ]
    },
  },
  {
    title: 'Six hours, one bus, and the novel in the back row',
    daysAgo: 32,
    sport: 'volleyball',
    subHeadline: 'How the Miners pass the miles',
    teaser: 'The volleyball team reads aloud on road trips. It started with a broken screen.',
    body: (world) => {
      const a = part(world, 'volleyball', 0, { position: 'S' }),
        b = part(world, 'volleyball', 1)
      return [
        'The screen on the bus broke outside Wheel Creek, with two hundred and ten miles to go. There was a groan. Then somebody in the back row opened a paperback and began, in a voice meant to carry, at chapter one.',
        `That was three seasons ago. ${a.full}, the setter, was the reader, and she has been the reader since. The volleyball team has finished nine novels, four of them with dragons, and one history of salt that was chosen by head coach Renée Aldana and survived a vote of no confidence.`,
        `"It is like setting," the ${a.year} from ${a.town} said. "You have to know who is tired. You have to know when to speed up." There are rules. Nobody reads ahead. Whoever falls asleep is told a false version of what happened.`,
        `${b.full} went an entire month believing that the ship had sunk. "I grieved," ${b.last} said. "I was playing angry. We won six in a row, so nobody told me."`,
        'The screen was repaired long ago and has not been switched on. Schools on the route have begun to send suggestions. The driver, Orville Paxton, has asked that cliff-hangers be timed for the rest stops.',
        'The current book has forty pages left and the next road trip is short. Aldana is said to be considering the scenic way.',
      ]
    },
  },
  {
    title: 'Wrestling signs six, from 125 pounds to the barn door',
    daysAgo: 7,
    sport: 'wrestling',
    subHeadline: "Kaczmarski's class covers both ends of the scale",
    teaser:
      'Two state champions and a heavyweight who has never been on an airplane will join the Miners.',
    body: () => [
      'Ironwood wrestling has filled the two holes in its lineup, and the four between them as well. Head coach Boyd Kaczmarski announced six signings, the largest class in his eleven seasons.',
      'The lightest, Mateo Brightwater-Luna of Copper Basin, N.M., weighs 122 pounds "after Thanksgiving," as he put it on the form. The heaviest, Anders Tollefsgard of Granary, Mont., competes at 285 and has never been on an airplane. The coach drove up to see him. It took eleven hours. "When he stood up, I thought the lights had gone out," Kaczmarski said.',
      '- **Mateo Brightwater-Luna**, 125, Copper Basin, N.M.\n- **Jasper Whitcombe-Ide**, 133, Sage Crossing, Wyo.\n- **Teo Marangoni**, 149, Dovetail, Calif.\n- **Caspian Rourke**, 165, Slate Run, Utah\n- **Nikolai Abernatty**, 184, Flint Hollow, Idaho\n- **Anders Tollefsgard**, 285, Granary, Mont.',
      'Marangoni and Rourke are state champions. Whitcombe-Ide was a runner-up twice and says that he prefers it, because he has been hungry ever since.',
      'The six will meet for the first time at the home dual next month, where they are to be introduced to the crowd in order of weight. The stage has been looked at.',
    ],
  },
  {
    title: "Five join women's lacrosse from five states",
    daysAgo: 11,
    sport: 'womens-lacrosse',
    subHeadline: 'A goalkeeper heads the newest class',
    teaser: 'Casey Dromgoole wanted speed and got it; she also got a beekeeper.',
    body: () => [
      "Speed, said Casey Dromgoole, is the one thing that she cannot teach before lunch. So the head coach of women's lacrosse went and found some: five signees, from five states, four of whom ran track.",
      'The fifth is a goalkeeper. Philippa Soderquist of Swallowtail, Ore., stopped more than half of all shots she faced last season and keeps bees, which she regards as related work. "You stand still while things come at your head," she explained.',
      "The field players are Noor Castellan of Vesper, Calif.; June Hathaway-Pike of Lodgepole, Colo.; Rosario Del Campo-West of Juniper Wells, Texas; and Tamsin Yarwood of High Larch, Wash. Yarwood holds her state's record at 400 meters.",
      'Dromgoole expects all five to play early. "We graduate a lot of goals," she said. "Somebody has to go and get them, and these ones will at least get there first."',
      'The Miners open practice in the winter, indoors, on the floor of the old assay office, where it is not permitted to shoot at the windows.',
    ],
  },
  {
    title: 'Where the trail was: two hundred Miners rebuild the Lantern Loop',
    daysAgo: 40,
    sport: '',
    scene: 'track',
    subHeadline: 'A flood took it in an hour; it took a weekend to bring back',
    teaser: 'Every team in the department carried stone.',
    body: (world) => {
      const a = part(world, 'track-and-field', 0),
        b = part(world, 'field-hockey', 1)
      return [
        'The creek needed about an hour. When it had gone down, two miles of the Lantern Loop, the footpath on which half the town walks its dogs, had gone with it.',
        "The department's answer was to cancel practice. On Saturday and Sunday more than two hundred student-athletes, with coaches, parents and a string of eleven mules, carried stone, cut drains and laid timber between the footbridge and the old powder house.",
        `"A shot put is sixteen pounds and goes one way," said ${a.full} of track and field. "These were forty and had to go exactly where the lady with the mules said." The lady with the mules was Augustina Bell, who has kept the county's trails since before the county did.`,
        `Field hockey built the longest wall. It is forty-one feet, dry, without a drop of mortar, and ${b.full} walks visitors along it. "We found that we are good at low and flat," ${b.last} said.`,
        'Bell inspected every yard on Monday, kicking. She found two stones that she did not care for. By noon they had been changed.',
        'The loop is open again. At the powder house somebody has set a small bench, facing the valley, with no name on it.',
      ]
    },
  },
  {
    title: 'The lamp that goes to class',
    daysAgo: 49,
    sport: '',
    scene: 'wbball',
    subHeadline: 'Every term, the team with the best grades carries it',
    teaser:
      "A brass miner's lamp from 1894 is the most fought-over trophy on campus, and it is not for winning games.",
    body: (world) => {
      const a = part(world, 'mens-golf', 0),
        b = part(world, 'womens-basketball', 0)
      return [
        'It weighs four pounds, leaks a little and has not been lit indoors since an incident in the chapel. For a hundred and thirty years it hung in the shaft house. Now it sits in a locker room, and which locker room is a matter of grades.',
        "The Lamp goes each term to the Ironwood team with the highest average. Men's golf holds it at present, with 3.68, and has built it a stand from the shaft of a broken five-iron.",
        `"It is a responsibility," said ${a.full}, a ${a.year} in ${a.major}. "It comes to breakfast. It came to Arizona. It had a seat." Women's basketball, which lost it by two hundredths of a point, has asked to see the arithmetic. "We have a statistics major," ${b.full} said. "She has questions."`,
        'In all, 131 Miners earned places on the honor roll of the High Range Athletic Conference, a record for the college. Eleven did so with perfect marks.',
        'The tradition was the idea of a registrar, Lavinia Thorne, who noticed that athletes asked her for their averages only when they were worried. "I wanted them to ask because they were greedy," she wrote in a memorandum that hangs, framed, beside the Lamp\'s old hook.',
        'The next count is in eight weeks. Golf is said to be studying on the driving range.',
      ]
    },
  },
  {
    title: 'Snow on the ninth green',
    daysAgo: 57,
    sport: 'mens-golf',
    subHeadline: 'How do you practice golf at 9,000 feet?',
    teaser: 'With orange balls, a heated barn and a coach who does not believe in bad weather.',
    body: (world) => {
      const a = part(world, 'mens-golf', 1),
        b = part(world, 'mens-golf', 2)
      return [
        'The ball is orange. That is the first adjustment. The second is that nobody putts, because there is a foot of snow on the green and somebody has skied across it.',
        `Silver Dollar Links, home of Ironwood golf, lies at 9,042 feet. Its season is short, its air is thin, and a well-struck seven-iron goes about as far as a rumor. "You come down to sea level and you think you have been robbed," said ${a.full}, a ${a.year} from ${a.from}.`,
        'When the course closes, the team moves to a hay barn that belongs to an alumnus. There are four nets, two stoves and a putting surface laid over the threshing floor, which breaks toward the door no matter what. Coach Everard Mullins likes that. "Golf courses are not level," he said. "Why should barns be?"',
        `Once a week, if the sun is out, they play the ninth hole anyway. The rules are local: a ball in a snowbank may be dug for three minutes; a ball taken by a fox is replaced without penalty. ${b.full} holds the winter record, a four.`,
        'It works, somehow. The Miners have finished in the top half of the conference for six years in a row. Their opponents practice in shirtsleeves.',
        '"They are always glad to see grass," Mullins said. "You cannot buy that."',
      ]
    },
  },
  {
    title:
      "The very long road of the equipment truck, or how forty-four helmets, a piano bench and the wrong team's trousers traveled through three states in one night so that a football game in Wyoming could start on time",
    daysAgo: 28,
    sport: 'football',
    subHeadline: 'Equipment manager Dolores Quint has a map and will not show it to anyone',
    teaser: 'A blown tire, a closed pass and a laundromat that opened at three in the morning.',
    body: () => [
      'Dolores Quint keeps a logbook, and the entry for that Friday begins, in pencil: "Left 4:10. Clear. All aboard." It goes on for nine pages.',
      'The equipment truck of the Miners carries everything that a football team needs and several things that it does not. On this trip the second group included a piano bench, on which the offensive line coach stands to see film, and a bale of trousers that turned out, at a gas station in Utah, to belong to the high school in Sage Crossing.',
      'The pass closed at seven. Quint, who has driven the truck for twenty-three seasons, took the old stage road, on which she met a flock of sheep, a wedding and, near midnight, a nail. The tire was changed by the wedding.',
      'That left the trousers. The right ones were on a dock back home; the wrong ones were too small by a generation. Quint telephoned the only laundromat in Wind Basin. Its owner, woken at three, remembered that the local college had left forty-six pairs of practice trousers in white to dry. "I said I would bring them back clean," Quint said. "He said that would be a first."',
      "The truck backed up to the visitors' locker room at 9:52, and the kick was away at noon. No one on the field knew anything of it until the line coach asked for his bench.",
      'The last line of the entry is in ink. "Home 6:40 a.m. Trousers returned, folded. Piano bench: find out why."',
    ],
  },
  {
    title: 'Four names for the wall',
    daysAgo: 63,
    sport: '',
    scene: 'wrestling',
    subHeadline: "The Hall of Honor adds a skier's daughter, a tackle, a coach and a band",
    teaser:
      'For the first time the wall in Assay Gymnasium will carry the name of somebody who never wore a number.',
    body: () => [
      'The wall in Assay Gymnasium is made of ore, polished, and a name cut into it stays. Four more will be added next month.',
      'Marguerite Tvedt threw the javelin 161 feet, left-handed, in a wool skirt, and then taught biology for forty years. Lucius Arrowood started at tackle in forty-two games and never drew a flag, a claim that his old coach disputes from the next stone. Consuelo Barraza won 388 volleyball matches as head coach and cried, by her own count, after 388 of them.',
      'The fourth name belongs to a group. The Muckers, the pep band, have played at every home game since the winter of the great slide, when they walked in on snowshoes and found that only the referees had come. They played anyway. So did the referees.',
      '"We are honored, and we would like to know whether the stone hums," said their leader, Florian Obermeyer, who plays the cornet and drives the plow.',
      "The ceremony takes place between the women's and the men's game. There will be music.",
    ],
  },
]
