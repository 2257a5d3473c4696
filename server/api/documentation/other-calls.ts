const number = (name: string, description?: string) => ({
  name,
  in: 'query',
  required: false,
  schema: { type: 'integer', minimum: 0 },
  ...(description ? { description } : {}),
})
const nobody = { 421: { description: 'No department answers under this host name.' } }

const gameInPath = { name: 'gameId', in: 'path', required: true, schema: { type: 'integer' } }
const noSender = {
  401: { description: 'No token of this department, or a link that has ended.' },
  403: { description: 'A link for another game, or for less than this.' },
  404: { description: 'There is no such game.' },
}

/** Calls that do not return JSON, and those of version 2.1, as OpenAPI path items. */
export const otherCalls: Record<string, Record<string, unknown>> = {
  '/api/v2/ingest/games/{gameId}/stats': {
    put: {
      operationId: 'ingestStats',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary:
        "A scorer's stat file of a game, in the StatCrew XML family, or the JSON feed of a " +
        'scoring program. Every open page shows its score within a second, unless it waits ' +
        'for a person.',
      parameters: [
        gameInPath,
        {
          name: 'hold',
          in: 'query',
          required: false,
          schema: { type: 'integer', enum: [1] },
          description: 'This one waits, whatever is found in it.',
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
            'Taken (status: published), waiting (held), or the very same file came before ' +
            '(changed: false).',
        },
        ...noSender,
        413: { description: 'Larger than 2 MB.' },
        422: {
          description:
            'Not a stat file that can be read, or one of another game; the answer says what to do.',
        },
      },
    },
  },
  '/api/v2/ingest/games/{gameId}/versions': {
    get: {
      operationId: 'statVersions',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary:
        'The fifty newest versions that came for a game, what does not add up in each, and ' +
        'what became of it.',
      parameters: [gameInPath],
      responses: { 200: { description: 'The newest first.' }, ...noSender },
    },
  },
  '/api/v2/ingest/games/{gameId}/versions/{version}': {
    post: {
      operationId: 'decideVersion',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: 'Puts a version on the site, or refuses it. Only with the token of the department.',
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
        200: { description: 'The versions as they are then.' },
        ...noSender,
        409: {
          description: 'The site shows a newer one (send sure: true to go back), or this very one.',
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
        'Which versions of a game wait for a person: none, those that would show another ' +
        'game or a score that cannot be, or all. Only with the token of the department.',
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
      responses: { 200: { description: 'As it is from now on.' }, ...noSender },
    },
  },
  '/api/v2/ingest/games/{gameId}/hand': {
    get: {
      operationId: 'handSheet',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: 'The sheet of a game that is kept by hand, and whether it is what fans see.',
      parameters: [
        gameInPath,
        number('after', 'The number of the last event that is known: only newer ones come.'),
      ],
      responses: {
        200: { description: 'The events, how many there are, and the version that is published.' },
        ...noSender,
      },
    },
    put: {
      operationId: 'keepByHand',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary:
        'Taps of the scoring page. Each has an id of the device that made it: sent again it ' +
        'counts once.',
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
        200: { description: 'What others have tapped since `after`, and what became of it all.' },
        ...noSender,
        413: { description: 'Larger than 400 KB.' },
        422: { description: 'Not taps, or more than a game has.' },
      },
    },
  },
  '/api/v2/ingest/games/{gameId}/links': {
    get: {
      operationId: 'scorerLinks',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: 'The links of helpers that have not ended.',
      parameters: [gameInPath],
      responses: { 200: { description: 'Without their secrets.' }, ...noSender },
    },
    post: {
      operationId: 'makeScorerLink',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: 'A link for a helper: it opens the scoring page of this one game, and ends.',
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
      responses: { 201: { description: 'Its address, which is not told again.' }, ...noSender },
    },
  },
  '/api/v2/ingest/games/{gameId}/links/{id}': {
    delete: {
      operationId: 'endScorerLink',
      tags: ['Ingest'],
      security: [{ token: [] }],
      summary: "Ends a helper's link.",
      parameters: [
        gameInPath,
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      ],
      responses: { 204: { description: 'It has ended.' }, ...noSender },
    },
  },
  '/api/v2/stream': {
    get: {
      operationId: 'stream',
      tags: ['Stream'],
      summary:
        'Changes as they happen, as server-sent events. The first frame says whether the ' +
        'client is caught up or must read again.',
      parameters: [
        {
          name: 'topics',
          in: 'query',
          required: false,
          schema: { type: 'string' },
          description: 'games: all, as without it. game:12,game:15: these alone, 200 at most.',
        },
      ],
      responses: {
        200: {
          description:
            'text/event-stream; the id of a frame is `epoch:sequence`, and is sent back as ' +
            'Last-Event-ID.',
        },
        400: { description: 'A topic that cannot be read.' },
        ...nobody,
      },
    },
  },
  '/api/v2/Calendar/subscribe': {
    get: {
      operationId: 'calendarSubscribe',
      tags: ['Calendar'],
      summary:
        "The games of a year behind and two ahead, for a calendar of one's own (type=ICS) or " +
        'a spreadsheet (type=CSV).',
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
          description: 'A sport, or several with commas between them: 3,7.',
        },
        {
          name: 'gameId',
          in: 'query',
          required: false,
          schema: { type: 'integer' },
          description: 'This game alone, whenever it is.',
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
          description: 'Without a word of how a game stands or ended.',
        },
      ],
      responses: {
        200: { description: 'text/calendar (RFC 5545), or text/csv.' },
        400: { description: 'No type, or none of the two.' },
        404: { description: 'No such game is in the calendar.' },
        ...nobody,
      },
    },
  },
  '/api/v2/Rss/xml': {
    get: {
      operationId: 'rss',
      tags: ['Rss'],
      summary: 'The fifty newest stories of the department, or of a sport, as an RSS feed.',
      parameters: [number('sportId')],
      responses: {
        200: { description: 'application/rss+xml' },
        400: { description: 'sportId is no number.' },
        404: { description: 'There is no such sport.' },
        ...nobody,
      },
    },
  },
  '/api/v2.1/{list}': {
    get: {
      operationId: 'cursors',
      tags: ['Version 2.1'],
      summary:
        'Every list that pages, with cursors instead of numbers of pages: what came or went ' +
        'meanwhile neither doubles nor skips anything.',
      parameters: [
        {
          name: 'list',
          in: 'path',
          required: true,
          schema: { type: 'string' },
          description:
            'podcasts, archives, awards, pressClips, players, videos, opponentHistory, ' +
            'eventsResults (Upcoming=true: games to come), and every other; its own ' +
            'parameters too.',
        },
        {
          name: 'After',
          in: 'query',
          required: false,
          schema: { type: 'string' },
          description: 'What comes after this cursor.',
        },
        {
          name: 'Before',
          in: 'query',
          required: false,
          schema: { type: 'string' },
          description: 'What comes before it.',
        },
        number('PageSize', 'Entries: 10 unless said, 100 at most.'),
      ],
      responses: {
        200: {
          description: 'before and after are null where nothing more comes.',
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
        400: { description: 'A cursor or a parameter cannot be read.' },
        404: { description: 'No list that pages has this name.' },
        ...nobody,
      },
    },
  },
}
