import type { PageDocument, PageProblem } from '@storefront/contract/entities/studio/page'
import { modules as moduleRows } from '@storefront/contract/modules'
import { PageSettings } from '@storefront/contract/modules/page-settings'
import { checkConfig } from '@storefront/contract/modules/check'
import { weakModuleContrasts } from '@storefront/contract/domain/content/module-contrast'
import { linkTypes, type RouteRow, routes } from '@storefront/contract/routes'
import type { Language } from '@storefront/contract/language'
import type { Connection } from '../../../db'
import { translate } from '../../../core/i18n'
import type { UserCtx } from '../../../core/context.types'
import { foreignPictures } from '../../shared/foreign-pictures'
import { isRecord, picturesIn } from '../../content/page/config'
import { picturesFor } from '../../content/page/modules'

const rowsByType = new Map(moduleRows.map((row) => [row.type, row]))
/** Full types of what links may lead to. */
const linkedTypes = new Set((routes as readonly RouteRow[]).flatMap(({ link }) => (link ? [link.type] : [])))
/** The query for each type of linked item that finds it if visitors can see it. */
const TARGETS: Readonly<Record<string, string>> = {
  'shop.product': 'select 1 from product where tenant_id = $1 and id::text = $2 and is_active',
  'post.article': 'select 1 from article where tenant_id = $1 and id::text = $2 and is_active',
  'event.event': 'select 1 from event where tenant_id = $1 and (id::text = $2 or slug = $2)',
  'mpage.page': 'select 1 from page where tenant_id = $1 and (id::text = $2 or slug = $2) and is_active',
}

/** Returns every object inside a config, itself included. */
function* recordsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* recordsIn(item)
  else if (isRecord(value)) {
    yield value
    for (const inner of Object.values(value)) yield* recordsIn(inner)
  }
}

const isEmptyPicture = (record: Record<string, unknown>) => 'full' in record && 'thumb' in record && record.full === ''

/** Hosts from which a config's rich texts would bring pictures. */
const foreignHosts = (ctx: Pick<UserCtx, 'tenant' | 'ports'>, config: unknown): Set<string> =>
  new Set(
    [...recordsIn(config)].flatMap(({ html }) =>
      typeof html === 'string' ? [...foreignPictures(ctx, html).values()] : [],
    ),
  )

/** Links of a config that stand under the names by which schemas know them. */
const linksIn = (config: unknown) =>
  [...recordsIn(config)].flatMap((record) => [record.link, record.more_link].filter(isRecord))

type ProblemName = 'title' | 'unknown' | 'config' | 'settings' | 'picture' | 'link' | 'contrast' | 'foreign'

const problemText = (language: Language, name: ProblemName, params = {}) =>
  translate(language, `studio.pageProblem.${name}`, params)

/**
 * Describes the parts of a config that the schema of its type forbids, at most three; empty for a type that the table
 * does not know.
 */
export function configProblems(language: Language, type: string, config: Record<string, unknown>): string[] {
  const row = rowsByType.get(type)
  return row
    ? checkConfig(row, config)
        .slice(0, 3)
        .map((path) => problemText(language, 'config', { path }))
    : []
}

interface CheckCtx extends Pick<UserCtx, 'tenant' | 'ports'> {
  readonly language: Language
}

async function isDead(ctx: CheckCtx, tx: Connection, link: Record<string, unknown>): Promise<boolean> {
  const { type, page_key, id, slug, oid, oslug } = link
  if (
    typeof page_key === 'string' ||
    typeof type !== 'string' ||
    ['home', 'index', 'login', 'search', 'category', 'basket'].includes(type)
  )
    return false
  const fullType = linkTypes[type] ?? type
  if (!linkedTypes.has(fullType)) return true
  const key = oid ?? id ?? oslug ?? slug
  const target = TARGETS[fullType]
  if (!target || key === undefined || key === null) return false
  return (await tx.rows(target, [ctx.tenant.id, String(key)])).length === 0
}

/** Lists the problems of a document in the caller's language; one error prevents publishing. */
export async function pageProblems(
  ctx: CheckCtx,
  tx: Connection,
  { title, settings, modules }: PageDocument,
): Promise<PageProblem[]> {
  const problems: PageProblem[] =
    title.trim() === '' ? [{ level: 'error', module: null, text: problemText(ctx.language, 'title') }] : []
  const pictures = await picturesFor(ctx, tx, [...modules, { config: settings }])
  const lacksPicture = (config: unknown) =>
    [...recordsIn(config)].some(isEmptyPicture) || picturesIn(config).some((picture) => !pictures.has(picture))
  for (const path of checkConfig({ config: PageSettings }, settings).slice(0, 3)) {
    problems.push({ level: 'error', module: null, text: problemText(ctx.language, 'settings', { path }) })
  }
  for (const host of foreignHosts(ctx, settings))
    problems.push({ level: 'error', module: null, text: problemText(ctx.language, 'foreign', { host }) })
  if (lacksPicture(settings))
    problems.push({ level: 'error', module: null, text: problemText(ctx.language, 'picture') })
  for (const { id, type, config, hidden } of modules) {
    if (hidden) continue
    if (!rowsByType.has(type))
      problems.push({ level: 'warning', module: id, text: problemText(ctx.language, 'unknown', { type }) })
    for (const text of configProblems(ctx.language, type, config)) problems.push({ level: 'error', module: id, text })
    if (lacksPicture(config)) problems.push({ level: 'error', module: id, text: problemText(ctx.language, 'picture') })
    for (const host of foreignHosts(ctx, config))
      problems.push({ level: 'error', module: id, text: problemText(ctx.language, 'foreign', { host }) })
    for (const link of linksIn(config))
      if (await isDead(ctx, tx, link))
        problems.push({ level: 'warning', module: id, text: problemText(ctx.language, 'link') })
    for (const { front, back, contrast, least } of weakModuleContrasts(config, ctx.tenant.site.theme)) {
      problems.push({
        level: 'warning',
        module: id,
        text: problemText(ctx.language, 'contrast', { front, back, contrast: contrast.toFixed(1), least }),
      })
    }
  }
  return problems
}
