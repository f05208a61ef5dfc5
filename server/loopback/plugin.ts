import type { FastifyInstance } from 'fastify'
import { type Address, resolveAddress } from '../src/ports/config'
import type { Clock } from '../src/core/ports.types'
import { analyticsRoutes } from './analytics'
import { cdnRoutes } from './cdn'
import { alipayRoutes } from './alipay/gateway'
import { alipayNotice } from './alipay/sign'
import { appRoutes } from './pages/app'
import { cashierRoutes } from './payment/cashier'
import { clientRoutes } from './payment/client'
import type { Context, RefundStatus } from './context'
import { dnsRoutes } from './dns'
import { drandRoutes } from './drand'
import { editorRoutes } from './pages/editor'
import { kuaidi100Routes } from './kuaidi100'
import { keyBook, type TenantKeys } from './keys'
import { midtransRoutes } from './midtrans/api'
import { midtransNotice } from './midtrans/transaction'
import { notifier } from './payment/notifier'
import { s3Routes } from './s3'
import { smsRoutes } from './sms'
import { toolRoutes } from './tools'
import { openLedger, type Trade } from './payment/trades'
import { wechatRoutes } from './wechat/login'
import { wechatApiRoutes } from './wechat/api'
import { wxpayRoutes } from './wechat/wxpay'
import { wxpayNotice } from './wechat/wxpay-sign'

export interface LoopbackOptions {
  /** The public address of the site, used in the addresses of the cashier pages. '' makes them relative. */
  publicUrl: Address
  /** The address at which this process reaches itself; notices to `publicUrl` are sent there. Default `publicUrl`. */
  internalUrl?: Address
  /** Trades and keys are kept in `{dataDir}/loopback`. */
  dataDir: string
  clock?: Clock
  /** Waits before a notice is sent again, in milliseconds. */
  retryDelays?: readonly number[]
  /** Returns the state that WeChat reports when a refund is queried; by default it is done. */
  refundStatus?: () => RefundStatus
}

const RETRY_DELAYS = [1_000, 3_000, 10_000, 30_000, 60_000, 180_000, 600_000, 1_800_000]
const BODY_MAX = 16 * 1024 * 1024

/**
 * The vendors' protocols under `/loopback` (register without prefix). Its routes are plain form and
 * JSON endpoints outside `/api`: hooks for CSRF, sessions and tenants must let `/loopback/` pass.
 * They are hidden from the OpenAPI page and keep their own body parser, which hands over raw bytes.
 */
export async function loopbackPlugin(app: FastifyInstance, options: LoopbackOptions): Promise<void> {
  const keys = keyBook(options.dataDir)
  const clock = options.clock ?? { now: () => new Date() }
  const publicUrl = () => resolveAddress(options.publicUrl)
  const inside = () => resolveAddress(options.internalUrl ?? options.publicUrl)
  const refundStatus = options.refundStatus ?? (() => 'SUCCESS')
  const ledger = await openLedger(options.dataDir)

  /** Returns this process's own address for a public one, because a proxy in front may not let us in. */
  const route = (url: string): string => {
    const own = publicUrl()
    if (url.startsWith('/')) return inside() + url
    // Nobody said where people reach the site: then no name that a buyer came by may lead a notice elsewhere.
    if (own === '' && inside() !== '' && URL.canParse(url)) return inside() + new URL(url).pathname
    return own && url.startsWith(`${own}/`) ? inside() + url.slice(own.length) : url
  }
  const keysOf = async (trade: Trade): Promise<TenantKeys> => {
    const key = await keys.find((tenant) => tenant.tenant === trade.tenant)
    if (!key) throw new Error(`the keys of ${trade.tenant} are gone`)
    return key
  }
  const sender = notifier({
    ledger,
    route,
    retryDelays: options.retryDelays ?? RETRY_DELAYS,
    log: app.log,
    sign: {
      wechat: async (trade) => wxpayNotice((await keys.vendor()).wxpay, await keysOf(trade), trade, clock.now()),
      alipay: async (trade) => alipayNotice((await keys.vendor()).alipay, await keysOf(trade), trade, clock.now()),
      midtrans: async (trade) => midtransNotice(await keysOf(trade), trade, clock.now()),
    },
  })
  const context: Context = {
    dataDir: options.dataDir,
    keys,
    ledger,
    notifier: sender,
    clock,
    publicUrl,
    inside,
    refundStatus,
    log: app.log,
  }

  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX }, (_request, body, done) =>
        done(null, body),
      )
      scope.addHook('onRoute', (route) => {
        // `hide` is @fastify/swagger's word, unknown to fastify's own types.
        route.schema = Object.assign({}, route.schema, { hide: true })
      })
      for (const routes of [
        wechatRoutes,
        wechatApiRoutes,
        alipayRoutes,
        wxpayRoutes,
        midtransRoutes,
        smsRoutes,
        kuaidi100Routes,
        drandRoutes,
        analyticsRoutes,
        cdnRoutes,
        dnsRoutes,
        s3Routes,
        cashierRoutes,
        clientRoutes,
        toolRoutes,
        appRoutes,
        editorRoutes,
      ])
        routes(scope, context)
    },
    { prefix: '/loopback' },
  )
  app.addHook('onListen', async () => sender.resume())
  app.addHook('onClose', async () => sender.stop())
}
