import { readDocument, readDocumentByPath, readDocuments } from '../../content/files/documents.ts'
import { readSportFile, readSportFiles } from '../../content/stories/sport-files.ts'
import type { HandlersOf } from './parts.ts'

export const documentHandlers: HandlersOf<typeof import('../../../src/contract/api/documents.ts')> =
  {
    documents: (reading, query) => readDocuments(reading, query),
    document: (reading, { documentId }) => readDocument(reading, documentId),
    documentByPath: (reading, { path }) => readDocumentByPath(reading, path),
    sportFiles: (reading, query) => readSportFiles(reading, query),
    sportFile: (reading, { date, filename, access }) =>
      readSportFile(reading, date, filename, access),
  }
