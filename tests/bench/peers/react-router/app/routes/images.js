import { fetchImage } from '../shared/read.js'

export const loader = ({ params }) => fetchImage(params['*'])
