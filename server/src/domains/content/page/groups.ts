import type { Page } from '@storefront/contract/entities/common'
import type { ListSource } from '@storefront/contract/modules'
import type { Ctx } from '../../../core/context.types'
import type { Selection, Slice } from '../../../db/selection'
import { type Config, isRecord } from './config'
import type { Item, Source } from './sources'

/** Maximum number of chosen items that are looked up. */
const IDS_MAX = 500

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Parses the stored source of a module's items; ignores anything unreadable. */
function sourceOf(raw: unknown): ListSource {
  if (!isRecord(raw)) return {}
  const { ids, limit } = raw
  return {
    ids: Array.isArray(ids) ? ids.filter(isId).slice(0, IDS_MAX) : undefined,
    category: text(raw.category),
    tag: text(raw.tag),
    ordering: text(raw.ordering),
    user: text(raw.user),
    limit: isId(limit) ? limit : undefined,
  }
}

/** Returns a column's tabs: articles by category or by tag, each item one tab. */
function columnsOf({ kind, items, ordering }: Config): ListSource[] {
  const all = Array.isArray(items) ? items.filter(isRecord) : []
  return all.map((item) => ({
    ordering: text(ordering),
    ...(kind === 'tag' ? { tag: text(item.tag) } : { category: text(item.category) }),
  }))
}

/** Returns the groups of items that a module shows, each a tab where there are more than one (spec 2). */
function groupsOf(type: string, config: Config): ListSource[] {
  if (type === 'post.articlecolumnpagemodule') return columnsOf(config)
  const { groups } = config
  return Array.isArray(groups) && groups.length > 0
    ? groups.filter(isRecord).map(({ source }) => sourceOf(source))
    : [sourceOf(config.source)]
}

/**
 * Returns one page of the items of a module's group, counted from 0; a group that is not there is empty. The config's
 * limit caps the list: beyond it there is nothing more.
 */
export async function itemsOf(
  ctx: Ctx,
  read: Source,
  { type, config }: { type: string; config: Config },
  group: number,
  page: Slice,
): Promise<Page<Item>> {
  const source = groupsOf(type, config)[group]
  if (!source) return { count: 0, results: [] }
  const selection: Selection = { ...source, ignore: isId(config.ignore_id) ? config.ignore_id : undefined }
  const cap = source.limit ?? Number.MAX_SAFE_INTEGER
  const { count, results } = await read(ctx, selection, {
    limit: Math.max(1, Math.min(page.limit, cap - page.offset)),
    offset: page.offset,
  })
  return { count: Math.min(count, cap), results: page.offset < cap ? results : [] }
}
