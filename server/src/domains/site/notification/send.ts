import { keysOf } from '@storefront/contract/domain/keys-of'
import { cutText } from '@storefront/contract/domain/text/graphemes'
import type { JobCtx } from '../../../core/context.types'
import type { TopicMessages } from '../../shared/credential'
import { withAccessToken } from '../../shared/wechat-token'
import {
  type MiniApp,
  type MiniVendor,
  type SubscribeMessage,
  type SubscribeResult,
  UpstreamError,
} from '../../../core/ports.types'

/** The function that sends a message, for each vendor. */
export const senders: Readonly<
  Record<MiniVendor, (ctx: JobCtx, app: MiniApp, message: SubscribeMessage) => Promise<SubscribeResult>>
> = {
  weapp: (ctx, app, message) => withAccessToken(ctx, app, (token) => ctx.ports.wechatWeb.sendSubscribe(token, message)),
  alipay: (ctx, app, message) => ctx.ports.alipayMini.sendSubscribe(app, message),
}

// The oldest consent whose user has an id with its vendor; two concurrent senders take different ones.
const CLAIM = `with chosen as (
    select g.id, p.open_id from notify_grant g
      join unnest($4::text[], $5::text[], $6::text[]) as m (vendor, app_id, template) using (vendor, app_id, template)
      cross join lateral (select i.open_id from identity i where i.tenant_id = $1 and i.user_id = $2 and i.vendor = g.vendor and i.app_id = g.app_id
        order by i.created_at desc limit 1) p
    where g.tenant_id = $1 and g.user_id = $2 and g.used_at is null order by g.id limit 1 for update of g skip locked)
  update notify_grant n set used_at = $3 from chosen c where n.tenant_id = $1 and n.id = c.id and n.used_at is null
  returning n.id, n.vendor, n.template, c.open_id`

interface Grant {
  id: number
  vendor: MiniVendor
  template: string
  open_id: string
}

/** A message of a topic to one user. */
interface TopicMessage<Fact extends string> {
  userId: number
  /** The topic's messages of each mini-program of the site. */
  all: readonly TopicMessages<Fact>[]
  /** Page of the mini-program that opens by a tap, with its query. */
  page: string
  /** In WeChat's forms, which suit Alipay, too. */
  facts: Readonly<Record<Fact, string>>
}

/**
 * Sends a message by the mini-program for which the user gave consent, and uses that consent up. If the message was
 * certainly not sent, the consent is restored and the function throws; one that may have been sent is not repeated.
 * @returns null without consent
 */
export async function sendByConsent<Fact extends string>(
  ctx: JobCtx,
  message: TopicMessage<Fact>,
): Promise<(SubscribeResult & { vendor: MiniVendor }) | null> {
  const { userId, all, page, facts } = message
  const targets = all.flatMap(({ vendor, app, templates }) =>
    templates.map((template) => ({ vendor, appId: app.appId, template })),
  )
  const columns = [
    targets.map(({ vendor }) => vendor),
    targets.map(({ appId }) => appId),
    targets.map(({ template }) => template),
  ]
  const [grant] = await ctx.db.tx((tx) => tx.rows<Grant>(CLAIM, [ctx.tenant.id, userId, ctx.now, ...columns]))
  const messages = all.find(({ vendor }) => vendor === grant?.vendor)
  if (!grant || !messages) return null
  const fields = Object.fromEntries(keysOf(facts).map((fact) => [messages.fields[fact], facts[fact]]))
  try {
    const result = await senders[grant.vendor](ctx, messages.app, {
      openId: grant.open_id,
      template: grant.template,
      page,
      fields,
    })
    return { ...result, vendor: grant.vendor }
  } catch (error) {
    if (error instanceof UpstreamError)
      await ctx.db.tx((tx) =>
        tx.rows('update notify_grant set used_at = null where tenant_id = $1 and id = $2', [ctx.tenant.id, grant.id]),
      )
    throw error
  }
}

/** WeChat's maximum number of characters in a field of the kind `thing`. */
const THING_MAX = 20

/** Returns a text as a field of the kind `thing` takes it: cut, and never empty. */
export const thingOf = (text: string): string => cutText(text, THING_MAX) || '-'
