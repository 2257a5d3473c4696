import { ColumnDefinitionNode, PostgresQueryCompiler, type DataTypeNode } from 'kysely'

/**
 * SQLite's integers have 64 bits; there is no truth beside 0 and 1; texts compare by their bytes,
 * wherever the database was made.
 */
const ours: Record<string, string> = {
  integer: 'bigint',
  blob: 'bytea',
  boolean: 'bigint',
  real: 'double precision',
  json: 'text',
  jsonb: 'text',
}

/**
 * Makes of the words of a migration the types that behave on PostgreSQL as they do on SQLite: every
 * later migration gets it, too.
 */
export class SameTypes extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    const type = ours[node.dataType] ?? node.dataType
    const column = this.parentNode !== undefined && ColumnDefinitionNode.is(this.parentNode)
    this.append(column && type === 'text' ? 'text collate "C"' : type)
  }
}
