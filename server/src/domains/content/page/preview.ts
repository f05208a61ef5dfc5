import type { BodyOf } from '@storefront/contract/endpoints'
import type { pageEndpoints } from '@storefront/contract/endpoints/content/page'
import type { PageModule } from '@storefront/contract/entities/content/page'
import { modules } from '@storefront/contract/modules'
import { fail, Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { type Checker, checkerOf } from '../../../http/call/validate'
import { presentModules } from './modules'
import { findModule } from './queries'
import { itemsOfRow } from './service'

const rows = new Map(
  modules.map((row) => [row.type, { version: row.version, check: checkerOf(row.config, 'body') }] as const),
)

/** A type that the table does not know takes any config, as it is shown with any. */
const unknown: { version: number; check: Checker } = { version: 1, check: (value) => ({ value }) }

/**
 * Returns a module rendered with a config that is not stored yet (spec 2, preview frame): checked against its type's
 * schema, pictures resolved, HTML and addresses sanitized, with its first items or the requested ones.
 */
export async function previewModule(
  ctx: Ctx,
  { id, config, style, name, slice }: BodyOf<typeof pageEndpoints.modulePreview>,
): Promise<PageModule | Failure> {
  const stored = await findModule(ctx, id)
  if (!stored) return fail('notFound')
  const { version, check } = rows.get(stored.module_type) ?? unknown
  const row = { ...stored, config, version, style: style ?? stored.style, name: name ?? stored.name }
  const [visible] = await ctx.db.read((tx) => presentModules(ctx, tx, [row]))
  if (!visible) return fail('notFound')
  const checked = check(visible.config, ctx)
  if (checked instanceof Failure) return checked
  return slice ? { ...visible, data: await itemsOfRow(ctx, row, slice.tab, slice) } : visible
}
