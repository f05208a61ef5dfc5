import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import type { Scene } from './insert'
import { linker } from './links'

/** Menus with their items; those below an item follow it. */
export async function seedMenus({ tx, tenantId }: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const link = linker(data)
  await insert(
    tx,
    'menu',
    data.menus.map(({ slug, title }, index) => ({ tenantId, id: index + 1, slug, title })),
  )
  const items = data.menus.flatMap((one, index) =>
    one.items
      .flatMap(({ items: below = [], ...item }) => [
        { ...item, isSub: false },
        ...below.map((sub) => ({ picture: undefined, ...sub, isSub: true })),
      ])
      .map((item, position) => ({
        tenantId,
        menuId: index + 1,
        position,
        label: item.label,
        imageId: item.picture ? gallery.id(item.picture) : null,
        link: item.link ? link(item.link) : null,
        isSub: item.isSub,
      })),
  )
  await insert(tx, 'menu_item', items)
}
