import type { CredentialKind } from '@storefront/contract/domain/site/credentials'
import type { CredentialCheck } from '@storefront/contract/entities/studio/credential'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { logisticsAccount, merchantAccount, miniApp, webAccount } from '../../shared/credential'
import { randomCode } from '../../../lib/random'
import { type MiniApp, type PaymentVendor, UpstreamError } from '../../../core/ports.types'

/** Asks a vendor; null when it takes the contract, else what it said. Undefined where there is no contract. */
type Check = (ctx: UserCtx) => Promise<string | null | undefined>

async function checkToken(ctx: UserCtx, app: MiniApp | null): Promise<string | null | undefined> {
  if (!app) return undefined
  await ctx.ports.wechatWeb.accessToken(app)
  return null
}

/** A payment that nobody opened: the vendor says so when it takes our signature and we take its own. */
const checkPayment =
  (vendor: PaymentVendor): Check =>
  async (ctx) => {
    const account = await ctx.db.read((tx) => merchantAccount(tx, ctx, vendor))
    if (!account) return undefined
    await ctx.ports.payments[vendor].query(account, `CHECK${randomCode(16)}`, ctx.tenant.currency)
    return null
  }

const checks: Readonly<Record<CredentialKind, Check>> = {
  weapp: async (ctx) => checkToken(ctx, await ctx.db.read((tx) => miniApp(tx, ctx, 'weapp'))),
  wechat: async (ctx) => checkToken(ctx, await ctx.db.read((tx) => webAccount(tx, ctx))),
  async alipay(ctx) {
    const app = await ctx.db.read((tx) => miniApp(tx, ctx, 'alipay'))
    if (!app) return undefined
    const account = {
      appId: app.appId,
      merchantId: '',
      privateKey: app.secret,
      vendorPublicKey: app.vendorPublicKey ?? '',
    }
    await ctx.ports.payments.alipay.query(
      { ...account, serial: '', vendorPublicKeyId: '', apiKey: '' },
      `CHECK${randomCode(16)}`,
      ctx.tenant.currency,
    )
    return null
  },
  'pay:wechat': checkPayment('wechat'),
  'pay:alipay': checkPayment('alipay'),
  'pay:midtrans': checkPayment('midtrans'),
  async logistics(ctx) {
    const account = await ctx.db.read((tx) => logisticsAccount(tx, ctx))
    if (!account) return undefined
    const reply = await ctx.ports.logistics.track(account, {
      company: 'shunfeng',
      number: 'SF0000000000000',
      mobileTail: '0000',
    })
    return reply.result === 'refused' || reply.result === 'unreachable' ? reply.reason : null
  },
}

/** Says what went wrong: which key is at fault, or what the vendor said. */
const problemText = ({ language }: UserCtx, { fault, message }: UpstreamError): string =>
  translate(language, `site.credential.${fault ?? 'refused'}`, { reason: message })

/** Asks the vendor of a contract by a call that changes nothing there. */
export async function checkCredential(ctx: UserCtx, kind: CredentialKind): Promise<CredentialCheck | Failure> {
  const problem = await checks[kind](ctx).catch((error: unknown) => {
    if (error instanceof UpstreamError) return problemText(ctx, error)
    // A key that is none fails before anything is sent.
    ctx.log.info({ kind }, 'a credential could not be used')
    return translate(ctx.language, 'site.credential.unusable')
  })
  if (problem === undefined) return fail('notFound')
  return problem === null
    ? { ok: true, detail: translate(ctx.language, 'site.credential.good') }
    : { ok: false, detail: problem }
}
