const list = (text: string) => text.trim().split(/,\s*/)

/** Invented towns; the state is drawn separately. */
export const townNames = list(`Alder Crossing, Amberly, Ansonville Heights, Arrowby, Ashgrove Mills, Aspen Ferry, Barrow Creek, Bellhaven, Birch Landing, Blackpool Prairie,
  Bluestem, Boulder Ridge, Bracken Hill, Briar Glen, Brindle Falls, Calico Springs, Candlewick, Carver's Mill, Cedar Notch, Chalk Bluff, Cinder Lake, Clearbrook Station,
  Cobble Bay, Coldwater Bend, Copper Basin, Cormorant Point, Cotterville, Cray Harbor, Crosswind, Dappled Oak, Deer Lick Fork, Dovetail, Drumlin, Duskwood, Eagle Bottom, East Harrow,
  Elder Point, Elkton Ferry, Ember Falls, Fallow Hill, Farrowdale, Fiddler's Green, Flint Hollow, Foxglove, Garnet Hills, Gilded Prairie, Glasswater, Goose Neck, Granary, Greenmantle,
  Gull Rock, Halcyon Park, Hammerfield, Harrier, Hawthorn Ridge, Hazel Run, Heath Valley, High Larch, Hollin, Honeybrook Flats, Indigo Bay, Iron Gate, Juniper Wells, Kettle Run,
  Kingfisher, Lantern Hill, Larkin's Ford, Laurel Gap, Linden Terrace, Little Osprey, Lodgepole, Lone Elm, Lower Tansy, Maple Run, Marrow Lake, Meadowlark, Mercer's Landing, Millrace,
  Mirror Pond, Mosswater, Mulberry Bend, Narrow Pines, New Calder, Nightingale, North Thistle, Oak Parsonage, Old Ferry, Orchard Row, Otterbank, Owl Creek Junction, Palisade Lake, Partridge,
  Pebble Shoals, Pelican Reach, Pinder, Plover, Pocket Valley, Prairie Rest, Quail Hollow, Quarry Town, Raven's Nest, Red Clover, Reedmere, Ridgely Pass, River Oaks Landing, Rookery,
  Rushing Fork, Rye Meadow, Saddle Gap, Saffron, Saltlick, Sandpiper Cove, Sawyer Junction, Sedge Bay, Shale Creek, Silver Willow, Slate Run, Snowberry, Sorrel, South Wicket,
  Sparrow Hills, Stillwater Notch, Stonecrop, Sugar Maple, Sumac, Swallowtail, Sycamore Bluff, Tallgrass, Tamarack Ferry, Teal Lake, Thimble, Three Larches, Timberline Flats, Tinder Creek,
  Trestle, Tumble Brook, Turnstone, Upper Quill, Vesper, Wagon Wheel, Walnut Parish, Waxwing, Whistling Pines, White Heather, Wicker Falls, Willet, Windrow, Winterberry, Wren's Mill, Yarrow`)

/** Invented towns abroad, by the country they are said to be in. */
export const townsAbroad: Readonly<Record<string, readonly string[]>> = {
  Mexico: ['San Telmo del Río', 'Villa Encina', 'Puerto Zafiro'], 'Puerto Rico': ['Caño Verde', 'Monte Flor'], Colombia: ['Santa Brisa', 'Valle Ceniza'], Spain: ['Torrealta del Mar', 'Montalbero'],
  Brazil: ['São Tomás da Serra', 'Ipê Dourado'], Portugal: ['Vila do Carvalhal'], Norway: ['Sandøyvik', 'Hestfjord'], Sweden: ['Björklunda', 'Ålby'], Iceland: ['Vesturhöfn'], Finland: ['Kuusijoki'],
  Denmark: ['Møllerby'], Poland: ['Stary Bór', 'Złotowiec'], Czechia: ['Březová Lhota'], Serbia: ['Novo Brdašce'], Croatia: ['Sveti Luka na Moru'], Hungary: ['Kőszegvár'], Romania: ['Valea Frumoasă'],
  Türkiye: ['Yeşilpınar'], Japan: ['Minamikawa'], 'South Korea': ['Haneulsan'], Taiwan: ['Qingshui Bay'], India: ['Nandipur'], Morocco: ['Aïn Zitoun'], Tunisia: ['Bir el-Fèdj'],
  Nigeria: ['Odo-Ọya', 'Umuokwe'], Ghana: ['Nsuta Akyire'], Senegal: ['Keur Mbaye'], England: ['Lower Withering', 'Marsh Haddon'], Samoa: ["Fale'ula Uta"], Tonga: ["Ha'amonga Tahi"],
  'New Zealand': ['Kererū Bay'], Netherlands: ['Oosterwolde aan Zee', 'Zandhuizen'], Germany: ['Großenried', 'Mühlenbrück'], Belgium: ['Sint-Joris-Lo'], France: ['Saint-Aubin-les-Prés', 'Roquebelle'],
  Quebec: ['Sainte-Rosalie-du-Lac'], Haiti: ['Morne Clair'], Italy: ['Castel San Biagio'], Ireland: ['Ballynagreine', 'Kilmarrow'], Scotland: ['Inverdoune'], Wales: ['Llanfairbryn'],
}

export const majors = list(`Accounting, Agricultural Business, Animal Science, Architecture, Biochemistry, Biology, Business Administration, Chemical Engineering, Civil Engineering, Communication Studies,
  Computer Science, Construction Management, Criminology, Data Science, Early Childhood Education, Economics, Electrical Engineering, Elementary Education, English, Environmental Science, Finance,
  Food Science, Geology, Graphic Design, Health Promotion, History, Horticulture, Hospitality Management, Human Physiology, Journalism, Kinesiology, Management Information Systems, Marketing,
  Mathematics, Mechanical Engineering, Mining Engineering, Music Education, Nursing, Nutrition, Philosophy, Physics, Political Science, Pre-Veterinary Medicine, Psychology, Public Health, Social Work,
  Sociology, Soil Science, Spanish, Special Education, Speech Pathology, Sport Management, Statistics, Studio Art, Undeclared, Wildlife Ecology`)
