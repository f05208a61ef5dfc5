import type { Image } from '@storefront/contract/entities/common'
import { modules as moduleRows } from '@storefront/contract/modules'
import { checkConfig } from '@storefront/contract/modules/check'
import { moduleFixtures } from '../../fixtures/modules'
import { duplicate, insertCopies, pasteText } from '../../studio/src/builder/actions/module-actions'
import { type CopyOrigin, copyText, readCopy, withNewIds } from '../../studio/src/builder/document/copy'
import { adoptCopy } from '../../studio/src/builder/document/foreign'
import { createBuilderStore } from '../../studio/src/builder/document/store'
import type { ModuleDocument } from '../../studio/src/builder/document/types'
import { textModule } from './support/documents'

const image: Image = {
  full: '/media/4.jpg',
  thumb: '/media/4.t.webp',
  thumb_wx_mp: '/media/4.t.jpg',
  width: 8,
  height: 6,
}
const origin: CopyOrigin = {
  site: 'qingshi',
  address: 'https://qingshi.example',
  pictureOf: (id) => (id === 4 ? image : undefined),
}

const documentOf = (type: string, config: object): ModuleDocument => ({
  id: 5,
  type,
  name: 'x',
  style: 'list',
  hidden: true,
  config: { ...config },
})
const withoutId = ({ id: _, ...module }: ModuleDocument) => module
const copyOf = (...modules: ModuleDocument[]) => readCopy(copyText(modules, origin))

/** Every method by which a module is copied. */
const methods: readonly [name: string, copy: (module: ModuleDocument) => ModuleDocument | undefined][] = [
  ['the clipboard', (module) => copyOf(module)?.modules[0]],
  ['a block or a template', (module) => withNewIds([module])[0]],
  [
    'duplication',
    (module) => {
      const store = createBuilderStore({ title: '', settings: {}, modules: [module] })
      duplicate(store, module.id)
      const { order, modules } = store.getState().document
      return modules[order[1] ?? 0]
    },
  ],
  [
    'a paste into another page of the site',
    (module) => {
      const store = createBuilderStore({ title: '', settings: {}, modules: [textModule(1)] })
      store.setState({ origin })
      expect(pasteText(store, copyText([module], origin))).toEqual([])
      const { order, modules } = store.getState().document
      return modules[order[1] ?? 0]
    },
  ],
  [
    'a saved block that is inserted',
    (module) => {
      const store = createBuilderStore({ title: '', settings: {}, modules: [] })
      insertCopies(store, [module])
      const { order, modules } = store.getState().document
      return modules[order[0] ?? 0]
    },
  ],
]

describe.each(methods)('a copy by %s', (_, copy) => {
  test.each(moduleFixtures.map((fixture) => [fixture.type, fixture] as const))(
    'of %s is the same but for its id',
    (type, { config }) => {
      const module = documentOf(type, config)
      const result = copy(module)
      expect(result && withoutId(result)).toEqual(withoutId(module))
      expect(result?.id).not.toBe(module.id)
    },
  )
})

test('there is a module of every type to copy', () => {
  expect(moduleFixtures.map(({ type }) => type).sort()).toEqual(moduleRows.map(({ type }) => type).sort())
})

test('several modules come in their order, each with an id of its own, however often they are pasted', () => {
  const text = copyText([textModule(1), textModule(2)], origin)
  const copies = [...(readCopy(text)?.modules ?? []), ...(readCopy(text)?.modules ?? [])]
  expect(copies.map(({ name }) => name)).toEqual(['text 1', 'text 2', 'text 1', 'text 2'])
  expect(new Set(copies.map(({ id }) => id)).size).toBe(4)
})

describe('a paste into another site', () => {
  const adopt = (...modules: ModuleDocument[]) => {
    const copy = copyOf(...modules)
    if (!copy) throw new Error('no copy')
    return adoptCopy(copy, 'rimba')
  }

  test('shows pictures by their address', () => {
    const { modules, losses } = adopt(documentOf('mpage.squarepagemodule', { items: [{ image: { $image: 4 } }] }))
    expect(modules[0]?.config).toEqual({
      items: [
        {
          image: {
            ...image,
            full: 'https://qingshi.example/media/4.jpg',
            thumb: 'https://qingshi.example/media/4.t.webp',
            thumb_wx_mp: 'https://qingshi.example/media/4.t.jpg',
          },
        },
      ],
    })
    expect(losses).toEqual([])
  })

  test('takes out what refers to content of the other site, and lists it', () => {
    const { modules, losses } = adopt(
      documentOf('shop.productsmodule', {
        source: { ids: [3, 4], limit: 5 },
        ignore_id: 9,
        list_config: { show_more: true, more_link: { page_key: 'wallet' } },
      }),
      documentOf('mpage.adspagemodule', {
        items: [{ image: { $image: 77 }, title: 'a', link: { type: 'shop.product', id: 3 } }],
      }),
      documentOf('mpage.richtextpagemodule', { html: '<p>甲</p><div data-form="survey"></div>' }),
    )
    expect(modules.map(({ config }) => config)).toEqual([
      { source: { limit: 5 }, list_config: { show_more: true, more_link: { page_key: 'wallet' } } },
      { items: [{ image: { full: '', thumb: '', thumb_wx_mp: '', width: 0, height: 0 }, title: 'a', link: {} }] },
      { html: '<p>甲</p>' },
    ])
    expect(losses.map(({ module, property }) => [module.type, property])).toEqual([
      ['shop.productsmodule', 'ids'],
      ['shop.productsmodule', 'ignore_id'],
      ['mpage.adspagemodule', 'image'],
      ['mpage.adspagemodule', 'link'],
      ['mpage.richtextpagemodule', 'html'],
    ])
  })

  test.each(moduleFixtures.map((fixture) => [fixture.type, fixture] as const))(
    'leaves a config that %s allows, or leaves the module out',
    (type, { config }) => {
      const { modules, losses } = adopt(documentOf(type, config))
      const row = moduleRows.find((one) => one.type === type)
      expect(row && modules.flatMap((module) => checkConfig(row, module.config))).toEqual([])
      expect(modules.length === 1 || losses.some(({ property }) => property === null)).toBe(true)
    },
  )
})

test.each([
  ['plain text', 'hello'],
  ['JSON of another kind', '{"kind":"x","version":1,"modules":[]}'],
  ['a later version', copyText([textModule(1)], origin).replace('"version":1,"site"', '"version":2,"site"')],
  ['no modules', copyText([], origin)],
  ['an unknown type', copyText([documentOf('mpage.unknown', {})], origin)],
  ['a config that its type does not allow', copyText([documentOf('mpage.richtextpagemodule', { html: 5 })], origin)],
  ['a config of a later version', copyText([textModule(1)], origin).replace('"version":1}', '"version":9}')],
])('%s is refused', (_, text) => {
  expect(readCopy(text)).toBeNull()
})
