import { numberParameter } from './parameters.ts'

const gameInPath = { name: 'gameId', in: 'path', required: true, schema: { type: 'integer' } }
const noSender = {
  401: { description: 'Missing or invalid token, or an expired link.' },
  403: { description: 'Token for another game, or without this permission.' },
  404: { description: 'Unknown game.' },
}

/** Calls of the press box as OpenAPI path items: stat files, versions, scores kept by hand. */
export const ingestCalls: Record<string, Record<string, unknown>> = {
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
        numberParameter(
          'after',
          'The number of the last known event; only newer ones are returned.',
        ),
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
      parameters: [gameInPath, numberParameter('after')],
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
}
