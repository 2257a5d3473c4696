import { index, route } from '@react-router/dev/routes'

export default [
  index('routes/home.jsx'),
  route('sports/football/schedule', 'routes/schedule.jsx'),
  route('sports/football/roster', 'routes/roster.jsx'),
  route('news/:year/:month/:day/:slug', 'routes/story.jsx'),
  route('images/*', 'routes/images.js'),
  route('*', 'routes/other.jsx'),
]
