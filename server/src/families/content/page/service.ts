import { PAGE_SIZE } from '@storefront/contract/constants'
import type { Image, Page } from '@storefront/contract/entities/common'
import type { MobilePage, PageModule } from '@storefront/contract/entities/content'
import type { ListSource } from '@storefront/contract/modules'
import type { Connection } from '../../../db'
import { joined } from '../../../db'
import { type Failure, fail } from '../../../failure'
import type { Ctx } from '../../../kernel/ctx'
import { PICTURE_COLUMNS, type PictureRow, pictureOf } from '../../../lib/picture'
import { productsOf } from '../../shop/product/list'
import { articlesOf } from '../article/service'
import { eventsOf } from '../event/service'
import { type Config, currentConfig, picturesIn, resolvePictures, safeConfig } from './config'

interface ModuleRow {
  id: number
  name: string
  module_type: string
  style: string
  version: number
  config: Config
}

interface Slice {
  limit: number
  offset: number
}

type Item = Record<string, unknown>
type Source = (ctx: Ctx, source: ListSource, page: Slice) => Promise<Page<Item>>

/** Where the items of a list module come from; other types have none. */
const sources: Readonly<Record<string, Source>> = {
  'shop.productsmodule': productsOf,
  'event.eventsmodule': eventsOf,
  'post.articlesmodule': articlesOf,
}

const sourceFor = (type: string): Source | undefined => (Object.hasOwn(sources, type) ? sources[type] : undefined)

/** So many modules carry their items with the page, and so many items each; the rest is asked for later. */
const FIRST_MODULES = 5
const FIRST_ITEMS = 8

/** What a module's config says of its items; anything unreadable says nothing. */
function sourceOf(config: Config): ListSource {
  const raw: unknown = config.source
  if (typeof raw !== 'object' || raw === null) return {}
  const field = (name: string): unknown => Reflect.get(raw, name)
  const text = (name: string) => {
    const value = field(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [ids, limit] = [field('ids'), field('limit')]
  return {
    ids: Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : undefined,
    category: text('category'),
    tag: text('tag'),
    ordering: text('ordering'),
    limit: typeof limit === 'number' && Number.isInteger(limit) && limit > 0 ? limit : undefined,
  }
}

/** A slice of a module's items. The config's limit caps the list: beyond it there is nothing more. */
async function itemsOf(ctx: Ctx, read: Source, config: Config, { limit, offset }: Slice): Promise<Page<Item>> {
  const source = sourceOf(config)
  const cap = source.limit ?? Number.MAX_SAFE_INTEGER
  const { count, results } = await read(ctx, source, { limit: Math.max(1, Math.min(limit, cap - offset)), offset })
  return { count: Math.min(count, cap), results: offset < cap ? results : [] }
}

async function picturesFor(ctx: Ctx, q: Connection, modules: readonly ModuleRow[]): Promise<Map<number, Image>> {
  const ids = [...new Set(modules.flatMap(({ config }) => picturesIn(config)))]
  if (ids.length === 0) return new Map()
  const rows = await q.rows<PictureRow & { id: number }>(
    `select im.id, ${PICTURE_COLUMNS} from image im where im.tenant_id = $1 and im.id = any($2::bigint[])`,
    [ctx.tenant.id, ids],
  )
  return new Map(
    rows.flatMap((row) => {
      const picture = pictureOf(ctx.ports.storage, row)
      return picture ? [[row.id, picture] as const] : []
    }),
  )
}

/** The page that visitors see in the place of those for users alone; itself it is everybody's. */
const GUIDE = 'guide'
const CLOSED = `(p.login_required and p.slug <> '${GUIDE}') as is_closed`

const PAGE = `select p.id, p.slug, p.title, ${CLOSED},
    coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name, 'module_type', m.module_type, 'style', m.style, 'version', m.version, 'config', m.config)
      order by m.position, m.id) from page_module m where m.tenant_id = p.tenant_id and m.page_id = p.id), '[]') as modules
  from page p where p.tenant_id = $1 and p.is_active and `

interface PageRow {
  id: number
  slug: string
  title: string
  is_closed: boolean
  modules: ModuleRow[]
}

async function findPage(ctx: Ctx, q: Connection, key: string): Promise<PageRow | undefined> {
  const isId = /^[1-9]\d{0,14}$/.test(key)
  const values = [ctx.tenant.id, isId ? Number(key) : key]
  const [page] = await q.rows<PageRow>(PAGE + (isId ? 'p.id = $2' : 'p.slug = $2'), values, isId ? 'page_by_id' : 'page_by_slug')
  return page
}

/**
 * A page by its id (digits) or slug, with its modules; those of the first screen carry their items. A visitor gets
 * of a page for users alone its title and the modules of the guide, with code 401 (spec 2).
 */
export async function readPage(ctx: Ctx, key: string): Promise<MobilePage | Failure> {
  return ctx.db.read(async (q) => {
    const page = await findPage(ctx, q, key)
    if (!page) return fail('notFound')
    const { id, slug, title } = page
    if (ctx.user || !page.is_closed) return { id, slug, title, code: 200 as const, modules: await modulesOf(ctx, q, page) }
    const guide = await findPage(ctx, q, GUIDE)
    return { id, slug, title, code: 401 as const, modules: guide ? await modulesOf(ctx, q, guide) : [] }
  })
}

async function modulesOf(ctx: Ctx, q: Connection, page: PageRow): Promise<PageModule[]> {
  const inside = { ...ctx, db: joined(q) }
  const current = page.modules.map((row) => ({ ...row, ...currentConfig(row.module_type, row.version, row.config) }))
  const pictures = await picturesFor(ctx, q, current)
  const modules: PageModule[] = []
  let filled = 0
  for (const row of current) {
    const config = safeConfig(resolvePictures(row.config, pictures))
    const read = filled < FIRST_MODULES ? sourceFor(row.module_type) : undefined
    if (read) filled++
    const limit = Math.min(sourceOf(config).limit ?? PAGE_SIZE, FIRST_ITEMS)
    modules.push({ ...row, config, data: read ? await itemsOf(inside, read, config, { limit, offset: 0 }) : null })
  }
  return modules
}

/** One slice of a module's items; none for a type that has none. Those of a page for users alone are for users alone. */
export async function moduleData(ctx: Ctx, id: number, page: Partial<Slice>): Promise<Page<Item> | Failure> {
  const [row] = await ctx.db.read((q) =>
    q.rows<ModuleRow & { is_closed: boolean }>(
      `select m.id, m.module_type, m.version, m.config, ${CLOSED} from page_module m join page p on p.tenant_id = m.tenant_id and p.id = m.page_id
       where m.tenant_id = $1 and m.id = $2 and p.is_active`,
      [ctx.tenant.id, id],
      'module_one',
    ),
  )
  if (!row) return fail('notFound')
  if (row.is_closed && !ctx.user) return fail('loginRequired')
  const read = sourceFor(row.module_type)
  const { config } = currentConfig(row.module_type, row.version, row.config)
  return read ? itemsOf(ctx, read, config, { limit: page.limit ?? PAGE_SIZE, offset: page.offset ?? 0 }) : { count: 0, results: [] }
}
