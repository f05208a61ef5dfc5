import type { RegistrationStatus } from '@storefront/contract/domain/events/registration'
import type { ListQuery } from '@storefront/contract/entities/common'
import type { ExportTask } from '@storefront/contract/entities/forms/submission'
import { fail, Failure } from '../../../core/failure'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { minuteOf } from '../../../lib/day'
import { applyQuery, ListSql } from '../../../db/list'
import type { RegistrationRow } from '../../events/registration/queries'
import { answerTexts } from '../../forms/submission/answer-texts'
import { registrationShape } from '../registration/service'
import { EXPORT_PAGE, type ExportSource } from './source'
import { startExport } from './task'

interface Filters extends Pick<ListQuery, 'from' | 'to' | 'search'> {
  status?: RegistrationStatus
}

function registrationSql(ctx: JobCtx, eventId: number, { status, from, to, search }: Filters): ListSql | Failure {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.event_id = ${sql.param(eventId)}`)
  if (status) sql.where(`t.status = ${sql.param(status)}`)
  return applyQuery(ctx, sql, registrationShape, { from, to, search }) ?? sql
}

/** Plans a file of an event's registrations, chosen as in their list. */
export function startRegistrationExport(
  ctx: UserCtx,
  eventId: number,
  { status, from, to, search }: Filters,
): Promise<ExportTask | Failure> {
  const filters: Filters = { status, from, to, search }
  return startExport(ctx, async (tx) => {
    const [event] = await tx.rows<{ name: string }>('select name from event where tenant_id = $1 and id = $2', [
      ctx.tenant.id,
      eventId,
    ])
    if (!event) return fail('notFound')
    const sql = registrationSql(ctx, eventId, filters)
    if (sql instanceof Failure) return sql
    const [row] = await tx.rows<{ count: number }>(
      `select count(*)::int as count from ${registrationShape.table} t where ${sql.condition}`,
      sql.params,
    )
    return { of: { eventId }, filters: { ...filters }, total: row?.count ?? 0, title: `event-${eventId}` }
  })
}

const HEADS = ['code', 'time', 'name', 'mobile', 'status', 'signedIn', 'reason'] as const

/** Returns the registrations of an event. */
export const registrationSource = (eventId: number, filters: Filters): ExportSource => ({
  heads: (ctx) => HEADS.map((name) => translate(ctx.language, `events.export.${name}`)),
  page: (ctx, after) =>
    ctx.db.read(async (tx) => {
      const sql = registrationSql(ctx, eventId, filters)
      if (sql instanceof Failure) throw new Error('the filters of an export cannot be read')
      sql.where(`t.id > ${sql.param(after)}`)
      const text = `select ${registrationShape.columns}
        from (select * from ${registrationShape.table} t where ${sql.condition} order by t.id limit ${EXPORT_PAGE}) t ${registrationShape.joins} order by t.id`
      const rows = await tx.rows<RegistrationRow>(text, sql.params)
      const answers = await answerTexts(ctx, tx, rows)
      const minute = (moment: string | null) => (moment === null ? '' : minuteOf(ctx.tenant, new Date(moment)))
      return rows.map((row, n) => {
        const status = translate(ctx.language, `events.registration.${row.status}`)
        const cells = [
          row.code,
          minute(row.created_at),
          row.user_name,
          row.user_mobile ?? '',
          status,
          minute(row.signed_in_at),
          row.reason,
        ]
        return { id: row.id, cells, answers: answers[n] ?? [] }
      })
    }),
})
