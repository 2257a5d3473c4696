/** The calls that are no reads of JSON, as they stand in the OpenAPI document. */
export const writingCalls: Record<string, Record<string, unknown>> = {
  '/api/v2/ingest/games/{gameId}/stats': {
    put: {
      operationId: 'ingestStats', tags: ['Ingest'], security: [{ token: [] }],
      summary: "A scorer's stat file of a game, in the StatCrew XML family. Every open page shows its score within a second.",
      parameters: [{ name: 'gameId', in: 'path', required: true, schema: { type: 'integer' } }],
      requestBody: { required: true, content: { 'application/xml': { schema: { type: 'string' } } } },
      responses: {
        200: { description: 'Taken, or the very same file came before (changed: false).' },
        401: { description: 'No token of this department.' }, 404: { description: 'There is no such game.' },
        413: { description: 'Larger than 2 MB.' }, 422: { description: 'Not a stat file that can be read; the answer names the line.' },
      },
    },
  },
  '/api/v2/stream': {
    get: {
      operationId: 'stream', tags: ['Stream'],
      summary: 'Changes as they happen, as server-sent events. The first frame says whether the client is caught up or must read again.',
      parameters: [{ name: 'topics', in: 'query', required: false, schema: { type: 'string' }, description: 'games, game:12, schedule:3 …, with commas between.' }],
      responses: { 200: { description: 'text/event-stream; the id of a frame is `epoch:sequence`, and is sent back as Last-Event-ID.' } },
    },
  },
  '/api/v2/Calendar/subscribe': {
    get: {
      operationId: 'calendarSubscribe', tags: ['Calendar'],
      summary: 'The games of a year behind and two ahead, for a calendar of one\'s own (type=ICS) or a spreadsheet (type=CSV).',
      parameters: [
        { name: 'type', in: 'query', required: true, schema: { type: 'string', enum: ['ICS', 'CSV'] } },
        { name: 'sportId', in: 'query', required: false, schema: { type: 'integer' } },
        { name: 'locationIndicator', in: 'query', required: false, schema: { type: 'string', enum: ['H', 'A', 'N'] } },
      ],
      responses: { 200: { description: 'text/calendar (RFC 5545), or text/csv.' }, 400: { description: 'No type, or none of the two.' } },
    },
  },
}
