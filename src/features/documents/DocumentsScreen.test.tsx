import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import DocumentsScreen from './DocumentsScreen.tsx'

const none = { items: [], page: 1, total: 0, pages: 0 }
const shown = (asked: Record<string, string>, total: number) => {
  const documents = { ...none, total, pages: total }
  return renderScreen(<DocumentsScreen asked={asked} documents={documents} pages={none} />)
}

test('shows a message without documents, or for a page beyond the last [RT-20]', () => {
  expect(wordsOf(shown({}, 0))).toContain('No documents yet.')
  const beyond = shown({ page: '9' }, 3)
  expect(wordsOf(beyond)).toContain('There is no page 9.')
  expect(beyond).toMatch(/<a [^>]*href="\/documents"[^>]*>Back to the first page/)
})
