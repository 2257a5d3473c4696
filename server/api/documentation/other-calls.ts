const number = (name: string, description?: string) => ({ name, in: 'query', required: false, schema: { type: 'integer', minimum: 0 }, ...(description ? { description } : {}) })
const nobody = { 421: { description: 'No department answers under this host name.' } }

/** The calls that are no reads of JSON, and those of version 2.1, as they stand in the OpenAPI document. */
export const otherCalls: Record<string, Record<string, unknown>> = {
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
      parameters: [{ name: 'topics', in: 'query', required: false, schema: { type: 'string' }, description: 'games: all, as without it. game:12,game:15: these alone, 200 at most.' }],
      responses: { 200: { description: 'text/event-stream; the id of a frame is `epoch:sequence`, and is sent back as Last-Event-ID.' }, 400: { description: 'A topic that cannot be read.' }, ...nobody },
    },
  },
  '/api/v2/Calendar/subscribe': {
    get: {
      operationId: 'calendarSubscribe', tags: ['Calendar'],
      summary: 'The games of a year behind and two ahead, for a calendar of one\'s own (type=ICS) or a spreadsheet (type=CSV).',
      parameters: [
        { name: 'type', in: 'query', required: true, schema: { type: 'string', enum: ['ICS', 'CSV'] } },
        { name: 'sportId', in: 'query', required: false, schema: { type: 'string' }, description: 'A sport, or several with commas between them: 3,7.' },
        { name: 'gameId', in: 'query', required: false, schema: { type: 'integer' }, description: 'This game alone, whenever it is.' },
        { name: 'locationIndicator', in: 'query', required: false, schema: { type: 'string', enum: ['H', 'A', 'N'] } },
      ],
      responses: { 200: { description: 'text/calendar (RFC 5545), or text/csv.' }, 400: { description: 'No type, or none of the two.' }, 404: { description: 'No such game is in the calendar.' }, ...nobody },
    },
  },
  '/api/v2/Rss/xml': {
    get: {
      operationId: 'rss', tags: ['Rss'],
      summary: 'The fifty newest stories of the department, or of a sport, as an RSS feed.',
      parameters: [number('sportId')],
      responses: { 200: { description: 'application/rss+xml' }, 400: { description: 'sportId is no number.' }, 404: { description: 'There is no such sport.' }, ...nobody },
    },
  },
  '/api/v2.1/{list}': {
    get: {
      operationId: 'cursors', tags: ['Version 2.1'],
      summary: 'Every list that pages, with cursors instead of numbers of pages: what came or went meanwhile neither doubles nor skips anything.',
      parameters: [
        { name: 'list', in: 'path', required: true, schema: { type: 'string' }, description: 'podcasts, archives, awards, pressClips, players, videos, opponentHistory, eventsResults (Upcoming=true: games to come), and every other; its own parameters too.' },
        { name: 'After', in: 'query', required: false, schema: { type: 'string' }, description: 'What comes after this cursor.' },
        { name: 'Before', in: 'query', required: false, schema: { type: 'string' }, description: 'What comes before it.' },
        number('PageSize', 'Entries: 10 unless said, 100 at most.'),
      ],
      responses: {
        200: { description: 'before and after are null where nothing more comes.', content: { 'application/json': { schema: { type: 'object', required: ['items', 'before', 'after'], properties: { items: { type: 'array', items: {} }, before: { type: ['string', 'null'] }, after: { type: ['string', 'null'] } } } } } },
        400: { description: 'A cursor or a parameter cannot be read.' }, 404: { description: 'No list that pages has this name.' }, ...nobody,
      },
    },
  },
}
