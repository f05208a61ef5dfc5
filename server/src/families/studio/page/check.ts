import type { PageDocument, PageProblem } from '@storefront/contract/entities/studio/page'
import { modules as moduleRows } from '@storefront/contract/modules'
import { checkConfig } from '@storefront/contract/modules/check'
import { linkTypes, type RouteRow, routes } from '@storefront/contract/routes'
import type { Language } from '@storefront/contract/language'
import type { Connection } from '../../../db'
import { translate } from '../../../kernel/i18n'
import { isRecord } from '../../content/page/config'

const rowsByType = new Map(moduleRows.map((row) => [row.type, row]))
/** Full types of what links may lead to. */
const linkedTypes = new Set((routes as readonly RouteRow[]).flatMap(({ link }) => (link ? [link.type] : [])))
/** Where a linked item stands, and what says that visitors see it. */
const TARGETS: Readonly<Record<string, string>> = {
  'shop.product': 'select 1 from product where tenant_id = $1 and id::text = $2 and is_active',
  'post.article': 'select 1 from article where tenant_id = $1 and id::text = $2 and is_active',
  'event.event': 'select 1 from event where tenant_id = $1 and (id::text = $2 or slug = $2)',
  'mpage.page': 'select 1 from page where tenant_id = $1 and (id::text = $2 or slug = $2) and is_active',
}

/** Every object inside a config, itself included. */
function* recordsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* recordsIn(item)
  else if (isRecord(value)) {
    yield value
    for (const inner of Object.values(value)) yield* recordsIn(inner)
  }
}

const isEmptyPicture = (record: Record<string, unknown>) => 'full' in record && 'thumb' in record && record.full === ''

/** Links of a config that stand under the names by which schemas know them. */
const linksIn = (config: unknown) => [...recordsIn(config)].flatMap((record) => [record.link, record.more_link].filter(isRecord))

type ProblemName = 'title' | 'unknown' | 'config' | 'picture' | 'link'

interface CheckCtx {
  readonly tenant: { readonly id: number }
  readonly language: Language
}

async function isDead(ctx: CheckCtx, tx: Connection, link: Record<string, unknown>): Promise<boolean> {
  const { type, page_key, id, slug, oid, oslug } = link
  if (typeof page_key === 'string' || typeof type !== 'string' || ['home', 'index', 'login', 'search', 'category', 'basket'].includes(type)) return false
  const fullType = linkTypes[type] ?? type
  if (!linkedTypes.has(fullType)) return true
  const key = oid ?? id ?? oslug ?? slug
  const target = TARGETS[fullType]
  if (!target || key === undefined || key === null) return false
  return (await tx.rows(target, [ctx.tenant.id, String(key)])).length === 0
}

/** What is wrong with a document in the caller's language; one error keeps it from being published. */
export async function pageProblems(ctx: CheckCtx, tx: Connection, { title, modules }: PageDocument): Promise<PageProblem[]> {
  const say = (name: ProblemName, params = {}) => translate(ctx.language, `studio.pageProblem.${name}`, params)
  const problems: PageProblem[] = title.trim() === '' ? [{ level: 'error', module: null, text: say('title') }] : []
  for (const { id, type, config, hidden } of modules) {
    if (hidden) continue
    const row = rowsByType.get(type)
    if (!row) problems.push({ level: 'warning', module: id, text: say('unknown', { type }) })
    for (const path of row ? checkConfig(row, config).slice(0, 3) : []) problems.push({ level: 'error', module: id, text: say('config', { path }) })
    if ([...recordsIn(config)].some(isEmptyPicture)) problems.push({ level: 'error', module: id, text: say('picture') })
    for (const link of linksIn(config)) if (await isDead(ctx, tx, link)) problems.push({ level: 'warning', module: id, text: say('link') })
  }
  return problems
}
