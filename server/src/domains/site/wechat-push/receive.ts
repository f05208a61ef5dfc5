import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { asObject, textField } from '../../../ports/http'
import type { PushMessage } from '../../../ports/wechat/push-message'
import { settlePicture } from '../../community/moderation/vendor-check'
import { setFollower } from './follower'

/** The data that a job needs of a pushed event. */
type Event =
  | { event: 'follow'; openId: string; isFollow: boolean; at: number }
  | { event: 'picture'; traceId: string; isPassed: boolean }

/**
 * Returns an event of ours in a message, and the key by which the same one is known again; null for all other messages.
 */
function eventOf(message: PushMessage): { key: string; event: Event } | null {
  const name = textField(message, 'Event')
  if (name === 'wxa_media_check') {
    const traceId = textField(message, 'trace_id')
    const isDone = Number(message.errcode ?? 0) === 0
    const suggest = textField(asObject(message.result), 'suggest')
    return traceId
      ? { key: `picture:${traceId}`, event: { event: 'picture', traceId, isPassed: isDone && suggest === 'pass' } }
      : null
  }
  if (name !== 'subscribe' && name !== 'unsubscribe') return null
  const openId = textField(message, 'FromUserName')
  const at = Number(message.CreateTime)
  if (!openId || !Number.isSafeInteger(at) || at <= 0) return null
  return { key: `${name}:${openId}:${at}`, event: { event: 'follow', openId, isFollow: name === 'subscribe', at } }
}

const STORE = `insert into wechat_push (tenant_id, app_id, event_key, payload, created_at) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, event_key) do nothing returning id`

/** Stores an event and plans its work, once: WeChat sends it again when our answer is late. */
export async function receivePush(
  ctx: JobCtx,
  app: 'weapp' | 'wechat',
  appId: string,
  message: PushMessage,
): Promise<void> {
  const pushed = eventOf(message)
  // The pictures are the mini-program's business, the followers the official account's.
  if (!pushed || (pushed.event.event === 'picture') !== (app === 'weapp')) return
  await ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<{ id: number }>(STORE, [
      ctx.tenant.id,
      appId,
      pushed.key.slice(0, 300),
      JSON.stringify(pushed.event),
      ctx.now,
    ])
    if (row)
      await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'wechat_push', key: String(row.id), runAt: ctx.now })
  })
}

/** An answer may come before the trace that it is about is stored; later it is about nothing of ours. */
const TRACE_WAIT_MS = 5 * 60_000

interface PushRow {
  app_id: string
  payload: Event
  created_at: string
}

async function apply(ctx: JobCtx, tx: Connection, { app_id, payload, created_at }: PushRow): Promise<void> {
  if (payload.event === 'follow') return setFollower(ctx, tx, { appId: app_id, ...payload })
  const isKnown = await settlePicture(ctx, tx, payload.traceId, payload.isPassed)
  if (!isKnown && ctx.now.getTime() - new Date(created_at).getTime() < TRACE_WAIT_MS)
    throw new Error('the trace of a picture is not stored yet')
}

/** Does what a push says. @param key its id */
export async function processPush(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<PushRow>(
      'select app_id, payload, created_at from wechat_push where tenant_id = $1 and id = $2',
      [ctx.tenant.id, Number(key)],
    )
    if (row) await apply(ctx, tx, row)
    await cancelJob(tx, ctx.tenant.id, 'wechat_push', key)
  })
}
