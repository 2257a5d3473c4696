import { createContext } from 'react'
import { playerHref, rosterHref } from '../routes/links.ts'

/** Links to people. Members' pages link to other members' pages. */
export const PeopleLinks = createContext({ player: playerHref, roster: rosterHref })
