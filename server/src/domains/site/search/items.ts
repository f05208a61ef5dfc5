import type { SearchSuggestion } from '@storefront/contract/entities/site/search'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { addSearches, ListSql } from '../../../db/list'
import { hasWords, indexOf, type SearchTable } from '../../../lib/search'
import { inLanguage, shortTranslations, type TranslatedRow } from '../../../lib/translation'
import { onSale } from '../../shared/on-sale'

interface NameRow extends TranslatedRow {
  id: number
  name: string
}

/** Items of one kind that a search proposes. */
interface NamedKind {
  readonly kind: SearchTable & SearchSuggestion['kind']
  /** SQL of the name of row `t`. */
  readonly name: string
  /** The kind of its translations; null for texts of users. */
  readonly translated: 'product' | 'event' | 'article' | null
  /** SQL of whether visitors see row `t` at the moment of the parameter. */
  readonly isVisible: (now: string) => string
  /** The order of rows of which none has the words in its name before others; an index has it. */
  readonly order: string
  readonly most: number
}

const isPublished = (now: string): string => `t.is_active and t.published_at <= ${now}`

/** Kinds in the order in which they are proposed. */
const namedKinds: readonly NamedKind[] = [
  {
    kind: 'product',
    name: 't.name',
    translated: 'product',
    isVisible: (now) => onSale('t', now),
    order: 't.count_purchase desc, t.id desc',
    most: 4,
  },
  {
    kind: 'event',
    name: 't.name',
    translated: 'event',
    isVisible: (now) => `t.is_active and t.end_at >= ${now}`,
    order: 't.id desc',
    most: 2,
  },
  {
    kind: 'article',
    name: 't.title',
    translated: 'article',
    isVisible: isPublished,
    order: 't.published_at desc, t.id desc',
    most: 2,
  },
  {
    kind: 'note',
    name: 't.title',
    translated: null,
    isVisible: (now) => `t.is_active and t.status = 'approved' and t.published_at <= ${now}`,
    order: 't.published_at desc, t.id desc',
    most: 2,
  },
  {
    kind: 'topic',
    name: 't.title',
    translated: null,
    isVisible: isPublished,
    order: 't.published_at desc, t.id desc',
    most: 1,
  },
]

/** Returns a few visible items of a kind with the words; those that have them in their names come first. */
async function findNamed(ctx: Ctx, tx: Connection, row: NamedKind, search: string): Promise<SearchSuggestion[]> {
  const { kind, name, translated, isVisible, order, most } = row
  const index = indexOf(kind)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(isVisible(sql.param(ctx.now))).where(`${name} <> ''`)
  sql.filterBy(index, search)
  const { list, isFew } = await addSearches(tx, sql)
  // Among many every order soon comes upon them; few are sorted.
  if (isFew && index.inName) list.rankFirst(index.inName(`${list.param(search)}::text`))
  const translations = translated === null ? 'null::jsonb' : shortTranslations('t')
  const text = `select t.id, ${name} as name, ${translations} as translations from ${kind} t
    where ${list.condition} order by ${list.ranked(order)} limit ${list.param(most)}`
  const rows = await tx.rows<NameRow>(text, list.params)
  return rows.map((one) => {
    return { kind, id: one.id, name: translated === null ? one.name : nameIn(ctx, translated, one) }
  })
}

/** Returns the name of a row in the language of the request. */
function nameIn(ctx: Ctx, kind: 'product' | 'event' | 'article', row: NameRow): string {
  if (kind !== 'article') return inLanguage(ctx, kind, row).name
  return inLanguage(ctx, kind, { title: row.name, translations: row.translations }).title
}

const CATEGORIES = `select c.id, c.name, c.translations from category c
  where c.tenant_id = $1 and ${hasWords(['c.name'], '$2::text')} order by c.position, c.id limit 2`

async function findCategories(ctx: Ctx, tx: Connection, search: string): Promise<SearchSuggestion[]> {
  const rows = await tx.rows<NameRow>(CATEGORIES, [ctx.tenant.id, search], 'suggested_categories')
  return rows.map((row) => ({ kind: 'category', id: row.id, name: inLanguage(ctx, 'category', row).name }))
}

/** Returns a few visible items of all kinds with the words. */
export async function findItems(ctx: Ctx, tx: Connection, search: string): Promise<SearchSuggestion[]> {
  const items = await findCategories(ctx, tx, search)
  for (const row of namedKinds) items.push(...(await findNamed(ctx, tx, row, search)))
  return items
}
