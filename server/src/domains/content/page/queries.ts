import type { PageTexts } from '@storefront/contract/domain/content/page-translation'
import type { Language } from '@storefront/contract/language'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'

export interface ModuleRow {
  id: number
  name: string
  module_type: string
  style: string
  version: number
  /** As it is stored, so it may be any JSON. */
  config: unknown
}

/** Texts of a page by language, as its settings have them. */
export type PageTranslations = Readonly<Record<Language, PageTexts>>

export interface PageRow {
  id: number
  slug: string
  title: string
  translations: PageTranslations | null
  /** For users alone. */
  is_closed: boolean
  modules: ModuleRow[]
  /** The visible parts of a composed page. */
  parts: { page_id: number; title: string; translations: PageTranslations | null }[]
}

/** The page that visitors see in the place of those for users alone; itself it is everybody's. */
export const GUIDE = 'guide'
const CLOSED = `(p.login_required and p.slug <> '${GUIDE}') as is_closed`

const PAGE = `select p.id, p.slug, p.title, p.settings -> 'translations' as translations, ${CLOSED},
    coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name, 'module_type', m.module_type, 'style', m.style, 'version', m.version, 'config', m.config)
      order by m.position, m.id) from page_module m where m.tenant_id = $1 and m.page_id = p.id and not m.is_hidden), '[]') as modules,
    coalesce((select json_agg(json_build_object('page_id', s.id, 'title', x.title, 'translations', s.settings -> 'translations') order by x.position, s.id)
      from page_subpage x join page s on s.tenant_id = $1 and s.id = x.subpage_id
      where x.tenant_id = $1 and x.page_id = p.id and s.is_active), '[]') as parts
  from page p where p.tenant_id = $1 and p.is_active and `

/** Returns a page that is on, by its id (digits) or slug. */
export async function findPage(ctx: Ctx, tx: Connection, key: string | number): Promise<PageRow | undefined> {
  const isId = typeof key === 'number' || /^[1-9]\d{0,14}$/.test(key)
  const values = [ctx.tenant.id, isId ? Number(key) : key]
  const [page] = await tx.rows<PageRow>(
    PAGE + (isId ? 'p.id = $2' : 'p.slug = $2'),
    values,
    isId ? 'page_by_id' : 'page_by_slug',
  )
  return page
}

const MODULE = `select m.id, m.name, m.module_type, m.style, m.version, m.config, ${CLOSED} from page_module m
  join page p on p.tenant_id = $1 and p.id = m.page_id where m.tenant_id = $1 and m.id = $2 and p.is_active and not m.is_hidden`

/** Returns one module of a page that is on, and whether that page is for users alone. */
export async function findModule(ctx: Ctx, id: number): Promise<(ModuleRow & { is_closed: boolean }) | undefined> {
  const [row] = await ctx.db.read((tx) =>
    tx.rows<ModuleRow & { is_closed: boolean }>(MODULE, [ctx.tenant.id, id], 'module_one'),
  )
  return row
}
