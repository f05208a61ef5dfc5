import { Type } from '@sinclair/typebox'
import { Captcha } from '../../entities/account/captcha'
import { endpoint } from '../define'

const Trail = Type.Array(
  /** CSS pixels from the start of the drag; milliseconds since it began. */
  Type.Object({ x: Type.Number(), y: Type.Number(), t: Type.Number() }),
  { minItems: 2, maxItems: 500 },
)

/** Slider captcha. */
export const captchaEndpoints = {
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
}
