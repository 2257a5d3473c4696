import { ingestCalls } from './ingest-calls.ts'
import { numberParameter } from './parameters.ts'

const unknownHost = { 421: { description: 'No department uses this host name.' } }

/** Calls that are not rows of the contract, as OpenAPI path items. */
export const otherCalls: Record<string, Record<string, unknown>> = {
  ...ingestCalls,
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
      parameters: [numberParameter('sportId')],
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
        numberParameter('PageSize', 'Items per page: 10 by default, at most 100.'),
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
