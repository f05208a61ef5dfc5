import type { menuEndpoints } from '@storefront/contract/endpoints/content/menu'
import type { Link } from '@storefront/contract/entities/common'
import type { Menu } from '@storefront/contract/entities/content/menu'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import type { Routes } from '../../../http/call/handler'
import { inLanguage, type TranslatedRow, wordsIn } from '../../../lib/translation'
import { pictureOf, type PictureRow, pictureSql } from '../../../lib/picture'
import { safeConfig } from '../page/config'

interface ItemRow {
  label: string
  is_sub: boolean
  link: Link | null
  picture: PictureRow | null
}

interface MenuRow extends TranslatedRow {
  slug: string
  title: string
  items: ItemRow[]
}

const MENU = `select m.slug, m.title, m.translations, coalesce((select json_agg(json_build_object('label', i.label, 'is_sub', i.is_sub, 'link', i.link,
      'picture', ${pictureSql('i.image_id')}) order by i.position)
    from menu_item i where i.tenant_id = $1 and i.menu_id = m.id), '[]') as items
  from menu m where m.tenant_id = $1 and m.slug = $2 and m.is_active`

/** Returns a menu that is on; notFound for none. Addresses in its links are safe to open. */
async function readMenu(ctx: Ctx, slug: string): Promise<Menu | Failure> {
  const [stored] = await ctx.db.read((tx) => tx.rows<MenuRow>(MENU, [ctx.tenant.id, slug], 'menu_by_slug'))
  if (!stored) return fail('notFound')
  const row = inLanguage(ctx, 'menu', stored)
  const wordOf = wordsIn(ctx, row)
  const items: Menu['items'] = []
  for (const { is_sub, label, link, picture } of row.items) {
    const item = {
      label: wordOf(label),
      image: pictureOf(ctx.ports.storage, picture),
      link: safeConfig({ link }).link as Link | null,
    }
    const parent = is_sub ? items.at(-1) : undefined
    if (parent) parent.items.push(item)
    else items.push({ ...item, items: [] })
  }
  return { slug: row.slug, title: row.title, items }
}

/** Handlers of contract/endpoints/content/menu. */
export const menuRoutes: Routes<typeof menuEndpoints> = { menu: (ctx, { params }) => readMenu(ctx, params.slug) }
