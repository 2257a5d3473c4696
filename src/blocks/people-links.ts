import { createContext } from 'react'
import { playerHref, rosterHref } from '../routes/links.ts'

/** Where the people of a page lead: on one for members to other pages for members. */
export const PeopleLinks = createContext({ player: playerHref, roster: rosterHref })
