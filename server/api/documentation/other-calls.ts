const number = (name: string, description?: string) => ({
  name,
  in: 'query',
  required: false,
  schema: { type: 'integer', minimum: 0 },
  ...(description ? { description } : {}),
})
const unknownHost = { 421: { description: 'No department uses this host name.' } }

const gameInPath = { name: 'gameId', in: 'path', required: true, schema: { type: 'integer' } }
const noSender = {
  401: { description: 'Missing or invalid token, or an expired link.' },
  403: { description: 'Token for another game, or without this permission.' },
  404: { description: 'Unknown game.' },
}

/** Calls that do not return JSON, and those of version 2.1, as OpenAPI path items. */
export const otherCalls: Record<string, Record<string, unknown>> = {
  '/api/v2/ingest/games/{gameId}/stats': {
    put: {
      operationId: 'ingestStats',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary:
        'Accepts a stat file of a game: StatCrew XML, or the JSON feed of a scoring program. ' +
        'Open pages show its score within a second unless it is held for review.',
      parameters: [
        gameInPath,
        {
          name: 'hold',
          in: 'query',
          required: false,
          schema: { type: 'integer', enum: [1] },
          description: 'Hold this version for review in any case.',
        },
      ],
      requestBody: {
        required: true,
        content: {
          'application/xml': { schema: { type: 'string' } },
          'application/json': { schema: { type: 'object' } },
        },
      },
      responses: {
        200: {
          description:
            'Accepted (`published`), held for review (`held`), or identical to an earlier file ' +
            '(`changed: false`).',
        },
        ...noSender,
        413: { description: 'Larger than 2 MB.' },
        422: {
          description: 'Not a valid stat file, or one of another game; `detail` explains the fix.',
        },
      },
    },
  },
  '/api/v2/ingest/games/{gameId}/versions': {
    get: {
      operationId: 'statVersions',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: 'The 50 newest versions of a game with findings and status.',
      parameters: [gameInPath],
      responses: { 200: { description: 'Newest first.' }, ...noSender },
    },
  },
  '/api/v2/ingest/games/{gameId}/versions/{version}': {
    post: {
      operationId: 'decideVersion',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: 'Publishes or rejects a version. Requires the token of the department.',
      parameters: [
        gameInPath,
        { name: 'version', in: 'path', required: true, schema: { type: 'integer' } },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['action'],
              properties: {
                action: { type: 'string', enum: ['publish', 'drop'] },
                sure: { type: 'boolean' },
              },
            },
          },
        },
      },
      responses: {
        200: { description: 'The versions after the change.' },
        ...noSender,
        409: {
          description:
            'A newer version, or this one, is already published; send `sure: true` to go back.',
        },
      },
    },
  },
  '/api/v2/ingest/games/{gameId}/hold': {
    put: {
      operationId: 'holdVersions',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary:
        'Sets which versions are held for review: none, those with another game or an ' +
        'impossible score, or all. Requires the token of the department.',
      parameters: [gameInPath],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['hold'],
              properties: { hold: { type: 'string', enum: ['never', 'findings', 'always'] } },
            },
          },
        },
      },
      responses: { 200: { description: 'The new setting.' }, ...noSender },
    },
  },
  '/api/v2/ingest/games/{gameId}/hand': {
    get: {
      operationId: 'handSheet',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: 'The hand-scored sheet of a game, and whether it is published.',
      parameters: [
        gameInPath,
        number('after', 'The number of the last known event; only newer ones are returned.'),
      ],
      responses: {
        200: { description: 'The events, their number, and the published version.' },
        ...noSender,
      },
    },
    put: {
      operationId: 'keepByHand',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary:
        'Adds scoring events. The device creates the id of an event, which makes retries safe.',
      parameters: [gameInPath, number('after')],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['events'],
              properties: { events: { type: 'array', maxItems: 1000, items: { type: 'object' } } },
            },
          },
        },
      },
      responses: {
        200: { description: 'Events by others since `after`, and the publication state.' },
        ...noSender,
        413: { description: 'Larger than 400 KB.' },
        422: { description: 'Invalid events, or too many.' },
      },
    },
  },
  '/api/v2/ingest/games/{gameId}/links': {
    get: {
      operationId: 'scorerLinks',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: 'Active scoring links of a game.',
      parameters: [gameInPath],
      responses: { 200: { description: 'Links without their tokens.' }, ...noSender },
    },
    post: {
      operationId: 'makeScorerLink',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: 'Creates a scoring link for one game, with an expiry time.',
      parameters: [gameInPath],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['hours', 'name'],
              properties: {
                hours: { type: 'integer', minimum: 1, maximum: 72 },
                name: { type: 'string', maxLength: 60 },
              },
            },
          },
        },
      },
      responses: { 201: { description: 'The URL; it cannot be read again.' }, ...noSender },
    },
  },
  '/api/v2/ingest/games/{gameId}/links/{id}': {
    delete: {
      operationId: 'endScorerLink',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: 'Revokes a scoring link.',
      parameters: [
        gameInPath,
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      ],
      responses: { 204: { description: 'Revoked.' }, ...noSender },
    },
  },
  '/api/v2/stream': {
    get: {
      operationId: 'stream',
      tags: ['Stream'],
      summary:
        'Live changes as server-sent events. The first frame tells the client whether it is ' +
        'up to date or must read again.',
      parameters: [
        {
          name: 'topics',
          in: 'query',
          required: false,
          schema: { type: 'string' },
          description: '`games` (default): all games. `game:12,game:15`: only these, at most 200.',
        },
      ],
      responses: {
        200: {
          description:
            'text/event-stream; the id of a frame is `epoch:sequence`, and is sent back as ' +
            'Last-Event-ID.',
        },
        400: { description: 'Invalid topic.' },
        ...unknownHost,
      },
    },
  },
  '/api/v2/Calendar/subscribe': {
    get: {
      operationId: 'calendarSubscribe',
      tags: ['Calendar'],
      summary:
        'Games of the past year and the next two, for calendar apps (type=ICS) or ' +
        'spreadsheets (type=CSV).',
      parameters: [
        {
          name: 'type',
          in: 'query',
          required: true,
          schema: { type: 'string', enum: ['ICS', 'CSV'] },
        },
        {
          name: 'sportId',
          in: 'query',
          required: false,
          schema: { type: 'string' },
          description: 'One or more comma-separated sport ids: 3,7.',
        },
        {
          name: 'gameId',
          in: 'query',
          required: false,
          schema: { type: 'integer' },
          description: 'Only this game, on any date.',
        },
        {
          name: 'locationIndicator',
          in: 'query',
          required: false,
          schema: { type: 'string', enum: ['H', 'A', 'N'] },
        },
        {
          name: 'scores',
          in: 'query',
          required: false,
          schema: { type: 'string', enum: ['none'] },
          description: 'Omit scores and results.',
        },
      ],
      responses: {
        200: { description: 'text/calendar (RFC 5545), or text/csv.' },
        400: { description: '`type` must be ICS or CSV.' },
        404: { description: 'The calendar does not have this game.' },
        ...unknownHost,
      },
    },
  },
  '/api/v2/Rss/xml': {
    get: {
      operationId: 'rss',
      tags: ['Rss'],
      summary: 'The 50 newest stories of the department, or of a sport, as an RSS feed.',
      parameters: [number('sportId')],
      responses: {
        200: { description: 'application/rss+xml' },
        400: { description: '`sportId` must be a number.' },
        404: { description: 'Unknown sport.' },
        ...unknownHost,
      },
    },
  },
  '/api/v2.1/{list}': {
    get: {
      operationId: 'cursors',
      tags: ['Version 2.1'],
      summary:
        'Paged lists with cursors instead of page numbers: no duplicates or gaps when items ' +
        'are added or removed.',
      parameters: [
        {
          name: 'list',
          in: 'path',
          required: true,
          schema: { type: 'string' },
          description:
            'podcasts, archives, awards, pressClips, players, videos, opponentHistory, ' +
            'eventsResults (Upcoming=true: upcoming games) and all others, with their own ' +
            'parameters.',
        },
        {
          name: 'After',
          in: 'query',
          required: false,
          schema: { type: 'string' },
          description: 'Returns the items after this cursor.',
        },
        {
          name: 'Before',
          in: 'query',
          required: false,
          schema: { type: 'string' },
          description: 'Returns the items before this cursor.',
        },
        number('PageSize', 'Items per page: 10 by default, at most 100.'),
      ],
      responses: {
        200: {
          description: '`before` and `after` are null at either end.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['items', 'before', 'after'],
                properties: {
                  items: { type: 'array', items: {} },
                  before: { type: ['string', 'null'] },
                  after: { type: ['string', 'null'] },
                },
              },
            },
          },
        },
        400: { description: 'Invalid cursor or parameter.' },
        404: { description: 'No paged list has this name.' },
        ...unknownHost,
      },
    },
  },
}
