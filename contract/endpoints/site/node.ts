import { Type } from '@sinclair/typebox'
import { UserInfo } from '../../entities/account/user'
import { ById, Id } from '../../entities/common'
import { NodeLevel } from '../../entities/site/node'
import { endpoint } from '../define'

/** Classification nodes. */
export const nodeEndpoints = {
  nodeRoots: endpoint({
    method: 'GET',
    path: '/base/node/roots/',
    summary: "Classification nodes of the first level, and the way to the user's own",
    reply: NodeLevel,
    auth: 'any',
  }),
  nodeChildren: endpoint({
    method: 'GET',
    path: '/base/node/{id}/children/',
    summary: 'Nodes right below one',
    params: ById,
    reply: NodeLevel,
    errors: ['notFound'],
    auth: 'any',
  }),
  nodeChildrenPost: endpoint({
    method: 'POST',
    path: '/base/node/{id}/children/',
    summary: 'The same as the GET, for clients that ask with POST',
    params: ById,
    reply: NodeLevel,
    errors: ['notFound'],
    auth: 'any',
  }),
  setNode: endpoint({
    method: 'POST',
    path: '/base/user/{uuid}/set_node/',
    summary: "Chooses the user's classification node",
    params: Type.Object({ uuid: Type.String({ maxLength: 60 }) }),
    body: Type.Object({ node: Id }),
    reply: UserInfo,
    errors: ['nodeUnavailable', 'forbidden'],
    auth: 'user',
  }),
}
