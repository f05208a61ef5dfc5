import type { EndpointRow } from '@storefront/contract/endpoints/define'
import { type Mirror, mirrorName } from '@storefront/contract/endpoints/studio/mirror'
import { joinTransaction } from '../../../db'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import type { Routes } from '../../../http/call/handler'
import { type AuditEntry, writeAuditEntry } from '../audit/record'

interface StepInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}
type AnyHandler = (ctx: UserCtx, input: StepInput) => Promise<unknown>

/** The fields of a step that the log shows; none holds a user's text or name. */
const LOGGED_FIELDS = [
  'action',
  'kind',
  'amount',
  'until',
  'dist_kind',
  'scope',
  'target',
  'level',
  'rate',
  'is_active',
  'is_open',
  'date',
] as const

const loggedFields = (body: StepInput['body'] = {}) =>
  Object.fromEntries(LOGGED_FIELDS.flatMap((name) => (name in body ? [[name, body[name]]] : [])))

function entryOf(kind: AuditEntry['kind'], { params = {}, body }: StepInput): AuditEntry {
  // A path names one item, or none: what a site has once.
  const [item = kind] = Object.entries(params).map(([, value]) => value)
  return { action: 'process', kind, item: String(item), after: loggedFields(body) }
}

/** A step with its line of the log, in one transaction: what is refused leaves no line, what is done has one. */
export const withAudit =
  (kind: AuditEntry['kind'], handle: AnyHandler): AnyHandler =>
  (ctx, input) =>
    ctx.db.tx(async (tx) => {
      const reply = await handle({ ...ctx, db: joinTransaction(tx) }, input)
      if (!(reply instanceof Failure)) await writeAuditEntry(ctx, tx, entryOf(kind, input))
      return reply
    })

/** A step that waits for a vendor: no transaction stays open meanwhile, and the line is written right after it. */
export const withLateAudit =
  (kind: AuditEntry['kind'], handle: AnyHandler): AnyHandler =>
  async (ctx, input) => {
    const reply = await handle(ctx, input)
    if (!(reply instanceof Failure)) await ctx.db.tx((tx) => writeAuditEntry(ctx, tx, entryOf(kind, input)))
    return reply
  }

/**
 * The operators' handlers as the studio's: reads as they are, everything else with a line in the audit log.
 * @param slow names of the steps that wait for a vendor
 */
export const mirrorRoutes = <R extends Readonly<Record<string, EndpointRow>>>(
  kind: AuditEntry['kind'],
  rows: R,
  routes: Routes<R>,
  slow: readonly (keyof R)[] = [],
): Routes<Mirror<R>> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, { method }]) => {
      const handle = routes[name] as unknown as AnyHandler
      const audit = slow.includes(name) ? withLateAudit : withAudit
      return [mirrorName(name), method === 'GET' ? handle : audit(kind, handle)]
    }),
  ) as unknown as Routes<Mirror<R>>
