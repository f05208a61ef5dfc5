import { sha256 } from '../../../lib/random'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import type { ModuleRow, PageTranslations } from './queries'

/** A page as it is edited. */
export interface DraftPage {
  id: number
  slug: string
  title: string
  translations: PageTranslations | null
  modules: ModuleRow[]
}

interface DraftRow extends Omit<DraftPage, 'modules'> {
  modules: (Omit<ModuleRow, 'module_type'> & { type: string; hidden: boolean })[]
}

const DRAFT = `select p.id, p.slug, coalesce(d.doc ->> 'title', p.title) as title,
    coalesce(d.doc -> 'settings', p.settings) -> 'translations' as translations,
    coalesce(d.doc -> 'modules', (select jsonb_agg(jsonb_build_object('id', m.id, 'type', m.module_type, 'name', m.name, 'style', m.style,
      'version', m.version, 'config', m.config, 'hidden', m.is_hidden) order by m.position, m.id)
      from page_module m where m.tenant_id = $1 and m.page_id = p.id), '[]') as modules
  from page_preview v join page p on p.tenant_id = $1 and p.id = v.page_id
    left join page_draft d on d.tenant_id = $1 and d.page_id = p.id
  where v.tenant_id = $1 and v.token_hash = $2 and v.expires_at > $3 and p.deleted_at is null`

/**
 * Returns the page to whose draft a link leads, as it is edited now and without its hidden modules; undefined if the
 * link has expired or was ended.
 * @param token the link's secret, which is the permission to read
 */
export async function findLinkedDraft(
  ctx: Pick<Ctx, 'tenant' | 'now'>,
  tx: Connection,
  token: string,
): Promise<DraftPage | undefined> {
  const [page] = await tx.rows<DraftRow>(DRAFT, [ctx.tenant.id, sha256(token), ctx.now], 'page_linked_draft')
  return (
    page && {
      ...page,
      modules: page.modules.flatMap(({ id, name, type, style, version, config, hidden }) =>
        hidden ? [] : [{ id, name, module_type: type, style, version, config }],
      ),
    }
  )
}
