import type { PageDocument, StudioPageDetail } from '@storefront/contract/entities/studio/page'
import type { Connection } from '../../../db'
import type { StoredDocument } from '../../../db/stored.types'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { picturesFor } from '../../content/page/modules'
import { currentConfig, currentVersion } from '../../content/page/config'

/** A document with the present schema version of each module. */
export const storedDocument = ({ title, settings, modules }: PageDocument): StoredDocument => ({
  title: title.trim(),
  settings,
  modules: modules.map(({ id, type, name, style, config, hidden }) => ({
    id,
    type,
    name,
    style,
    config,
    hidden,
    version: currentVersion(type),
  })),
})

/** A stored document as it is edited: its configs brought up to the present schemas. */
export const currentDocument = ({ title, settings, modules }: StoredDocument): PageDocument => ({
  title,
  settings,
  modules: modules.map(({ id, type, name, style, hidden, version, config }) => ({
    id,
    type,
    name,
    style,
    hidden,
    config: currentConfig(type, version, config).config,
  })),
})

/** Returns the pictures to which a document refers. */
export async function documentPictures(
  ctx: Pick<UserCtx, 'tenant' | 'ports'>,
  tx: Connection,
  { modules, settings }: PageDocument,
): Promise<StudioPageDetail['pictures']> {
  return [...(await picturesFor(ctx, tx, [...modules, { config: settings }]))].map(([id, image]) => ({ id, image }))
}

// Who may see a page stands in a column of its own, because every visitor's call asks.
const PUBLISHED = `select p.title, p.settings || case when p.login_required then '{"login_required": true}'::jsonb else '{}' end as settings,
    coalesce((select json_agg(json_build_object('id', m.id, 'type', m.module_type, 'name', m.name, 'style', m.style, 'version', m.version,
      'config', m.config, 'hidden', m.is_hidden) order by m.position, m.id)
      from page_module m where m.tenant_id = $1 and m.page_id = p.id), '[]') as modules
  from page p where p.tenant_id = $1 and p.id = $2`

interface EditedPage {
  slug: string
  version: number
  doc: StoredDocument
  has_draft: boolean
}

const PAGE = `select p.slug, p.edit_version as version, d.doc from page p
  left join page_draft d on d.tenant_id = $1 and d.page_id = p.id where p.tenant_id = $1 and p.id = $2 and p.deleted_at is null`

/**
 * Returns a page with its draft, or else with what visitors see; undefined when there is none, or when it is deleted.
 */
export async function findEditedPage(tx: Connection, tenantId: number, id: number): Promise<EditedPage | undefined> {
  const [page] = await tx.rows<{ slug: string; version: number; doc: StoredDocument | null }>(PAGE, [tenantId, id])
  if (!page) return undefined
  if (page.doc) return { ...page, doc: page.doc, has_draft: true }
  const [publishedPage] = await tx.rows<StoredDocument>(PUBLISHED, [tenantId, id])
  return publishedPage && { ...page, doc: publishedPage, has_draft: false }
}

/** Returns the published document of a page; null for an inactive page. */
export async function findVisibleDocument(tx: Connection, tenantId: number, id: number): Promise<PageDocument | null> {
  const [row] = await tx.rows<StoredDocument>(`${PUBLISHED} and p.is_active`, [tenantId, id])
  return row ? currentDocument(row) : null
}

/** Returns a page as it is edited. */
export async function pageIn(ctx: UserCtx, tx: Connection, id: number): Promise<StudioPageDetail | Failure> {
  const page = await findEditedPage(tx, ctx.tenant.id, id)
  if (!page) return fail('notFound')
  const { slug, version, has_draft } = page
  const doc = currentDocument(page.doc)
  return { id, slug, version, has_draft, doc, pictures: await documentPictures(ctx, tx, doc) }
}

const TURN =
  'update page set edit_version = edit_version + $4 where tenant_id = $1 and id = $2 and edit_version = $3 and deleted_at is null returning edit_version as version'
const STATE = 'select deleted_at is not null as is_deleted from page where tenant_id = $1 and id = $2'

/**
 * The guard of every write: goes on only from the version that the writer read, in the statement itself, so that of two
 * writers of one version one writes. The page stays locked until the transaction ends.
 * @param steps 1 for a write after which others have to read again, 0 for one that changes no document
 */
export async function takeVersion(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  version: number,
  steps: 0 | 1,
): Promise<number | Failure> {
  const [row] = await tx.rows<{ version: number }>(TURN, [ctx.tenant.id, id, version, steps])
  if (row) return row.version
  const [state] = await tx.rows<{ is_deleted: boolean }>(STATE, [ctx.tenant.id, id])
  if (!state) return fail('notFound')
  return state.is_deleted ? fail('pageDeleted') : fail('editConflict')
}
