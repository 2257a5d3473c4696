/** The id of the header's search popover. */
export const popoutId = 'search-popout'
