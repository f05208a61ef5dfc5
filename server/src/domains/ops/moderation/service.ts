import {
  type HoldReason,
  type ItemState,
  type ModerationAction,
  moderationActions,
  moderationTabs,
  moderationTransitions,
  type ReportReason,
  type SubjectKind,
} from '@storefront/contract/domain/community/moderation'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type {
  ModerationDetail,
  ModerationItem,
  ModerationLog,
} from '@storefront/contract/entities/community/moderation'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { badPart } from '../../../core/bad-request'
import { AUTHOR_COLUMNS, AUTHOR_JOIN, authorOf, type AuthorRow } from '../../shared/author'
import { applyQuery, BY_ID, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { pictureOf, type PictureRow, picturesSql } from '../../../lib/picture'
import { type Decision, decidePost, undoDecision } from '../../community/moderation/decide'
import { listLog, logOf } from './log'
import { PLACE, pageOfPost, type PostPlace } from './post-page'

interface ItemRow extends AuthorRow {
  id: number
  kind: SubjectKind
  subject_id: number
  text: string
  pictures: PictureRow[]
  state: ItemState
  reasons: HoldReason[]
  report_count: number
  revision: number
  changed_at: string
  muted_until: string | null
  place: PostPlace | null
}

const COLUMNS = `t.id, t.kind, t.subject_id, t.text, t.state, t.reasons, t.report_count, t.revision, t.changed_at, a.muted_until,
  ${picturesSql('t.images')} as pictures, ${PLACE}, ${AUTHOR_COLUMNS}`
const shape: QueryShape = {
  table: 'moderation_item',
  columns: COLUMNS,
  joins: AUTHOR_JOIN,
  orderings: BY_ID,
  search: ['t.text', '(select w.name from account w where w.tenant_id = $1 and w.id = t.user_id)'],
  moment: 't.changed_at',
}
const actionsFor = (state: ItemState): ModerationAction[] =>
  moderationActions.filter((action) => moderationTransitions[action].from.includes(state))

function presentItem(ctx: UserCtx, row: ItemRow): ModerationItem {
  const { id, kind, subject_id, text, state, report_count, revision } = row
  const label = (key: Parameters<typeof translate>[1]) => translate(ctx.language, key)
  return {
    id,
    kind,
    kind_display: label(`community.subjectKind.${kind}`),
    subject_id,
    text,
    images: row.pictures.flatMap((picture) => pictureOf(ctx.ports.storage, picture) ?? []),
    page: pageOfPost({ ...row, author_uuid: row.author_uuid ?? '' }),
    author: {
      ...authorOf(ctx, row),
      muted_until:
        row.muted_until && new Date(row.muted_until) > ctx.now ? new Date(row.muted_until).toISOString() : null,
    },
    reasons: row.reasons.map((code) => ({ code, display: label(`community.holdReason.${code}`) })),
    report_count,
    state,
    state_display: label(`community.itemState.${state}`),
    created: new Date(row.changed_at).toISOString(),
    actions: actionsFor(state),
    revision,
  }
}

const isTab = (tab: string): tab is keyof typeof moderationTabs => Object.hasOwn(moderationTabs, tab)

/** Posts of a tab: what waits longest comes first, of what is decided the newest. */
export async function listItems(
  ctx: UserCtx,
  query: ListQuery & { tab?: string; kind?: SubjectKind; reason?: HoldReason },
): Promise<Page<ModerationItem> | Failure> {
  const { tab = 'pending', kind, reason } = query
  if (!isTab(tab) && tab !== 'all') return badPart('tab', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  if (isTab(tab)) sql.where(`t.state = any(${sql.param([...moderationTabs[tab]])}::text[])`)
  if (kind) sql.where(`t.kind = ${sql.param(kind)}`)
  if (reason) sql.where(`${sql.param(reason)} = any(t.reasons)`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const ownOrder = tab === 'pending' || tab === 'reported' ? 't.changed_at, t.id' : 't.changed_at desc, t.id desc'
  const order = orderingOf(shape, query.ordering ?? '') ?? ownOrder
  const { count, results } = await ctx.db.read((tx) => runList<ItemRow>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => presentItem(ctx, row)) }
}

const REPORTS = `select r.reason, r.text, r.created_at, a.name from content_report r join account a on a.tenant_id = $1 and a.id = r.user_id
  where r.tenant_id = $1 and r.item_id = $2 order by r.created_at, r.user_id limit 100`

async function findItem(ctx: UserCtx, tx: Connection, id: number): Promise<ModerationDetail | Failure> {
  const [row] = await tx.rows<ItemRow>(
    `select ${COLUMNS} from moderation_item t ${AUTHOR_JOIN} where t.tenant_id = $1 and t.id = $2`,
    [ctx.tenant.id, id],
  )
  if (!row) return fail('notFound')
  const reports = await tx.rows<{ reason: ReportReason; text: string; created_at: string; name: string }>(REPORTS, [
    ctx.tenant.id,
    id,
  ])
  return {
    ...presentItem(ctx, row),
    reports: reports.map(({ reason, text, created_at, name }) => ({
      reason,
      reason_display: translate(ctx.language, `community.reportReason.${reason}`),
      text,
      name,
      created: new Date(created_at).toISOString(),
    })),
    log: await listLog(ctx, tx, id),
  }
}

export const readItem = (ctx: UserCtx, id: number): Promise<ModerationDetail | Failure> =>
  ctx.db.read((tx) => findItem(ctx, tx, id))

/** Decides on a post. */
export function processItem(ctx: UserCtx, id: number, decision: Decision): Promise<ModerationDetail | Failure> {
  return ctx.db.tx(
    async (tx) =>
      (await decidePost(ctx, tx, id, { ...decision, reason: decision.reason?.trim() })) ?? findItem(ctx, tx, id),
  )
}

/** Takes a decision back. */
export function undoLog(ctx: UserCtx, id: number): Promise<ModerationLog | Failure> {
  return ctx.db.tx(async (tx) => (await undoDecision(ctx, tx, id)) ?? logOf(ctx, tx, id))
}
