import type { Config, Layout } from '@storefront/contract/modules'
import { rendererOf } from '@/page-modules/registry'
import { moduleOf, renderScreen } from '../fixtures'
import { nameOf } from '../../setup/render'

const image = (name: string, width = 800, height = 400) => ({
  full: `/m/${name}.jpg`,
  thumb: `/m/${name}-t.jpg`,
  thumb_wx_mp: '',
  width,
  height,
})
const ad = (name: string, more: Config = {}) => ({
  image: image(name),
  title: name,
  link: { type: 'shop.product', id: 1 },
  ...more,
})

async function draw(type: string, config: Config, style: Layout = 'list', first = false) {
  const { Body } = rendererOf(type)
  const module = moduleOf({ module_type: type, style, name: '模块', config })
  return renderScreen(<Body module={module} config={config} items={[]} count={0} first={first} />)
}
const links = () => [...document.querySelectorAll('a')].map((link) => [nameOf(link), link.getAttribute('href')])
const sources = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'))
const boxes = () =>
  [...document.querySelectorAll('img')].map(({ parentElement: box }) =>
    box?.classList.contains('photo-square') ? '100.00%' : box?.style.paddingTop,
  )
const carousel = () => document.querySelector<HTMLElement>('[aria-roledescription="carousel"]')

describe.each(['column.adsmodule', 'shop.productadsmodule', 'mpage.adspagemodule', 'shop.productadspagemodule'])(
  '%s',
  (type) => {
    test('shows one image on its own and several as a carousel, each with its own link', async () => {
      await draw(type, { items: [ad('春茶')] })
      expect(carousel()).toBeNull()
      expect(links()).toEqual([['春茶', '/mobile/product/1/']])
      await draw(type, { items: [ad('a'), ad('b', { link: { type: 'home' } })], title_config: { title: '上新' } })
      expect(carousel()?.getAttribute('aria-label')).toBe('上新')
      expect(links().slice(1)).toEqual([
        ['a', '/mobile/product/1/'],
        ['b', '/mobile/'],
      ])
    })
  },
)

describe('ads module', () => {
  const type = 'mpage.adspagemodule'

  test.each([
    ['180 px of the design width by default', {}, '48.00%'],
    ['the configured height', { height: 120 }, '32.00%'],
    ['scaled to the width inside the padding', { padding_lr: 11 }, '50.99%'],
    ['at most 800 px', { height: 90_000 }, '213.33%'],
  ])('has a height that is %s', async (_, config, height) => {
    await draw(type, { items: [ad('a')], ...config })
    expect(boxes()).toEqual([height])
  })

  test('labels a link without a title by its position', async () => {
    await draw(type, { items: [ad('a', { title: '' }), ad('b', { title: 5 })] })
    expect(links().map(([name]) => name)).toEqual(['第 1 张，共 2 张', '第 2 张，共 2 张'])
  })

  test('lays the words of an advert over its picture where they are switched on, and names the link by them', async () => {
    const words = { subtitle: '满 99 元包邮', action: '逛茶席' }
    const { box } = await draw(type, {
      items: [ad('一席好茶', { has_words: true, ...words }), ad('b', words), ad('', { has_words: true, ...words })],
    })
    expect(links().map(([name]) => name)).toEqual(['满 99 元包邮一席好茶逛茶席', 'b', '第 3 张，共 3 张'])
    expect(box.textContent).toBe('满 99 元包邮一席好茶逛茶席')
  })

  test('omits an item without an image, and shows an item without a link as a plain image', async () => {
    await draw(type, { items: [{ title: '没有图' }, ad('a', { link: null }), { ...ad('b'), image: { full: '' } }] })
    expect([links(), sources()]).toEqual([[], ['/m/a.jpg']])
    expect(document.querySelector('img')?.alt).toBe('a')
  })

  test('an annotation has a link of its own', async () => {
    await draw(type, {
      items: [
        ad('a', {
          annotations: [
            { ptype: 'albumannotationtag', left: 10, top: 10, title: '手冲台', link: { type: 'event.event', id: 4 } },
          ],
        }),
      ],
    })
    expect(links()).toEqual([
      ['a', '/mobile/product/1/'],
      ['手冲台', '/mobile/event/4/'],
    ])
  })

  test('has rounded corners with padding or by the config', async () => {
    const corner = async (config: Config) => {
      const { box } = await draw(type, { items: [ad('a')], ...config })
      return (box.firstElementChild as HTMLElement).style.borderRadius
    }
    expect([await corner({}), await corner({ padding_lr: 11 }), await corner({ style_config: { radius: 4 } })]).toEqual(
      ['0px', '12px', '4px'],
    )
  })
})

describe('image ads module', () => {
  const type = 'mpage.imageadspagemodule'
  const items = [ad('a'), ad('b', { image: image('b', 400, 800) }), ad('c', { image: image('c', 0, 0) })]
  const grid = (box: HTMLElement) => (box.firstElementChild as HTMLElement).style

  test('gives each image its own aspect ratio, and 1:1 for an unknown size', async () => {
    await draw(type, { items })
    expect(boxes()).toEqual(['50.00%', '200.00%', '100.00%'])
  })

  test.each<[Layout, string, string]>([
    ['list', '1', '0px'],
    ['colx2', '2', '11px'],
    ['colx3', '3', '11px'],
    ['grid', '3', '11px'],
    ['2x2', '2', '11px'],
    ['waterfall', '2', '10px'],
  ])('%s is laid out in %s columns with a gap of %s', async (style, columns, gap) => {
    const { box } = await draw(type, { items }, style)
    expect([grid(box).getPropertyValue('--columns'), grid(box).gap]).toEqual([columns, gap])
    expect(links()).toHaveLength(3)
  })

  test.each<Layout>(['1x2', '1x3', '1x4'])('%s is a labelled row that scrolls horizontally', async (style) => {
    const { box } = await draw(type, { items: [...items, ...items] }, style)
    expect(box.querySelector('section')?.getAttribute('aria-label')).toBe('模块')
    expect(box.querySelectorAll('section a')).toHaveLength(6)
  })

  test('applies columns, gap and ratio of the config', async () => {
    const { box } = await draw(type, { items, layoutConfig: { columns: 4, gap: 3, ratio: 0.75 } }, 'grid')
    expect([grid(box).getPropertyValue('--columns'), grid(box).gap, ...new Set(boxes())]).toEqual([
      '4',
      '3px',
      '75.00%',
    ])
    const spaced = await draw(type, { items, items_config: { margin_b: 7 } }, 'list')
    expect(grid(spaced.box).gap).toBe('7px')
  })

  test('a waterfall places each image in the shortest column', async () => {
    const { box } = await draw(type, { items: [items[1], ...items] }, 'waterfall')
    const columns = [...(box.firstElementChild?.children ?? [])].map((column) =>
      [...column.querySelectorAll('img')].map((img) => img.alt),
    )
    expect(columns).toEqual([
      ['b', 'c'],
      ['a', 'b'],
    ])
  })
})

describe('hot area', () => {
  const type = 'mpage.imageareapagemodule'
  const area = (title: string, more: Config = {}) => ({
    ptype: 'albumannotationarea',
    left: 0,
    top: 0,
    width: 50,
    height: 50,
    title,
    link: { type: 'home' },
    ...more,
  })

  test('shows one image at its aspect ratio with a labelled link for each area', async () => {
    await draw(type, {
      image: image('a', 400, 300),
      title: '逛店',
      annotations: [area('陶瓷'), area('', { left: 50 })],
    })
    expect([boxes(), sources()]).toEqual([['75.00%'], ['/m/a.jpg']])
    expect(document.querySelector('img')?.alt).toBe('逛店')
    expect(links()).toEqual([
      ['陶瓷', '/mobile/'],
      ['图片上的第 2 处', '/mobile/'],
    ])
  })

  test('omits areas that are empty, outside the image, without a link or of another type', async () => {
    const invalidAreas = [
      area('零', { width: 0 }),
      area('外', { left: 100 }),
      area('无', { link: undefined }),
      { ...area('别的'), ptype: 'x' },
      5,
      null,
    ]
    await draw(type, { image: image('a'), annotations: [...invalidAreas, area('好')] })
    expect(links().map(([name]) => name)).toEqual(['好'])
  })

  test('renders nothing without an image', async () => {
    const { box } = await draw(type, { annotations: [area('陶瓷')] })
    expect(box.textContent).toBe('')
    expect(rendererOf(type).isEmpty?.({ annotations: [] })).toBe(true)
  })
})

describe('square module', () => {
  const type = 'mpage.squarepagemodule'

  test('shows square images with an overlay text that labels the link', async () => {
    await draw(type, { items: [ad('茶器'), ad('b', { title: '' })] }, 'colx2')
    expect(boxes()).toEqual(['100.00%', '100.00%'])
    expect(links()).toEqual([
      ['茶器', '/mobile/product/1/'],
      ['第 2 张，共 2 张', '/mobile/product/1/'],
    ])
    // The words say what the picture shows: it is not read out twice.
    expect([...document.querySelectorAll('img')].map((img) => img.alt)).toEqual(['', ''])
  })

  test('2x2 shows four items', async () => {
    await draw(type, { items: Array.from({ length: 6 }, (_, index) => ad(`${index}`)) }, '2x2')
    expect(links()).toHaveLength(4)
  })
})

test.each([
  ['mpage.adspagemodule', 'list', 1],
  ['mpage.imageadspagemodule', 'colx2', 2],
  ['mpage.squarepagemodule', 'colx3', 3],
] as const)('%s at the top of the page loads its first images with high priority', async (type, style, count) => {
  const eager = async (first: boolean) => {
    await draw(type, { items: [ad('a'), ad('b'), ad('c'), ad('d')] }, style, first)
    return document.querySelectorAll('img[fetchpriority="high"]').length
  }
  expect(await eager(false)).toBe(0)
  expect(await eager(true)).toBe(count)
})
