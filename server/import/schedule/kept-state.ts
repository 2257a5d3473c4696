import { GameDoc } from '../../content/docs.ts'
import { publishedVersion } from '../../content/live/stat-files.ts'
import type { Transaction } from '../../content/transaction.ts'
import { warn, type Part } from '../report.ts'

/**
 * A stat file is the newer word on a game than its row: what it said of state and outcome stays,
 * whatever the row says; the row still gives everything else. A row that says otherwise is a
 * warning.
 */
export async function withStatFile(
  writing: Transaction,
  id: number,
  row: GameDoc,
  line: number,
  part: Part,
): Promise<GameDoc> {
  if ((await publishedVersion(writing, id)) === 0) return row
  const before = await writing.db
    .selectFrom('game')
    .select('doc')
    .where('tenant', '=', writing.tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!before) return row
  const { status, gameState, result, media } = GameDoc.parse(JSON.parse(before.doc))
  if (row.status === 'C' || row.status === 'P')
    warn(
      part,
      line,
      `${row.noplayText ?? row.status}, but a stat file has come for this game; the stat file counts`,
    )
  const [said, kept] = [row.result, result].map((r) =>
    r?.status ? `${r.status} ${r.teamScore ?? ''}-${r.opponentScore ?? ''}` : null,
  )
  if (said && kept && said !== kept)
    warn(part, line, `the row says ${said}, the stat file ${kept}; the stat file counts`)
  return {
    ...row,
    status,
    noplayText: null,
    gameState,
    result: result && {
      ...result,
      prescoreInfo: row.result?.prescoreInfo ?? null,
      postscoreInfo: row.result?.postscoreInfo ?? null,
      recap: row.result?.recap ?? result.recap,
    },
    media: { ...row.media, stats: media.stats },
  }
}
