/**
 * Companies that support an invented department. None of them exists. `sign` is the figure of its
 * sign.
 */
export interface Company {
  title: string
  host: string
  level: 'Premier' | 'Official' | 'Community'
  sign: string
  words: string
  offer: string
}

const table = (text: string): Company[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', host = '', level = '', sign = '', words = '', offer = ''] = line
        .trim()
        .split(' | ')
      return { title, host, level: level as Company['level'], sign, words, offer }
    })

export const partnersOf: Readonly<Record<'harlan' | 'ironwood', readonly Company[]>> = {
  harlan: table(`
    Prairie Lakes Credit Union | lakescu | Premier | waves | The credit union of students, faculty and fans since 1954, and the name on the student section. | A Herons card, and a dollar to scholarships with every tenth use
    Otter Creek Creamery | ottercreekcreamery | Premier | sun | Chocolate milk for every team after every practice, from nine farms within sight of the stadium lights. | A free cone on the day after a win
    Northbend Grain Co-op | northbendgrain | Premier | wheel | Three thousand growers of the river counties, and the scoreboard at Reed Stadium. | Harvest Night, two for one
    Harlan Landing Hardware | landinghardware | Official | hammer | Paint in lake blue, mixed while you wait. | Ten percent off on game days in Heron colors
    Cattail Coffee Roasters | cattailcoffee | Official | flame | Roasted on Second Street and poured at every home event. | Fourth Quarter Blend, in the stores now
    Bluestem Family Dental | bluestemdental | Official | crown | The department's dentists: mouth guards fitted for every contact sport. | Free guards for youth teams in August
    Lakeland Physical Therapy | lakelandpt | Official | key | Four of its therapists travel with our teams. | A free look at any sprain, Mondays at eight
    Reed & Daughters Auto | reedauto | Community | horse | A family of Heron season ticket holders, now in its third generation. | An oil change, and tickets in the glove box
    Heron Way Books | heronwaybooks | Community | owl | Textbooks, maps and the last copies of the 1988 media guide. | Signing with the swimming captains on Friday
    Hallam Street Pizza | hallampizza | Community | comet | Open until an hour after the last out. | The extra-inning slice
  `),
  ironwood: table(`
    Gulch Savings Bank | gulchsavings | Premier | crown | Founded by eleven miners in a boarding house, and still owned by its depositors. | The Miner account: no fee for students
    High Range Electric Co-op | highrangeelectric | Premier | bolt | Lights for Headframe Field, and for two hundred miles of valley. | Friday night lights, on us
    Headframe Outfitters | headframeoutfitters | Premier | mountain | Boots, packs and rope for people who work and play above nine thousand feet. | Wear garnet, save ten
    Switchback Physical Therapy | switchbackpt | Official | chevrons | The people who tape our ankles. | A free screening before ski season
    Lantern Bakery | lanternbakery | Official | sun | Bread for the training table, out of the oven at four in the morning. | Overtime rolls, six for five
    Silver Dollar Sporting Goods | silverdollarsports | Official | star | Bats, sticks, racquets and the patience to fit them. | Re-grips while you wait
    Tailings Coffee Bar | tailingscoffee | Official | flame | The long line on Carbonate Street before every home meet. | The Double Header: two shots, one price
    Assay Office Supply | assayoffice | Community | key | Paper for every program that we have printed since 1961. | Back to class, five percent back
    Ironwood Gulch Clinic | gulchclinic | Community | anchor | Doctors on the sideline at every home game. | Sports physicals in July
    Carbonate Street Cycles | carbonatecycles | Community | wheel | Tunes the bicycles that our runners recover on. | Flat fixed free with a ticket stub
  `),
}
