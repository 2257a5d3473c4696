/** A school a department meets. None of them exists. */
export interface Opponent {
  title: string
  location: string
  mascot: string
  /** What a scoreboard calls it. */
  tag: string
  conference: boolean
}

const table = (conference: boolean, text: string): Opponent[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', location = '', mascot = '', tag = ''] = line.trim().split(' | ')
      return { title, location, mascot, tag, conference }
    })

/** The Prairie Lakes Conference first: the order of the table is the order of the first round. */
export const lakesOpponents: readonly Opponent[] = [
  ...table(
    true,
    `
    Dunmere State | Dunmere, Wis. | Stags | DUN
    Aldermoor | Aldermoor, Iowa | Kestrels | ALD
    Quillan Tech | Quillan, Minn. | Engines | QLT
    Osterby | Osterby, Minn. | Norsefolk | OST
    Tamarack Valley | Tamarack Ferry, Wis. | Timber Wolves | TMV
    Corrigan Lake | Corrigan Lake, Ill. | Pike | CRL
    Northmarch | Northmarch, S.D. | Bison Riders | NMR
    Brennock State | Brennock, Iowa | Plowmen | BRN
    Vantry | Vantry, Neb. | Cranes | VAN`,
  ),
  ...table(
    false,
    `
    Merrow | Merrow, Mich. | Mariners | MRW
    Skellern State | Skellern, Mo. | Foxes | SKL
    Larkmoor | Larkmoor, Ind. | Larks | LKM
    Cold Spring A&T | Cold Spring Bluff, Kan. | Threshers | CSA
    Stannard | Stannard, Ohio | Blacksmiths | STN
    Garrick State | Garrick, Okla. | Dust Devils | GAR
    Bellwick | Bellwick, Ky. | Thoroughbreds | BWK
    Port Lorne | Port Lorne, Mich. | Lightkeepers | PLO
    Wyndale | Wyndale, Tenn. | Hollow Owls | WYN
    Saltmarsh | Saltmarsh, N.C. | Herring | SLT
    Ellerton Poly | Ellerton, Pa. | Turbines | ELP
    Mossgrove | Mossgrove, Ark. | Armadillos | MSG
    Redcliff State | Redcliff Springs, Ark. | Copperheads | RCS
    Haldane | Haldane Falls, N.Y. | Highlanders | HLD
    Tolcross | Tolcross, Va. | Rangers | TLC
    Gull Harbor Maritime | Gull Harbor, Mich. | Icebreakers | GHM
    Quarrier State | Quarrier, W.Va. | Stonecutters | QRS
    Sable Ridge | Sable Ridge, Ga. | Martens | SBR
    Windham Plains | Windham Plains, Texas | Longspurs | WPL
    Fallowfield | Fallowfield, Md. | Harriers | FLW
    Cape Addison | Cape Addison, Maine | Puffins | CAD
    Thornbury Tech | Thornbury Mills, Ala. | Looms | THT
    Delmarsh | Delmarsh, Del. | Ospreys | DLM
    Kingsmere | Kingsmere, Ind. | Swans | KGM
    Bluewater State | Bluewater Point, Wis. | Walleyes | BWS
    Ravensfell | Ravensfell, N.D. | Ravens | RVF
    Harrowgate | Harrowgate, Ill. | Plough Horses | HWG
    Old Mission | Old Mission Bay, Mich. | Bells | OMB
    Pinnock | Pinnock, Minn. | Lamp Owls | PNK
    Sweetwater Gap | Sweetwater Gap, Tenn. | Fiddlers | SWG
    Lake Verity | Lake Verity, Iowa | Loons | LKV
    Cardew State | Cardew, Kan. | Sunflowers | CDW
    Granite Forks | Granite Forks, S.D. | Prospectors | GRF
    Marchmont | Marchmont, Mo. | Lancers | MCH
    Tidewater Northern | Port Hadley, Va. | Terrapin Kings | TWN`,
  ),
]

/** The High Range Athletic Conference first. */
export const rangeOpponents: readonly Opponent[] = [
  ...table(
    true,
    `
    Silverton Mesa | Silver Mesa, Colo. | Bighorns | SVM
    Cottonwood State | Cottonwood Flats, Utah | Pronghorns | CTW
    Bitterroot Northern | Lodge Fork, Mont. | Wolverines | BRN
    Sagebrush Poly | Sagebrush, Wyo. | Roughnecks | SGP
    Teton Valley | Upper Teton, Idaho | Elk | TTV
    Chama River | Chama Wells, N.M. | Roadrunners | CHR
    Alpenrose | Alpenrose, Colo. | Marmots | ALP
    Wind Basin | Wind Basin, Wyo. | Antelope | WNB
    Painted Canyon | Painted Canyon, Utah | Condors | PTC`,
  ),
  ...table(
    false,
    `
    San Lazaro | San Lazaro, N.M. | Conquest | SLZ
    Desert Union | Ocotillo Wells, Ariz. | Gila Monsters | DSU
    Coldfoot | Coldfoot Landing, Alaska | Huskymen | CFT
    Pacific Cascade | Port Camber, Wash. | Breakers | PCC
    Mercy Heights | Mercy Heights, Calif. | Lamplighters | MCY
    Juniper State | Juniper Wells, Ore. | Jackrabbits | JNP
    Tule Lake | Tule Crossing, Calif. | Grebes | TUL
    Stockbridge Western | Stockbridge, Neb. | Drovers | STW
    Prairie Dog Fork | Red Mesa, Texas | Diggers | PDF
    Las Animas | Animas Creek, Colo. | Toros | LAN
    Cimarron Gap | Cimarron Gap, Okla. | Shepherds | CIM
    Rio Escondido | Escondido Bend, Texas | Javelinas | RIO
    Granby Peak | Granby Pass, Colo. | Ptarmigans | GBP
    Flathead Tech | Kalmar, Mont. | Timber Kings | FLT
    Watershed State | Divide City, Wyo. | Surveyors | WSD
    Salmon Falls | Salmon Falls Landing, Idaho | Anglers | SMF
    Klamath Southern | Klamath Bend, Ore. | Lava Bears | KLS
    Oquirrh | Oquirrh Springs, Utah | Smelters | OQR
    Monte Clara | Monte Clara, Calif. | Vaqueros | MCL
    Locks Harbor Maritime | Locks Harbor, Ore. | Tugs | LHM
    Black Hills Northern | Deadhorse Gulch, S.D. | Aces | BHN
    Palo Duro Plains | Amaranth, Texas | Dustmen | PDP
    Wallowa | Wallowa Landing, Ore. | Appaloosas | WLW
    Eagle Bar Poly | Eagle Bar, Idaho | Currents | EBP
    Chino Rim | Chino Rim, Ariz. | Peccaries | CNR
    Medicine Wheel | Wheel Creek, Mont. | Sentinels | MDW
    Uinta State | Uinta Crossing, Utah | Moose | UIN
    Fort Sorrel | Fort Sorrel, Kan. | Cavalry | FTS
    Llano Vista | Llano Vista, N.M. | Plainsmen | LLV
    Cinder Cone | Cinder Butte, Calif. | Magma | CNC
    Owyhee Valley | Owyhee Rim, Idaho | Magpies | OWY
    Mount Seraph | Mount Seraph, Wash. | Angels | MTS
    Purgatoire | Purgatoire, Colo. | Ghosts | PGT
    Ruby Camp State | Ruby Camp, Nev. | Claimjumpers | RCS
    Truckee Basin | Basin City, Nev. | Iron Horses | TRB`,
  ),
]
