/** The router in a task of its own. */
export { matchRoutes } from 'react-router'
