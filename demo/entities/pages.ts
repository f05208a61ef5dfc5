import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import { configurer } from './configs'
import type { Gallery } from './gallery'
import { numbered, type Scene } from './insert'
import { pageTranslations } from './translations'

/** A page's settings; a page without translations has none. */
const settingsOf = (translations: object) => (Object.keys(translations).length > 0 ? { translations } : {})

/** Pages, their modules and the parts of composed ones; the home page is page 1. */
export async function seedPages(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { tx, tenantId } = scene
  const config = configurer(scene, data, gallery)
  const pageId = numbered(data.pages, (p) => p.slug)
  const rows = data.pages.flatMap((p, i) =>
    p.modules.map((m, position) => ({
      pageId: i + 1,
      position,
      name: m.name,
      moduleType: m.type,
      style: m.style ?? '',
      config: config(m),
    })),
  )
  const modules = rows.map((row, i) => ({ tenantId, id: i + 1, version: 1, ...row }))
  const moduleId = (page: number, name: string): number => {
    const module = modules.find((row) => row.pageId === page && row.name === name)
    if (!module) throw new Error(`no module ${name}`)
    return module.id
  }
  await insert(
    tx,
    'page',
    data.pages.map((p, i) => ({
      tenantId,
      id: i + 1,
      slug: p.slug,
      title: p.title,
      loginRequired: p.loginRequired ?? false,
      settings: settingsOf(pageTranslations(data, p.slug, (name) => moduleId(i + 1, name))),
    })),
  )
  await insert(tx, 'page_module', modules)
  const parts = data.pages.flatMap((p, i) =>
    (p.parts ?? []).map((part, position) => ({
      tenantId,
      pageId: i + 1,
      subpageId: pageId(part.page),
      title: part.title,
      position,
    })),
  )
  await insert(tx, 'page_subpage', parts)
}
