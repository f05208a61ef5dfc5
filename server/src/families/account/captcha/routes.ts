import type { captchaEndpoints } from '@storefront/contract/endpoints/account/captcha'
import type { Routes } from '../../../kernel/handler'
import { answerCaptcha, makeCaptcha } from './service'

/** Handlers of contract/endpoints/account/captcha. */
export const captchaRoutes: Routes<typeof captchaEndpoints> = {
  captcha: makeCaptcha,
  captchaVerify: (ctx, { params, body }) => answerCaptcha(ctx, params.id, body.x, body.datas),
}
