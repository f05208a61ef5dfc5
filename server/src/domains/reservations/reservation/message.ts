import { keysOf } from '@storefront/contract/domain/keys-of'
import { shownStatus } from '@storefront/contract/domain/reservations/record'
import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { sendSmsNotice } from '../../shared/sms-notice'
import type { SendingCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { type ReservationFact, reservationMessages } from '../../shared/credential'
import { chineseMoment, minuteOf } from '../../../lib/day'
import { routeRow } from '../../../lib/route-links'
import { sendByConsent, thingOf } from '../../site/notification/send'
import { findRecord, type RecordRow } from './record'
import type { NoticeKind } from './reminder'

type MessageKind = NoticeKind | 'remind'

/** Returns the mini-program page of a booking. */
const pageOf = ({ id }: RecordRow): string => {
  return `${routeRow('reservation.resvrecord.detail').page}?id=${id}`
}

/** The clock of the place: a message says its times as the screen does. */
const placeTenant = ({ tenant }: SendingCtx, { time_zone }: RecordRow) => ({
  ...tenant,
  timeZone: time_zone ?? tenant.timeZone,
})

const dateOf = (text: string): string => text.split(' ')[0] ?? text

/** WeChat's words and dates are Chinese, whatever the site's language; of whole days the first one alone. */
function factsOf(ctx: SendingCtx, row: RecordRow, kind: MessageKind): Record<ReservationFact, string> {
  const time = chineseMoment(placeTenant(ctx, row), new Date(row.start_at))
  const hint = translate(DEFAULT_LANGUAGE, `reservations.notice.${kind}`)
  return {
    title: thingOf(row.resv_title),
    time: row.is_all_day ? dateOf(time) : time,
    place: thingOf(row.resv_address),
    hint: thingOf(row.reason !== '' && kind !== 'remind' ? `${hint}：${row.reason}` : hint),
  }
}

/** The SMS of those who gave no consent to a mini-program, and of walk-ins who left their number. */
async function sendSms(ctx: SendingCtx, row: RecordRow, kind: MessageKind): Promise<void> {
  const mobile = row.user_id === null ? row.mobile : row.account_mobile
  if (!mobile) return
  const time = minuteOf(placeTenant(ctx, row), new Date(row.start_at))
  const text = translate(ctx.language, `reservations.notice.${kind}`)
  const params = [
    row.resv_title,
    row.is_all_day ? dateOf(time) : time,
    row.reason !== '' && kind !== 'remind' ? `${text} ${row.reason}` : text,
  ]
  await sendSmsNotice(ctx, mobile, params)
}

async function send(ctx: SendingCtx, row: RecordRow, kind: MessageKind): Promise<void> {
  if (row.user_id !== null) {
    const all = await ctx.db.read((tx) => reservationMessages(tx, ctx))
    const result = await sendByConsent(ctx, {
      userId: row.user_id,
      all,
      page: pageOf(row),
      facts: factsOf(ctx, row, kind),
    })
    // What may have gone is not repeated by another way.
    if (result && result.state !== 'refused') return
  }
  await sendSms(ctx, row, kind)
}

/**
 * Reminds a customer of a booking that is still theirs and has not begun, by the mini-program if they gave consent,
 * else by SMS. Throws when the message was certainly not sent.
 * @param key the booking's id
 */
export async function sendReminder(ctx: SendingCtx, key: string): Promise<void> {
  const row = await ctx.db.read((tx) => findRecord(tx, ctx, Number(key)))
  if (row?.status === 'confirmed' && Date.parse(row.start_at) > ctx.now.getTime()) await send(ctx, row, 'remind')
}

/** The statuses of a booking in which the message of each step is still true. */
const STATUSES: Readonly<Record<NoticeKind, readonly string[]>> = {
  approve: ['confirmed'],
  reject: ['rejected'],
  revoke: ['canceled'],
  move: ['pending', 'confirmed'],
}

/**
 * Tells a customer what became of a booking, unless something else has become of it since.
 * @param key the booking's id, the step and the booking's start, `12:move:2026-05-06T01:00:00.000Z`
 */
export async function sendNotice(ctx: SendingCtx, key: string): Promise<void> {
  const [id = '', name = '', ...start] = key.split(':')
  const row = await ctx.db.read((tx) => findRecord(tx, ctx, Number(id)))
  const kind = keysOf(STATUSES).find((one) => one === name)
  if (!row || !kind || Date.parse(row.start_at) !== Date.parse(start.join(':'))) return
  const status = shownStatus({ status: row.status, end: Date.parse(row.end_at) }, ctx.now.getTime())
  if (STATUSES[kind].includes(status)) await send(ctx, row, kind)
}
