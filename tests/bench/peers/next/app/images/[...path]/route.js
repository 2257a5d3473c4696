import { fetchImage } from '../../shared/read.js'

export async function GET(_request, { params }) {
  return fetchImage((await params).path.join('/'))
}
