import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import type { Deps } from '../../../http/deps'
import { merchantAccount } from '../../shared/credential'
import { sendFailure } from '../../../http/plugins/errors'
import { labelOf } from '../../../http/request/label'
import { languageOf } from '../../../http/request/language'
import type { TenantRegistry } from '../../../http/request/tenant-registry'
import { type PaymentVendor, paymentVendors } from '@storefront/contract/domain/checkout/payment-methods'
import type { PayState } from '../../../core/ports.types'
import { settle } from './settle'

/** Vendors' notices are small. */
const BODY_LIMIT = 64 * 1024

/**
 * Handles POST /api/notify/{vendor}/{tenant}/, which the vendors call. It needs the raw body, because the signature
 * covers its bytes. There is no session and no csrf; the signature identifies the sender.
 */
export async function notifyPlugin(
  app: FastifyInstance,
  { deps, directory }: { deps: Deps; directory: TenantRegistry },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Params: { vendor: string; tenant: string } }>(
    '/api/notify/:vendor/:tenant',
    { schema: { hide: true } },
    async (request, reply) => {
      const vendor = paymentVendors.find((name) => name === request.params.vendor)
      const tenant = await directory.find({ by: 'slug', value: request.params.tenant })
      if (!tenant || !vendor) return sendFailure(reply, fail('notFound'), languageOf(request, null))
      const now = deps.ports.clock.now()
      const ctx: JobCtx = {
        tenant,
        language: tenant.language,
        now,
        db: deps.database.of(tenant.id, 'call', labelOf(tenant, request)),
        ports: deps.ports,
        log: request.log,
      }
      const state = await readNotice(ctx, vendor, request)
      const ok = state !== null && (state.state !== 'paid' || (await ctx.db.tx((tx) => settle(ctx, tx, vendor, state))))
      if (!ok) request.log.warn({ vendor, tenant: tenant.slug }, 'a payment notice was refused')
      return acknowledge(ctx, vendor, ok, reply)
    },
  )
}

async function readNotice(ctx: JobCtx, vendor: PaymentVendor, request: FastifyRequest): Promise<PayState | null> {
  const account = await ctx.db.read((tx) => merchantAccount(tx, ctx, vendor))
  if (!account) return null
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
  const body = typeof request.body === 'string' ? request.body : ''
  return ctx.ports.payments[vendor].readNotice(account, { headers, body, now: ctx.now, currency: ctx.tenant.currency })
}

function acknowledge(ctx: JobCtx, vendor: PaymentVendor, ok: boolean, reply: FastifyReply): FastifyReply {
  const { status, contentType, body } = ctx.ports.payments[vendor].acknowledge(ok)
  return reply.code(status).header('content-type', contentType).send(body)
}
