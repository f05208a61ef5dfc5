import { Value } from '@sinclair/typebox/value'
import type { Image } from '@storefront/contract/entities/common'
import { NOTE_LIMITS } from '@storefront/contract/constants'
import { modules } from '@storefront/contract/modules'
import { resolvePictures, safeConfig } from '../../../server/src/domains/content/page/config'
import { tenants } from '../../../demo/data'
import { configurer } from '../../../demo/entities/configs'
import { picturesOf } from '../../../demo/entities/gallery'

const picture: Image = {
  full: '/media/a.jpg',
  thumb: '/media/a.webp',
  thumb_wx_mp: '/media/a.jpg',
  width: 900,
  height: 600,
}
const gallery = { id: () => 1, url: () => picture.full, film: '/media/film.mp4', filmId: null }

const seeded = tenants.flatMap((tenant) =>
  tenant.pages.flatMap((page) =>
    page.modules.map((module) => ({ title: `${tenant.site.slug} ${page.slug} ${module.name}`, tenant, module })),
  ),
)

test.each(seeded)(
  'the demo module $title matches the schema of its type and contains nothing unsafe',
  ({ tenant, module }) => {
    const row = modules.find(({ type }) => type === module.type)
    const stored = JSON.parse(
      JSON.stringify(configurer({ tenantId: 1, now: new Date('2026-03-01T00:00:00Z') }, tenant, gallery)(module)),
    )
    const config = resolvePictures(stored, new Map([[1, picture]]))
    expect(row && [...Value.Errors(row.config, config)].map(({ path, message }) => `${path}: ${message}`)).toEqual([])
    // An ampersand of the text is written as what it is in HTML.
    expect(JSON.stringify(safeConfig(config)).replaceAll('&amp;', '&')).toBe(JSON.stringify(config))
  },
)

test.each(tenants)('the demo site $site.slug has unique slugs and respects the limits of notes', (tenant) => {
  for (const rows of [tenant.pages, tenant.topics, tenant.notes, tenant.topicCategories]) {
    const slugs = rows.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  }
  for (const { title, content, pictures } of tenant.notes)
    expect([
      title.length <= NOTE_LIMITS.title,
      content.length <= NOTE_LIMITS.content,
      pictures.length <= NOTE_LIMITS.images,
    ]).toEqual([true, true, true])
  expect(picturesOf(tenant).length).toBeGreaterThan(5)
})
