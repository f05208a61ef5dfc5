import type { BodyOf } from '@storefront/contract/endpoints'
import type { studioPageEndpoints } from '@storefront/contract/endpoints/studio/page'
import type { RenderedModule } from '@storefront/contract/entities/studio/page'
import { joinTransaction } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { currentVersion } from '../../content/page/config'
import { presentModules } from '../../content/page/modules'
import type { ModuleRow } from '../../content/page/queries'
import { itemsOfRow } from '../../content/page/service'
import { configProblems } from './check'

type Body = BodyOf<typeof studioPageEndpoints.studioRenderModules>

/**
 * Modules of a draft as visitors would get them: pictures resolved, HTML and addresses sanitized, then checked against
 * the schemas of their types. One that fails says why and keeps none of the others from being drawn.
 */
export function renderModules(ctx: UserCtx, { modules, slice }: Body): Promise<{ modules: RenderedModule[] }> {
  return ctx.db.read(async (tx) => {
    const rows = modules.map(
      ({ id, type, name, style, config }): ModuleRow => ({
        id,
        name,
        module_type: type,
        style,
        config,
        version: currentVersion(type),
      }),
    )
    const problems = modules.map(({ type, config }) => configProblems(ctx.language, type, config).join(' ') || null)
    const rendered = await presentModules(
      ctx,
      tx,
      rows.filter((_, index) => problems[index] === null),
    )
    const byId = new Map(rendered.map((module) => [module.id, module]))
    const inside = { ...ctx, db: joinTransaction(tx) }
    const reply: RenderedModule[] = []
    for (const [index, row] of rows.entries()) {
      const module = byId.get(row.id)
      if (!module) reply.push({ id: row.id, module: null, problem: problems[index] ?? null })
      else
        reply.push({
          id: row.id,
          module: slice ? { ...module, data: await itemsOfRow(inside, row, slice.tab, slice) } : module,
          problem: null,
        })
    }
    return { modules: reply }
  })
}
