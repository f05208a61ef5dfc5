import { type SetupStep, setupSteps } from '@storefront/contract/domain/ops/setup'
import { legalPages } from '@storefront/contract/domain/site/settings'
import type { StudioOverview } from '@storefront/contract/entities/studio/overview'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { languages, translate } from '../../../core/i18n'

/** The texts that a new shop's legal pages begin with: whoever opened it has to replace them. */
const openingTexts = (): string[] =>
  languages.flatMap((language) =>
    legalPages.map((page) => `%${translate(language, `site.opening.${page}Text`, { site: '' }).trim()}%`),
  )

const STEPS = `select
  exists (select 1 from product p where p.tenant_id = $1 and p.is_active
    and exists (select 1 from variant v where v.tenant_id = $1 and v.product_id = p.id and v.is_active)) as goods,
  exists (select 1 from shipping_template s where s.tenant_id = $1) or exists (select 1 from pickup_point k where k.tenant_id = $1) as delivery,
  exists (select 1 from page g join page_module m on m.tenant_id = $1 and m.page_id = g.id
    where g.tenant_id = $1 and g.slug = 'index' and g.is_active and g.deleted_at is null and not m.is_hidden) as home,
  (select count(*) from page g where g.tenant_id = $1 and g.slug = any($2::text[]) and g.is_active and g.deleted_at is null
    and exists (select 1 from page_module m where m.tenant_id = $1 and m.page_id = g.id)
    and not exists (select 1 from page_module m where m.tenant_id = $1 and m.page_id = g.id and m.config::text like any($3::text[]))
  ) = cardinality($2::text[]) as agreement`

/** Returns the steps of the shop's opening, each as it is now; null for staff who cannot change the site. */
export async function readSetup(ctx: UserCtx, tx: Connection): Promise<StudioOverview['setup']> {
  if (!hasPermission(ctx.perms, permissions.changeSite)) return null
  const [row] = await tx.rows<{ goods: boolean; delivery: boolean; home: boolean; agreement: boolean }>(
    STEPS,
    [ctx.tenant.id, [...legalPages], openingTexts()],
    'setup_steps',
  )
  const { accounts, domains } = ctx.tenant
  const isDone: Readonly<Record<SetupStep, boolean>> = {
    goods: row?.goods ?? false,
    payment: accounts.takesPayments,
    delivery: row?.delivery ?? false,
    home: row?.home ?? false,
    agreement: row?.agreement ?? false,
    domain: domains.length > 0,
    mini_programs: accounts.minis.length > 0,
  }
  return setupSteps.map((step) => ({ step, is_done: isDone[step] }))
}
