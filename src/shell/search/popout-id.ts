/** The sheet of the header's search, for what opens it. */
export const popoutId = 'search-popout'
