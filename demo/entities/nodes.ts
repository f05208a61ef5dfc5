import { insert } from '../../server/src/db/insert'
import type { NodeSeed } from '../data/types'
import { numbered, type Scene } from './insert'

interface Flat {
  name: string
  parent: string | null
  depth: number
  position: number
  isActive: boolean
}

/** The tree as a list, each node before those below it. */
function flatten(nodes: readonly NodeSeed[], parent: string | null = null, depth = 1): Flat[] {
  return nodes.flatMap(({ name, isActive = true, children = [] }, position) => [
    { name, parent, depth, position, isActive },
    ...flatten(children, name, depth + 1),
  ])
}

/** The classification nodes; gives the id of each by its name, which no other of the tenant bears. */
export async function seedNodes({ tx, tenantId }: Scene, tree: readonly NodeSeed[]): Promise<(name: string) => number> {
  const nodes = flatten(tree)
  const idOf = numbered(nodes, ({ name }) => name)
  const rows = nodes.map(({ parent, ...row }) => ({
    tenantId,
    id: idOf(row.name),
    parentId: parent === null ? null : idOf(parent),
    ...row,
  }))
  await insert(tx, 'node', rows)
  return idOf
}
