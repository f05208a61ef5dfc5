import { Type } from '@sinclair/typebox'
import { Id, Page } from '../../entities/common'
import { Node } from '../../entities/site/node'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** A node, and the users who chose it or one below it. */
const OpsNode = Type.Composite([Node, Type.Object({ members: Type.Integer() })])

/** Classification nodes, for operators. */
export const opsNodeEndpoints = {
  opsNodes: endpoint({
    method: 'GET',
    path: '/ops/base/node/',
    summary:
      'Nodes right below one, else of the first level, each with how many users chose it or one below it; and the way to that one',
    query: Type.Object({ parent: Type.Optional(Id) }),
    reply: Type.Composite([Page(OpsNode), Type.Object({ path: Type.Array(Node) })]),
    errors: ['notFound'],
    auth: permissions.readNode,
  }),
}
