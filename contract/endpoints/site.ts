import { Type } from '@sinclair/typebox'
import { Id } from '../entities/common'
import { Captcha, NodeLevel, SdkConfig } from '../entities/site'
import { endpoint } from './define'

const Trail = Type.Array(
  /** CSS pixels from the start of the drag; milliseconds since it began. */
  Type.Object({ x: Type.Number(), y: Type.Number(), t: Type.Number() }),
  { minItems: 2, maxItems: 500 },
)
const ById = Type.Object({ id: Id })

/** What a site offers its clients: nodes, captcha, the messaging app's SDK (spec 7, Base). */
export const site = {
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
  captcha: endpoint({
    method: 'POST',
    path: '/base/captcha/',
    summary: 'A new slider captcha',
    reply: Captcha,
    auth: 'any',
    beforeLogin: true,
    silent: true,
  }),
  captchaVerify: endpoint({
    method: 'POST',
    path: '/base/captcha/{id}/verify/',
    summary: 'Checks where the piece was put and how it was dragged there; a captcha can be answered once',
    params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
    body: Type.Object({ x: Type.Number(), datas: Trail }),
    reply: Type.Object({ ok: Type.Literal(true) }),
    errors: ['captchaWrong', 'captchaGone'],
    auth: 'any',
    beforeLogin: true,
    silent: true,
  }),
  jssdk: endpoint({
    method: 'GET',
    path: '/base/jssdk/',
    summary: "Signature of a page of this site for the messaging app's SDK",
    query: Type.Object({ url: Type.String({ minLength: 1, maxLength: 2000 }) }),
    reply: SdkConfig,
    errors: ['wxAccountMissing', 'forbidden', 'upstream'],
    auth: 'any',
    beforeLogin: true,
    silent: true,
  }),
}
