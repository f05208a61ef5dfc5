import { pageWord } from '@storefront/contract/domain/content/page-translation'
import { textsIn } from '../../../lib/translation'
import { isPreviewToken } from '@storefront/contract/domain/content/page-preview'
import { PAGE_SIZE } from '@storefront/contract/constants'
import type { Page } from '@storefront/contract/entities/common'
import type { MobilePage } from '@storefront/contract/entities/content/page'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import type { Slice } from '../../../db/selection'
import { itemsOf } from './groups'
import { readConfig, presentModules } from './modules'
import { findLinkedDraft } from './linked-draft'
import { findModule, findPage, GUIDE, type ModuleRow, type PageRow } from './queries'
import { type Item, sourceFor } from './sources'

/** Pages that explain to a visitor the terms and why a login is required. */
const OPEN_PAGES: readonly string[] = ['agreement', 'privacy', GUIDE]

/** A page whose existence a site with required login hides from visitors. */
const isWithheld = ({ user, tenant }: Ctx, { slug }: PageRow) =>
  !user && tenant.config.login_required && !OPEN_PAGES.includes(slug)

/** Returns the modules of a page; for a visitor of a members-only page, those of the guide with code 401 (spec 2). */
async function bodyOf(ctx: Ctx, tx: Connection, page: PageRow): Promise<Pick<MobilePage, 'code' | 'modules'>> {
  if (ctx.user || !page.is_closed)
    return { code: 200, modules: await presentModules(ctx, tx, page.modules, textsIn(ctx, page)) }
  const guide = await findPage(ctx, tx, GUIDE)
  return { code: 401, modules: guide ? await presentModules(ctx, tx, guide.modules, textsIn(ctx, guide)) : [] }
}

/** Returns the draft of a page for whoever has a link to it, signed in or not. */
async function readLinkedDraft(ctx: Ctx, tx: Connection, key: string, token: string): Promise<MobilePage | Failure> {
  const draft = await findLinkedDraft(ctx, tx, token)
  if (!draft || ![draft.slug, String(draft.id)].includes(key)) return fail('previewGone')
  const texts = textsIn(ctx, draft)
  const modules = await presentModules(ctx, tx, draft.modules, texts)
  const { id, slug, title } = draft
  return { id, slug, title: pageWord(texts, title), code: 200, modules, subpages: [], sub: null }
}

/**
 * Returns a page by its id (digits) or slug, with its modules. Of a composed page `sub` names the part whose modules
 * are shown; the first one where there is none such. Who may see the page and who may see the part is asked of both.
 * @param preview the secret of a link to the page's draft; other values are those of page builders
 */
export async function readPage(
  ctx: Ctx,
  key: string,
  { sub, preview }: { sub?: number; preview?: string } = {},
): Promise<MobilePage | Failure> {
  return ctx.db.read(async (tx) => {
    if (isPreviewToken(preview)) return readLinkedDraft(ctx, tx, key, preview)
    const page = await findPage(ctx, tx, key)
    if (!page) return fail('notFound')
    if (isWithheld(ctx, page)) return fail('loginRequired')
    const { id, slug } = page
    const title = pageWord(textsIn(ctx, page), page.title)
    const parts = page.parts.map((one) => ({ page_id: one.page_id, title: pageWord(textsIn(ctx, one), one.title) }))
    const plain = async () => ({ id, slug, title, ...(await bodyOf(ctx, tx, page)), subpages: [], sub: null })
    const currentPart = parts.find(({ page_id }) => page_id === sub) ?? parts[0]
    if (!currentPart || (page.is_closed && !ctx.user)) return plain()
    const part = await findPage(ctx, tx, currentPart.page_id)
    // Switched off between the two statements.
    if (!part || isWithheld(ctx, part)) return plain()
    const subpages = parts.map((one) => ({ composedpage_id: id, ...one }))
    return { id, slug, title, ...(await bodyOf(ctx, tx, part)), subpages, sub: part.id }
  })
}

/**
 * Returns one slice of the items of a module's group `tab`; none for a type that has none. Those of a page for users
 * alone are for users alone. Throws when the stored config cannot be read: the caller sees its own failure there.
 */
export async function moduleData(
  ctx: Ctx,
  id: number,
  {
    limit = PAGE_SIZE,
    offset = 0,
    tab = 0,
    id: sameId = id,
    preview,
  }: Partial<Slice> & { tab?: number; id?: number; preview?: string },
): Promise<Page<Item> | Failure> {
  if (sameId !== id) return badPart('id', 'notOffered', {}, ctx.language)
  if (isPreviewToken(preview)) {
    const draft = await ctx.db.read((tx) => findLinkedDraft(ctx, tx, preview))
    const module = draft?.modules.find((one) => one.id === id)
    return module ? itemsOfRow(ctx, module, tab, { limit, offset }) : fail('previewGone')
  }
  const row = await findModule(ctx, id)
  if (!row) return fail('notFound')
  if (row.is_closed && !ctx.user) return fail('loginRequired')
  return itemsOfRow(ctx, row, tab, { limit, offset })
}

/** Returns the same of a module's row, whether it is stored or not. */
export async function itemsOfRow(ctx: Ctx, row: ModuleRow, tab: number, slice: Slice): Promise<Page<Item>> {
  const read = sourceFor(row.module_type)
  return read
    ? itemsOf(ctx, read, { type: row.module_type, config: readConfig(row).config }, tab, slice)
    : { count: 0, results: [] }
}
