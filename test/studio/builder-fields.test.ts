import { modules } from '@storefront/contract/modules'
import { checkConfig } from '@storefront/contract/modules/check'
import { routes } from '@storefront/contract/routes'
import { moduleFixtures } from '../../fixtures/modules'
import {
  kindOfLink,
  linkKinds,
  linkOfKind,
  listTypes,
  places,
  resourceTypes,
} from '../../studio/src/builder/fields/controls/link-kinds'
import { fieldKind } from '../../studio/src/builder/fields/kinds'
import { labelKey, layoutKey, placeKey, resourceKey, typeKey, valueKey } from '../../studio/src/builder/fields/labels'
import { choicesOf, propertyOf, type Schema } from '../../studio/src/builder/fields/schema'
import { sectionsOf } from '../../studio/src/builder/fields/sections'
import { setField } from '../../studio/src/builder/fields/set-field'
import { layoutsOf, palette } from '../../studio/src/builder/palette/types'
import { textsOf } from '../support/catalogues'

const schemaOf = (type: string) => modules.find((row) => row.type === type)?.config as Schema

/** Every property of a schema at every depth that the builder draws fields for. */
function properties(schema: Schema): { name: string; schema: Schema; parent: Schema }[] {
  return Object.keys(schema.properties ?? {}).flatMap((name) => {
    const inner = propertyOf(schema, name)
    const kind = fieldKind(name, inner)
    const deeper =
      kind === 'group' ? inner : kind === 'list' || kind === 'tabs' || kind === 'areas' ? (inner.items ?? {}) : {}
    return [{ name, schema: inner, parent: schema }, ...properties(deeper)]
  })
}

describe.each(modules.map(({ type }) => type))('%s', (type) => {
  const all = properties(schemaOf(type))

  test('has a field for every property', () => {
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter(({ name, schema }) => fieldKind(name, schema) === null).map(({ name }) => name)).toEqual([])
  })

  test('has every property in one section', () => {
    const names = [...sectionsOf(schemaOf(type)).values()].flat()
    expect(names.sort()).toEqual(Object.keys(schemaOf(type).properties ?? {}).sort())
  })

  test.each(['zh-cn', 'en', 'id'])('has texts for its name, its properties and their choices in %s', (language) => {
    const texts = textsOf(language, 'studio')
    const keys = [typeKey(type), ...all.map(({ name, parent }) => labelKey(name, parent))]
    const choices = all.flatMap(({ schema }) => choicesOf(schema)).map((choice) => valueKey(String(choice)))
    expect([...keys, ...choices, ...layoutsOf(type).map(layoutKey)].filter((key) => !texts.has(key))).toEqual([])
  })
})

test('every property of a link, a picture aside, is read by a kind of link', () => {
  expect(linkKinds.map((kind) => kindOfLink(linkOfKind(kind)))).toEqual(linkKinds)
  for (const [link, kind] of [
    [{ type: 'shop.product', slug: 'x' }, 'resource'],
    [{ type: 'shop.product', oid: 5, id: 9 }, 'resource'],
    [{ type: 'post.article', category: 3 }, 'list'],
    [{ page_key: 'login', type: 'shop.product' }, 'place'],
    [{ type: null }, 'none'],
    [{ link_type: 4, url: 'weapp://gh_1/x' }, 'weapp'],
  ] as const) {
    expect(kindOfLink(link)).toBe(kind)
  }
})

test('links offer types and places of the route table only, each with a text', () => {
  const texts = textsOf('zh-cn', 'studio')
  const rows = new Map<string, string>(routes.map(({ name, path }) => [name, path]))
  expect(places.filter((name) => rows.get(name)?.includes('{') ?? true)).toEqual([])
  expect(places.map(placeKey).filter((key) => !texts.has(key))).toEqual([])
  expect([...resourceTypes, ...listTypes].map(resourceKey).filter((key) => !texts.has(key))).toEqual([])
})

test('the palette has every type of the module table once, those of one look under one name', () => {
  const types = palette.map(({ type }) => type)
  expect(new Set(types).size).toBe(types.length)
  expect(types.filter((type) => !modules.some((row) => row.type === type))).toEqual([])
  // Stored pages have them; each looks like one that can be added.
  const otherNames = [
    ...['column.adsmodule', 'shop.productadsmodule', 'shop.productadspagemodule', 'shop.productspagemodule'],
    ...['event.eventspagemodule', 'post.articlespagemodule', 'circle.topicspagemodule', 'note.notepagemodule'],
  ]
  expect(modules.map(({ type }) => type).filter((type) => !types.includes(type))).toEqual(otherNames)
})

describe('setting a field', () => {
  const schema = schemaOf('mpage.adspagemodule')

  test('completes a part that has to have more, and drops one that holds nothing', () => {
    const config = setField(schema, { items: [] }, ['title_config', 'subtitle'], 'x')
    expect(config).toEqual({ items: [], title_config: { title: '', subtitle: 'x' } })
    expect(setField(schema, config, ['title_config', 'subtitle'], undefined)).toEqual({ items: [] })
    expect(setField(schema, { items: [] }, ['items'], undefined)).toEqual({ items: [] })
  })

  test('reaches into items and leaves the others the same objects', () => {
    const items = [{ title: 'a' }, { title: 'b' }]
    const config = setField(schema, { items }, ['items', 1, 'title'], 'c') as { items: object[] }
    expect(config.items[0]).toBe(items[0])
    expect(config.items[1]).toMatchObject({ title: 'c' })
  })

  test.each(moduleFixtures.map((fixture) => [fixture.type, fixture] as const))(
    'gives a config that %s allows, whatever is cleared or begun',
    (type, { config }) => {
      const row = modules.find((one) => one.type === type)
      if (!row) throw new Error(type)
      for (const { name } of properties(schemaOf(type)).filter(({ parent }) => parent === schemaOf(type))) {
        const rest = setField(schemaOf(type), config, [name], undefined)
        expect(checkConfig(row, rest as typeof config)).toEqual([])
      }
      const title = setField(schemaOf(type), {}, ['title_config', 'align'], 'center') as typeof config
      expect(checkConfig(row, title)).toEqual([])
    },
  )
})
