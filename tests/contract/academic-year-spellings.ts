/** How rosters write a class, and its place in the order of spec 1 §9; null where nobody can know (quirk Q43). */
export const academicYearSpellings: readonly (readonly [spelling: string, order: number | null])[] = [
  ['Fr.', 1], ['Fr', 1], ['FR', 1], ['fr.', 1], ['FR.', 1], ['Freshman', 1], ['FRESHMAN', 1], ['Freshmen', 1], ['Frosh', 1], ['F', 1], ['Fr*', 1], ['Fr.-1L', 1], ['Fr.-HS', 1], ['HS', 1], ['1V', 1],
  ['FY', 1], ['Fy.', 1], ['First-Year', 1], ['First Year', 1], ['first year', 1], ['First-Year Student', 1], ['1st Year', 1], ['1st-yr', 1],
  ['R-Fr.', 2], ['R-Fr', 2], ['RFr.', 2], ['rFR', 2], ['RS FR', 2], ['RS-Fr.', 2], ['Rs. Fr.', 2], ['R. Fr.', 2], ['Redshirt Freshman', 2], ['REDSHIRT FRESHMAN', 2], ['Redshirt-Freshman', 2], ['Fr. - RS', 2], ['R-FY', 2],
  ['So.', 3], ['So', 3], ['SO', 3], ['so.', 3], ['SOPH', 3], ['Soph.', 3], ['Sophomore', 3], ['Sophmore', 3], ['SOPHOMORE', 3], ['2V', 3], ['Second Year', 3], ['2nd Year', 3], ['So.-1L', 3], ['So*', 3],
  ['R-So.', 4], ['R-So', 4], ['RSo.', 4], ['RS SO', 4], ['r-SO-1L', 4], ['rSo', 4], ['Redshirt Sophomore', 4], ['So. - RS', 4],
  ['Jr.', 5], ['Jr', 5], ['JR', 5], ['jr.', 5], ['Junior', 5], ['JUNIOR', 5], ['3V', 5], ['Third Year', 5], ['3rd Year', 5], ['Jr.-2L', 5], ['Jr.*', 5],
  ['R-Jr.', 6], ['R-Jr', 6], ['RJr.', 6], ['RS JR', 6], ['Redshirt Junior', 6], ['Redshirt-Junior', 6],
  ['Sr.', 7], ['Sr', 7], ['SR', 7], ['Senior', 7], ['Senior*', 7], ['Sr.+', 7], ['Sr.-3L', 7], ['COVID Senior', 7], ['Super Senior', 7], ['4V', 7], ['Fourth Year', 7], ['4th Year', 7],
  ['R-Sr.', 8], ['R-Sr', 8], ['RSr.', 8], ['RS SR', 8], ['Redshirt Senior', 8],
  ['Gr.', 9], ['GR', 9], ['Gr', 9], ['G', 9], ['GS', 9], ['Grad', 9], ['Grad.', 9], ['Graduate', 9], ['Graduate Student', 9], ['Grad Student', 9],
  ['5th', 10], ['5th Year', 10], ['5th-year Senior', 10], ['Fifth Year', 10], ['5th Yr', 10],
  ['R-5th', 11], ['Redshirt 5th-Year', 11],
  ['6th', 12], ['Sixth Year', 12],
  ['Rs.', 0], ['RS', 0], ['Redshirt', 0],
  ['2024', null], ['Wizard', null], ['N/A', null], ['-', null], ['Manager', null],
]
