import { type PageTexts, translatedConfig } from '@storefront/contract/domain/content/page-translation'
import { isUserSpecificModule } from '@storefront/contract/domain/content/user-specific-modules'
import type { Image, Page } from '@storefront/contract/entities/common'
import type { PageModule } from '@storefront/contract/entities/content/page'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { type Connection, joinTransaction } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { SHOP_IMAGE } from '../../shared/shop-images'
import { type Config, currentConfig, isRecord, picturesIn, resolvePictures, safeConfig, withDarkGround } from './config'
import { itemsOf } from './groups'
import type { ModuleRow } from './queries'
import { type Item, sourceFor } from './sources'

/** This many modules include their items in the page, with this many items each; the rest is requested later. */
const FIRST_MODULES = 5
const FIRST_ITEMS = 8

/** A module whose stored config was read. */
interface Readable {
  version: number
  config: Config
}

/**
 * The result for a module that cannot be read: the page is still sent, and the client requests the items and shows the
 * error.
 */
const unreadable: Readable = { version: 1, config: {} }

/** Logs that a module is broken; the page is sent without that module's data. */
function logModuleError(ctx: Ctx, row: ModuleRow, error: unknown): void {
  const module = { id: row.id, type: row.module_type }
  ctx.log.error({ err: error, requestId: ctx.requestId, tenant: ctx.tenant.slug, module }, 'a page module is broken')
}

/** Returns a stored config at its type's version. Throws when it is none, or when a step of its migration does. */
export function readConfig({ module_type, version, config }: ModuleRow): Readable {
  if (!isRecord(config)) throw new TypeError('the config of a module is no object')
  return currentConfig(module_type, version, config)
}

function readConfigOrEmpty(ctx: Ctx, row: ModuleRow): Readable {
  try {
    return readConfig(row)
  } catch (error) {
    logModuleError(ctx, row, error)
    return unreadable
  }
}

/** Returns the pictures to which configs refer, by their ids. */
export async function picturesFor(
  ctx: Pick<Ctx, 'tenant' | 'ports'>,
  tx: Connection,
  configs: readonly Pick<Readable, 'config'>[],
): Promise<Map<number, Image>> {
  const ids = [...new Set(configs.flatMap(({ config }) => picturesIn(config)))]
  if (ids.length === 0) return new Map()
  const rows = await tx.rows<PictureRow & { id: number }>(
    `select im.id, ${PICTURE_COLUMNS} from image im where im.tenant_id = $1 and im.id = any($2::bigint[]) and ${SHOP_IMAGE}`,
    [ctx.tenant.id, ids],
    'page_pictures',
  )
  return new Map(
    rows.flatMap((row) => {
      const picture = pictureOf(ctx.ports.storage, row)
      return picture ? [[row.id, picture] as const] : []
    }),
  )
}

/**
 * Returns the first items of a module; null for one without items and for one whose items cannot be read. A statement
 * that fails undoes the transaction as far as its own savepoint.
 */
async function firstItems(ctx: Ctx, tx: Connection, row: ModuleRow, config: Config): Promise<Page<Item> | null> {
  const read = sourceFor(row.module_type)
  if (!read) return null
  const module = { type: row.module_type, config }
  try {
    const [, items] = await Promise.all([
      tx.exec('savepoint module'),
      itemsOf({ ...ctx, db: joinTransaction(tx) }, read, module, 0, { limit: FIRST_ITEMS, offset: 0 }),
    ])
    return items
  } catch (error) {
    await tx.exec('rollback to savepoint module')
    logModuleError(ctx, row, error)
    return null
  }
}

/**
 * Modules as they are sent: configs migrated to their types' versions, with their pictures, sanitized. Those of the
 * first screen include their items, except modules whose items depend on the user, because a page is cached for all
 * users. One statement for all pictures and one per module with items, over one connection. A broken module does not
 * affect the others. @param texts those of the language that is shown; left out for the main one
 */
export async function presentModules(
  ctx: Ctx,
  tx: Connection,
  rows: readonly ModuleRow[],
  texts?: PageTexts,
): Promise<PageModule[]> {
  const editable = hasPermission(ctx.perms, permissions.changePage)
  const configs = rows.map((row) => readConfigOrEmpty(ctx, row))
  const pictures = await picturesFor(ctx, tx, configs)
  const visible: PageModule[] = []
  let filledCount = 0
  for (const [index, row] of rows.entries()) {
    const { id, name, module_type, style } = row
    const { version, config: stored } = configs[index] ?? unreadable
    const config = withDarkGround(
      safeConfig(resolvePictures(translatedConfig({ id, config: stored }, texts), pictures)),
    )
    const carries =
      filledCount < FIRST_MODULES && sourceFor(module_type) !== undefined && !isUserSpecificModule(module_type)
    if (carries) filledCount++
    visible.push({
      id,
      name,
      module_type,
      style,
      version,
      config,
      editable,
      data: carries ? await firstItems(ctx, tx, row, config) : null,
    })
  }
  return visible
}
