/**
 * Given and family names by the part of the world they belong together in, so that a name reads
 * like a person's.
 */
export interface NamePool {
  key: string
  men: readonly string[]
  women: readonly string[]
  family: readonly string[]
  /**
   * Countries such players come from when they are not from around here; empty for names at home
   * anywhere in the States.
   */
  abroad: readonly string[]
}

const list = (text: string) => text.trim().split(/,\s*/)

export const namePools: readonly NamePool[] = [
  {
    key: 'anglo',
    men: list(
      'Caleb, Wyatt, Grady, Tucker, Brody, Reece, Holden, Easton, Cormac, Dawson, Griffin, Beckett, Nolan, Emmett, Jonah, Silas, Porter, Everett, Tate, Lane, Carter, Hudson, Colton, Landon, Bennett, Sawyer, Elliot, Graham, Rhett, Ty, Bo, Owen, Jace, Drew, Kip, Asher, Garrett, Weston, Thatcher, Ansel',
    ),
    women: list(
      'Hadley, Maren, Tessa, Brynn, Callie, Delaney, Reagan, Paige, Emerson, Quinn, Harper, Kendall, Lacey, Marlow, Piper, Rowan, Sloane, Teagan, Whitney, Blythe, Cora, Elise, Greer, Ivy, June, Laurel, Mabel, Nora, Tatum, Willa, Jo, Annika, Bridget, Hollis, Keely, Macy, Odessa, Sutton, Wren, Faye',
    ),
    family: list(
      'Abernethy, Ashdown, Barlowe, Brackett, Bramhall, Carrow, Copley, Culverhouse, Dunleavy, Ellsworth, Fairbank, Farnham, Garside, Hensley, Holcomb, Ingersoll, Kirkendall, Lattimer, Merriweather, Mottram, Northrup, Oakden, Pemberton, Penhale, Pickering, Quarles, Radnor, Rigby, Sedgwick, Shepley, Stanfield, Tarrant, Thackeray, Tillotson, Trask, Underhill, Varley, Wetherby, Whitcomb, Winstead, Yardley, Kessling, Huffaker, Stroudwater, Lockridge, Mayhew, Rutherglen, Sturgill, Wakeling, Haskell, Gentry, Bledsoe, Crutchley, Eastwick, Fenimore, Grimshaw, Hollowell, Jessup, Kimbrell, Loftus, Marchbanks, Nettleton, Orcutt, Peabody, Ransome, Scofield, Tuttle, Vickery, Wadlow, Zellner',
    ),
    abroad: [],
  },
  {
    key: 'delta',
    men: list(
      "DeShawn, Tyrell, Malik, Keyshawn, Darius, Marquis, Terrance, Devonte, Jamari, Kendric, Trevon, Zaire, Amari, Isaiah, Elijah, Xavier, Micah, Josiah, Andre, Rashad, D'Angelo, Ja'Quan, De'Marcus, Tyree, Khalil, Omari, Deion, Javaris, Montrell, Quincy",
    ),
    women: list(
      "Aaliyah, Imani, Nia, Jada, Kiara, Zariah, Tiana, Kennedy, Skye, Ja'Nae, Amaya, Raven, Brielle, Simone, Dominique, Monet, Zora, Taliyah, Nyla, Essence",
    ),
    family: list(
      'Braxton, Gadsden, Pettway, Ravenell, Goodwine, Frierson, Bivens, Ezell, Hargrove, McCray, Dupree, Fontenot, Boatwright, Tolliver, Grandison, Whitlock, Easterling, Lyles, Pinkney, Sumpter, Tisdell, Wardlaw, Yarbrough, Crenshaw, Hollins, Dantzler, Broadnax, Cheatham, Gilliard, Heyward-Moss, Ketchens, Lumpkin, Muckle, Outlaw, Poindexter, Rolle-Simms, Stackhouse-Reed, Treadwell, Vereen, Wigfall',
    ),
    abroad: [],
  },
  {
    key: 'hispanic',
    men: list(
      'Mateo, Santiago, Alejandro, Joaquín, Andrés, Tomás, Rubén, Julián, Adrián, Nicolás, Emiliano, Iván, Óscar, Raúl, Ángel',
    ),
    women: list(
      'Ximena, Camila, Lucía, Valentina, Daniela, Inés, Marisol, Paloma, Renata, Sofía, Itzel, Noelia, Araceli, Belén',
    ),
    family: list(
      'Peñaloza, Zamarripa, Ibáñez, Villaseñor, Montaño, Arévalo, Quiñones, Escamilla, Landeros, Bustamante, Cárdenas, Saldívar, de la Garza, del Río, Muñiz-Aguayo, Olivárez, Yáñez, Zúñiga, Barragán, Carreón',
    ),
    abroad: ['Mexico', 'Puerto Rico', 'Colombia', 'Spain'],
  },
  {
    key: 'lusophone',
    men: list('João, Thiago, Vinícius, Caio, Luís, Otávio'),
    women: list('Beatriz, Letícia, Mariana, Júlia, Conceição'),
    family: list('Falcão, Magalhães, Brandão, dos Anjos, Nóbrega, Assunção, Queirós, de Araújo'),
    abroad: ['Brazil', 'Portugal'],
  },
  {
    key: 'nordic',
    men: list('Søren, Åke, Bjørn, Mikkel, Eskil, Þór, Sindri, Aksel, Lauri, Juhani'),
    women: list('Ásta, Freja, Linnéa, Maja, Saga, Signe, Hjördís, Aino, Veera, Sólveig'),
    family: list(
      'Bjørnstad, Åkesson, Nyström, Kjærsgaard, Fløystad, Hämäläinen, Rautio, Sæther, Ljungqvist, Hallgrímsen',
    ),
    abroad: ['Norway', 'Sweden', 'Iceland', 'Finland', 'Denmark'],
  },
  {
    key: 'slavic',
    men: list('Wojciech, Tomasz, Łukasz, Ondřej, Matěj, Dušan, Nenad, Vuk, Stjepan, Marek'),
    women: list('Zofia, Małgorzata, Agnieszka, Kateřina, Tereza, Jelena, Milica, Zdeňka, Anđela'),
    family: list(
      'Kowalczyk, Wróbel, Zając, Mazurek, Krawiec, Perković, Vukašinović, Đurić, Živković, Knežević, Čolić, Brkić, Szczepaniak',
    ),
    abroad: ['Poland', 'Czechia', 'Serbia', 'Croatia'],
  },
  {
    key: 'danubian',
    men: list('Gergő, Bálint, Ákos, Mihai, Ștefan, Ionuț'),
    women: list('Réka, Zsófia, Boglárka, Ioana, Ruxandra'),
    family: list('Szabolcsi, Kővári, Győri, Munteanu, Văcărescu, Bíró, Székely, Țurcanu'),
    abroad: ['Hungary', 'Romania'],
  },
  {
    key: 'turkish',
    men: list('Emre, Kerem, Çağrı, Yiğit'),
    women: list('Elif, Zeynep, Ayşe, Gülşen'),
    family: list('Yıldırım, Karadağ, Çetinkaya, Şahinoğlu, Gündoğdu'),
    abroad: ['Türkiye'],
  },
  {
    key: 'vietnamese',
    men: list('Minh, Bảo, Đức, Khôi'),
    women: list('Linh, Thảo, Quỳnh, Ngọc'),
    family: list('Nguyễn, Trần, Đặng, Vũ, Huỳnh'),
    abroad: [],
  },
  {
    key: 'east-asian',
    men: list('Haoran, Zhiyuan, Min-jun, Ji-ho, Kaito, Jun'),
    women: list('Xinyi, Yuxi, Seo-yeon, Ha-eun, Hina, Aoi'),
    family: list('Ouyang, Xu, Zheng, Baek, Noh, Kawabata, Tōyama, Ōmori, Li, Wu, Ng'),
    abroad: ['Japan', 'South Korea', 'Taiwan'],
  },
  {
    key: 'south-asian',
    men: list('Arjun, Rohan, Vikram, Kabir'),
    women: list('Ananya, Meera, Ishani, Priyanka'),
    family: list("Raghunathan, Bhattacharya, Subramaniam, Kulkarni, D'Cunha, Wijesinghe"),
    abroad: ['India'],
  },
  {
    key: 'maghreb',
    men: list('Karim, Idris, Tariq, Anwar'),
    women: list('Leïla, Nour, Yasmine, Samira'),
    family: list('El-Khatib, Bouazza, al-Rashidi, Benslimane, Ait-Brahim'),
    abroad: ['Morocco', 'Tunisia'],
  },
  {
    key: 'west-african',
    men: list('Oluwaseun, Chidi, Kwabena, Mamadou, Ousmane, Kofi, Ikenna, Ayọ̀délé'),
    women: list('Adaeze, Ngozi, Abena, Oluwatobi, Fatoumata, Aïssatou, Efua'),
    family: list(
      'Nwachukwu, Owusu-Ansah, Diabaté, Bâ, Ezenwa, Ọṣundare, Agyemang, Sarpong, Uzodinma, Kouyaté',
    ),
    abroad: ['Nigeria', 'Ghana', 'Senegal', 'England'],
  },
  {
    key: 'pacific',
    men: list('Tavita, Sione, Kekoa, Fetu, Mosese, Tāne, Keoni'),
    women: list('Leilani, Sina, Hōkū, Mele, Kiana, Talitha'),
    family: list(
      "Faleafa, Tuimavave, Kahananui, Vaifale, Ma'afala, Lolohea, Fuimaono, Tupouniua, Kealoha, 'Ofahengaue",
    ),
    abroad: ['Samoa', 'Tonga', 'New Zealand'],
  },
  {
    key: 'rhenish',
    men: list('Joost, Thijs, Sander, Jürgen, Till, Jörg'),
    women: list('Fenna, Lotte, Sanne, Annelie, Käthe, Maike'),
    family: list(
      'van den Heuvel, de Graaf, van der Zwaag, ter Horst, Grünwald, Krößner, Weißkopf, van Oort',
    ),
    abroad: ['Netherlands', 'Germany', 'Belgium'],
  },
  {
    key: 'french',
    men: list('Étienne, Loïc, Rémy, Théo, Jean-Luc'),
    women: list('Élodie, Maëlle, Anaïs, Zoé, Noémie'),
    family: list("Lavallée, D'Aoust, Côté-Roy, St-Onge, Thériault, L'Heureux, Desrosiers, Le Goff"),
    abroad: ['France', 'Quebec', 'Haiti'],
  },
  {
    key: 'italian',
    men: list('Niccolò, Dario, Renzo, Vito'),
    women: list('Chiara, Giulia, Mirella, Serafina'),
    family: list("D'Agostini, Lo Presti, Scarlatella, Di Maggiore, Bertolucchi"),
    abroad: ['Italy'],
  },
  {
    key: 'gaelic',
    men: list('Cillian, Oisín, Tadhg, Ruaidhrí, Iwan'),
    women: list('Aoife, Caoimhe, Niamh, Saoirse, Seren'),
    family: list(
      "O'Dowd, MacAuliffe, McGlinchey, O'Halloran, Mac Giolla, Prydderch, O'Shaughnessy, McIlvaney",
    ),
    abroad: ['Ireland', 'Scotland', 'Wales'],
  },
  {
    key: 'plains',
    men: list('Dakota, Chayton, Wes, Mato, Ryder'),
    women: list('Winona, Kaya, Shania, Tallulah, Aiyana'),
    family: list('Yellowhorse, Begaye, Longwalker, Two Rivers, Ironcloud'),
    abroad: [],
  },
]
