import type { captchaEndpoints } from '@storefront/contract/endpoints/account/captcha'
import type { Routes } from '../../../http/call/handler'
import { verifyCaptcha, createCaptcha } from './service'

/** Handlers of contract/endpoints/account/captcha. */
export const captchaRoutes: Routes<typeof captchaEndpoints> = {
  captcha: createCaptcha,
  captchaVerify: (ctx, { params, body }) => verifyCaptcha(ctx, params.id, body.x, body.datas),
}
