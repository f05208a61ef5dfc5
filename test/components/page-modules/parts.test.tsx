import type { Config } from '@storefront/contract/modules'
import { act } from 'react'
import { rendererOf } from '@/page-modules/registry'
import { phone } from '@/platform/phone'
import { closeAll } from '@/ui/overlay/store'
import { dialog, moduleOf, user } from '../fixtures'
import { openedScreens } from '../screen-router'
import { renderAround } from '../site/support'
import { Screen } from '@/ui/layout/Screen'
import { nameOf } from '../../setup/render'

afterEach(() => act(async () => closeAll()))

const image = (name: string) => ({
  full: `/m/${name}.jpg`,
  thumb: `/m/${name}-t.jpg`,
  thumb_wx_mp: '',
  width: 120,
  height: 120,
})

async function draw(type: string, config: Config, { editable = false, as = user as typeof user | null } = {}) {
  const { Body } = rendererOf(type)
  const module = moduleOf({ module_type: type, name: '模块', config, editable })
  const screen = await renderAround(
    <Screen title="屏">
      <section data-part>
        <Body module={module} config={config} items={[]} count={0} first={false} />
      </section>
    </Screen>,
    { as },
  )
  const part = document.querySelector<HTMLElement>('[data-part]')
  if (!part) throw new Error('the module is not there')
  return { ...screen, part }
}
const links = (part: HTMLElement) =>
  [...part.querySelectorAll('a')].map((link) => [nameOf(link), link.getAttribute('href')])
const sources = (part: HTMLElement) => [...part.querySelectorAll('img')].map((img) => img.getAttribute('src'))

describe('nav bar', () => {
  const type = 'mpage.h5navbar'
  const way = (title: string) => ({ title, icon: image(title), link: { type: 'home' } })
  const columns = (part: HTMLElement) => (part.firstElementChild as HTMLElement).style.getPropertyValue('--columns')

  test.each([
    [undefined, 5],
    [4, 4],
    [1, 3],
    [99, 5],
    ['4', 5],
  ])('%s configured columns are rendered as %s', async (columnSetting, count) => {
    const { part } = await draw(type, { columns: columnSetting, items: [way('茶')] })
    expect(columns(part)).toBe(String(count))
  })

  test('the label names the link and the icon is decorative, also for an item without an icon', async () => {
    const { part } = await draw(type, { items: [way('茶'), { title: '布', link: { type: 'shop.product', id: 2 } }] })
    expect(links(part)).toEqual([
      ['茶', '/mobile/'],
      ['布', '/mobile/product/2/'],
    ])
    expect([...part.querySelectorAll('img')].map((img) => img.alt)).toEqual([''])
  })
})

describe('search', () => {
  const type = 'shop.productsearchpagemodule'

  test.each([
    ['products by default', {}, '搜索商品', 'shop.product'],
    ['a configured type', { search_type: 'post.articlesmodule' }, '搜索', 'post.articlesmodule'],
    ['a configured placeholder', { search_type: 'event.event', placeholder: '找活动' }, '找活动', 'event.event'],
  ])('links to the search: %s', async (_, config, words, itemType) => {
    const { part } = await draw(type, { ...config, hot_words: ['盖碗'] })
    expect(links(part)).toEqual([
      [words, `/mobile/search/?type=${itemType}`],
      ['盖碗', `/mobile/search/?type=${itemType}&search=%E7%9B%96%E7%A2%97`],
    ])
  })

  test('groups the hot search terms under a label, and drops duplicates and invalid entries', async () => {
    const { part } = await draw(type, { hot_words: ['茶', 5, '', '茶', null, '布'] })
    expect(links(part).map(([name]) => name)).toEqual(['搜索商品', '茶', '布'])
    expect(part.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('热门搜索')
    expect((await draw(type, {})).part.querySelector('[role="group"]')).toBeNull()
  })
})

describe('rich text', () => {
  test('renders the HTML of the config, and nothing for an invalid value', async () => {
    const { part } = await draw('mpage.richtextpagemodule', { html: '<p>关于<b>青拾</b></p>' })
    expect(part.querySelector('b')?.textContent).toBe('青拾')
    expect((await draw('mpage.richtextpagemodule', { html: 5 })).part.innerHTML).toBe('')
  })
})

describe('video', () => {
  const type = 'video.videopagemodule'
  const video = (part: HTMLElement) => part.querySelector('video')

  test('has controls and a label, and the aspect ratio of its poster', async () => {
    const { part } = await draw(type, {
      url: '/media/a.mp4',
      poster: { ...image('p'), width: 400, height: 300 },
      title: '一只碗',
    })
    expect([
      video(part)?.getAttribute('src'),
      video(part)?.poster,
      video(part)?.getAttribute('aria-label'),
      video(part)?.controls,
    ]).toEqual(['/media/a.mp4', 'http://localhost/m/p.jpg', '一只碗', true])
    expect(part.innerHTML).toContain('padding-top: 75.00%')
  })

  test('defaults to 16:9 without a poster and limits a portrait poster to 9:16', async () => {
    expect((await draw(type, { url: '/a.mp4' })).part.innerHTML).toContain('padding-top: 56.25%')
    expect(
      (await draw(type, { url: '/a.mp4', poster: { ...image('p'), width: 10, height: 1000 } })).part.innerHTML,
    ).toContain('padding-top: 177.78%')
  })

  test('autoplays only when the config enables it', async () => {
    expect(video((await draw(type, { url: '/a.mp4', autoplay: 'yes' })).part)?.autoplay).toBe(false)
    expect(video((await draw(type, { url: '/a.mp4', autoplay: true, loop: true })).part)).toMatchObject({
      autoplay: true,
      loop: true,
    })
  })

  test('renders nothing without a URL', async () => {
    expect((await draw(type, { title: '一只碗' })).part.innerHTML).toBe('')
    expect(rendererOf(type).isEmpty?.({ url: '' })).toBe(true)
  })
})

describe('user header', () => {
  const type = 'mpage.userheaderpagemodule'
  const items = [{ title: '订单', icon: image('o'), link: { type: 'shop.product', id: 1 } }, { title: '足迹' }]

  test('shows the user with a link to the profile and the configured links', async () => {
    const { part } = await draw(type, { items, bg_image: image('bg') }, { as: { ...user, avatar: image('me') } })
    expect(links(part)).toEqual([
      [expect.stringContaining('林小满'), '/mobile/ucenter/profile/'],
      ['订单', '/mobile/product/1/'],
    ])
    expect(part.textContent).toContain('足迹')
    expect(sources(part)).toEqual(['/m/bg.jpg', '/m/me-t.jpg', '/m/o-t.jpg'])
  })

  test('links a visitor to login', async () => {
    const screen = await draw(type, {}, { as: null })
    await screen.tap(/登录 \/ 注册/)
    expect(openedScreens()).toMatchObject([{ name: 'login' }])
    expect(screen.part.querySelectorAll('img')).toHaveLength(0)
  })
})

describe('store header', () => {
  const type = 'shop.storeheaderpagemodule'
  const store = { name: '小满的角落', intro: '挑日常能用的东西', logo: image('logo') }

  test('shows name, intro, background and logo', async () => {
    const { part } = await draw(type, { ...store, bg_image: image('bg') })
    expect(part.querySelector('[role="heading"]')?.textContent).toBe('小满的角落')
    expect(part.textContent).toContain('挑日常能用的东西')
    expect(sources(part)).toEqual(['/m/bg.jpg', '/m/logo-t.jpg'])
  })

  test.each([
    [
      'of the distributor, with the shop logo as badge',
      { avatar: image('a'), distributor: { user: { avatar: image('d') } } },
      ['d', 'logo'],
    ],
    ['of the site operator', { avatar: image('a') }, ['a', 'logo']],
    ['the shop logo', { distributor: { user: null } }, ['logo']],
    ['none', { logo: null }, []],
  ])('shows the avatar: %s', async (_, config, imageNames) => {
    const { part } = await draw(type, { ...store, ...config })
    expect(sources(part)).toEqual(imageNames.map((name) => `/m/${name}-t.jpg`))
  })

  test('falls back to the site name', async () => {
    expect((await draw(type, { name: '' })).part.querySelector('[role="heading"]')?.textContent).toBe('青拾生活')
  })

  test('联系我们 shows the contact methods of this shop instead of those of the site', async () => {
    const call = jest.spyOn(phone, 'call').mockResolvedValue('unknown')
    const screen = await draw(type, {
      ...store,
      contact_phone: '0571-123456',
      contact_name: '小满',
      contact_wx_qrcode: image('qr'),
    })
    await screen.tap('联系我们')
    await screen.waitFor(() => screen.role('dialog').length === 1)
    expect(dialog().textContent).toContain('小满')
    expect(dialog().textContent).not.toContain('400-820-0000')
    expect(dialog().querySelector('img')?.getAttribute('src')).toBe('/m/qr.jpg')
    await screen.tap(/0571-123456/)
    expect(call).toHaveBeenCalledWith('0571-123456')
  })

  test('disables the contact button when there is neither a phone number nor a QR code', async () => {
    const screen = await draw(type, { ...store, contact_name: '小满', contact_wx_qrcode: { full: '' } })
    const way = screen.part.querySelector('button')
    expect([way?.textContent, way?.disabled]).toEqual(['信息更新中', true])
    expect(screen.text()).not.toContain('联系我们')
  })

  test('offers to edit the profile only when the module is editable', async () => {
    const screen = await draw(type, store, { editable: true })
    await screen.tap('编辑个人资料')
    expect(openedScreens()).toMatchObject([{ name: 'ucenter.profile' }])
    expect((await draw(type, store)).text()).not.toContain('编辑个人资料')
  })
})

describe('countdown', () => {
  const type = 'mpage.countdownpagemodule'
  const { isEmpty } = rendererOf(type)
  const until = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

  test('it shows the days, hours, minutes and seconds that are left, and its link', async () => {
    const { part } = await draw(type, {
      until: until(2 * 86_400 + 3 * 3600 + 4 * 60 + 30),
      label: '距开售还有',
      link: { type: 'shop.product', id: 2 },
    })
    expect(part.textContent).toMatch(/^距开售还有2 天304(30|29)$/)
    expect(links(part).map(([, href]) => href)).toEqual(['/mobile/product/2/'])
  })

  test('afterwards it shows the text for its end and no clock', async () => {
    const { part } = await draw(type, { until: until(-1), label: '距开售还有', ended: '已开售' })
    expect(part.textContent).toBe('已开售')
    expect(part.querySelector('[role="timer"]')).toBeNull()
  })

  test.each([
    ['no moment', { until: '' }, true],
    ['a text as its moment', { until: 'soon' }, true],
    ['a moment that is over', { until: '2020-01-01T00:00:00Z' }, true],
    ['a text for its end', { until: '2020-01-01T00:00:00Z', ended: '已开售' }, false],
    ['a moment to come', { until: until(60) }, false],
  ])('with %s it is hidden if there is nothing to show', (_, config, hidden) => {
    expect(isEmpty?.(config)).toBe(hidden)
  })
})

describe('announcements', () => {
  const type = 'mpage.noticepagemodule'

  test('one announcement stands still and leads where its link does', async () => {
    const { part } = await draw(type, { items: [{ title: '停运一天', link: { type: 'home' } }] })
    expect(part.querySelector('[aria-roledescription]')).toBeNull()
    expect(links(part)).toEqual([['停运一天', '/mobile/']])
  })

  test('several are slides; what is no announcement is left out', async () => {
    const { part } = await draw(type, { items: [{ title: '停运一天' }, 7, { title: '首单立减' }] })
    expect(part.querySelector('[aria-roledescription="carousel"]')?.textContent).toBe('停运一天首单立减')
  })

  test('without announcements it is hidden', () => expect(rendererOf(type).isEmpty?.({ items: [] })).toBe(true))
})

test.each([
  [24, '24px'],
  [undefined, '16px'],
  [9000, '200px'],
  ['20', '16px'],
])('a spacer of %s is %s high', async (height, expected) => {
  const { part } = await draw('mpage.spacerpagemodule', { height, has_line: true })
  expect((part.firstElementChild as HTMLElement).style.height).toBe(expected)
  expect(part.firstElementChild?.className).not.toBe('')
})
