import { insert } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'

/** A classification node below `parent`, or a root. */
export async function makeNode(
  tx: Connection,
  tenantId: number,
  name: string,
  {
    parentId = null,
    depth = 1,
    isActive = true,
    position = 0,
  }: { parentId?: number | null; depth?: number; isActive?: boolean; position?: number } = {},
): Promise<number> {
  const [row] = await insert(tx, 'node', { tenantId, name, parentId, depth, isActive, position }, { returning: ['id'] })
  return row?.id ?? 0
}
