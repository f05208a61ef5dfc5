import { modules } from '@storefront/contract/modules'
import { qingshi } from '../../../demo/data/qingshi'
import { rimba } from '../../../demo/data/rimba'

test('a demo page shows the cards of staff of events and of products, and a menu leads to it', () => {
  const page = qingshi.pages.find(({ modules: all }) => all.some(({ style }) => style === 'ops'))
  expect(page?.modules.filter(({ style }) => style === 'ops').map(({ type }) => type)).toEqual([
    'event.eventsmodule',
    'shop.productsmodule',
  ])
  expect(JSON.stringify(qingshi.menus)).toContain(`"slug":"${page?.slug}"`)
})

describe.each([qingshi, rimba])('demo pages of $site.name', ({ pages }) => {
  test('show every module type of the contract', () => {
    const types = new Set<string>(pages.flatMap((page) => page.modules.map(({ type }) => type)))
    expect(modules.map(({ type }) => type).filter((type) => !types.has(type))).toEqual([])
  })

  test('contain a composed page, accordions and a module with tabs', () => {
    const all = pages.flatMap((page) => page.modules)
    expect(pages.some(({ parts = [] }) => parts.length > 1)).toBe(true)
    expect(all.filter(({ config }) => config.module_is_accordion).length).toBeGreaterThan(2)
    expect(all.some((module) => 'groups' in module && (module.groups?.length ?? 0) > 1)).toBe(true)
  })

  test('link only to existing pages', () => {
    const slugs = new Set(pages.map(({ slug }) => slug))
    const linkedSlugs = [...JSON.stringify(pages).matchAll(/"to":"(?:page|composed)","slug":"([^"]+)"/g)].map(
      ([, slug]) => slug,
    )
    expect(linkedSlugs.length).toBeGreaterThan(5)
    expect(linkedSlugs.filter((slug) => !slugs.has(slug ?? ''))).toEqual([])
  })
})
