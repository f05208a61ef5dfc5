import { cancelUntil, recordActions, shownStatus } from '@storefront/contract/domain/reservations/record'
import type {
  OpsResvRecord,
  Resv,
  ResvDetail,
  ResvRecord,
  ResvVariant,
} from '@storefront/contract/entities/reservations/reservation'
import type { FormLimit } from '@storefront/contract/domain/forms/form-gate'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amountOrNull } from '../../../lib/amount'
import { cleanHtml } from '../../../lib/html'
import { pictureOf } from '../../../lib/picture'
import { answerTexts } from '../../forms/submission/answer-texts'
import { type ResvRow, statusOf, timesOf, type VariantDetailRow } from './queries'
import type { RecordRow } from './record'
import { clockAt, placeOf } from './slots'

/** Returns a reservation in lists. */
export function presentResv(ctx: Ctx, row: ResvRow): Resv {
  const { id, slug, title, abstract, address } = row
  return {
    id,
    slug,
    title,
    abstract,
    address,
    main_image: pictureOf(ctx.ports.storage, row),
    status: statusOf(row, ctx.now),
    price_from: amountOrNull(ctx, row.price_from),
    price_to: amountOrNull(ctx, row.price_to),
  }
}

const labelOf = (values: readonly { value: string }[]): string => values.map(({ value }) => value).join(' / ')

export function presentVariant(ctx: Ctx, row: VariantDetailRow): ResvVariant {
  const { id, attribute_values, description, is_all_day, start_date, end_date, start_time_only, price } = row
  return {
    id,
    attributes_label: labelOf(attribute_values),
    attribute_values: attribute_values.map(({ name, value }) => ({ attribute: { name }, value })),
    description,
    main_image: pictureOf(ctx.ports.storage, row),
    price: amountOrNull(ctx, price),
    resvconfig: { is_all_day, start_date, end_date, config: { start_time_only } },
  }
}

/** Returns a reservation with what this user may do with it. */
export function presentDetail(
  ctx: Ctx,
  row: ResvRow,
  variants: readonly VariantDetailRow[],
  uls: FormLimit[],
): ResvDetail {
  const {
    calendar_mode,
    disabled_days,
    needs_approval,
    cancel_hours,
    reminder_hours,
    success_page_title,
    success_page_message,
  } = row
  const { start, end } = timesOf(row)
  const { timeZone, offsets } = placeOf(ctx, row)
  const mini = ctx.tenant.accounts.minis.find(({ appId }) => appId === ctx.client.miniAppId)
  return {
    ...presentResv(ctx, row),
    description: cleanHtml(row.description),
    json_schema: row.json_schema,
    ui_schema: row.ui_schema,
    quotas: { lu: row.limit_total, lupd: row.limit_daily },
    uls,
    start,
    end,
    time_zone: { name: timeZone, offsets: [...offsets] },
    resvvariants: variants.map((variant) => presentVariant(ctx, variant)),
    config: {
      calendar_mode,
      disabled_days,
      needs_approval,
      cancel_hours,
      reminder_hours,
      origins: ctx.tenant.config.form_origins,
    },
    subscribe_template: mini?.subscribeReservation[0] ?? '',
    success_page_title,
    success_page_message,
  }
}

function present(ctx: Ctx, row: RecordRow, answers: ResvRecord['answers'], actor: 'user' | 'ops'): ResvRecord {
  const { timeZone, offsets } = placeOf(ctx, row)
  const [start, end, now] = [Date.parse(row.start_at), Date.parse(row.end_at), ctx.now.getTime()]
  const status = shownStatus({ status: row.status, end }, now)
  const actions = recordActions({ status: row.status, start, cancelHours: row.cancel_hours }, actor, now)
  const until = actions.includes('cancel') ? cancelUntil(start, row.cancel_hours) : null
  return {
    id: row.id,
    code: row.code,
    resv: {
      id: row.resv_id,
      slug: row.resv_slug,
      title: row.resv_title,
      address: row.resv_address,
      main_image: pictureOf(ctx.ports.storage, row.resv_image),
    },
    resvvariant: {
      id: row.variant_id,
      attributes_label: labelOf(row.attribute_values),
      is_all_day: row.is_all_day,
      start_time_only: row.start_time_only,
    },
    status,
    status_display: translate(ctx.language, `reservations.status.${status}`),
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    start_date: row.start_date,
    start_time: clockAt({ offsets }, start).time,
    end_date: row.end_date,
    end_time: clockAt({ offsets }, end).time,
    time_zone: { name: timeZone, offsets: [...offsets] },
    reason: row.reason,
    cancel_until: until === null ? null : new Date(until).toISOString(),
    answers,
    created: new Date(row.created_at).toISOString(),
    actions,
  }
}

/** Presents answers as text; pictures as their addresses. */
const answersOf = (texts: Awaited<ReturnType<typeof answerTexts>>[number] = []): ResvRecord['answers'] =>
  texts
    .map(({ title, value, images }) => ({ title, value: [value, ...images].filter((text) => text !== '').join(' ') }))
    .filter(({ value }) => value !== '')

/** Bookings as those who made them see them. */
export async function presentRecords(ctx: Ctx, tx: Connection, rows: readonly RecordRow[]): Promise<ResvRecord[]> {
  const texts = await answerTexts(ctx, tx, rows)
  return rows.map((row, n) => present(ctx, row, answersOf(texts[n]), 'user'))
}

/** Bookings as operators see them, who can move those that hold a seat or wait for one. */
export async function presentOpsRecords(
  ctx: Ctx,
  tx: Connection,
  rows: readonly RecordRow[],
): Promise<OpsResvRecord[]> {
  const texts = await answerTexts(ctx, tx, rows)
  return rows.map((row, n) => {
    const record = present(ctx, row, answersOf(texts[n]), 'ops')
    const canMove = row.status === 'pending' || row.status === 'confirmed'
    return {
      ...record,
      actions: canMove ? [...record.actions, 'move'] : record.actions,
      user: { name: row.account_name ?? row.name, mobile: row.account_mobile ?? row.mobile },
      source: row.source,
      note: row.note,
      overbook_reason: row.overbook_reason,
    }
  })
}
