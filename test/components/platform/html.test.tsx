import { goLink } from '@/router'
import { phone } from '@/platform/phone'
import { images } from '@/platform/images'
import { EmbedContext } from '@/ui/display/embeds'
import { RichText } from '@/ui/display/RichText'
import { VideoElement as MiniVideo } from '@/platform/elements/video/index.mini'
import { cleanHtml } from '../../../server/src/lib/html'
import { render } from '../../setup/render'
import { payloads } from '../../support/xss'
import { dangersIn } from '../../support/xss/check'

jest.mock('@tarojs/components', () => ({ ...jest.requireActual('@/platform/taro-components'), Video: 'video' }))
jest.mock('@/router', () => ({ ...jest.requireActual('@/router'), goLink: jest.fn() }))

beforeEach(() => jest.mocked(goLink).mockClear())

const TEXT = '<p>一<img src="/1.png" alt="茶"></p><a href="/x"><img src="/2.png" alt=""></a><p><img src="/3.png"></p>'
const picture = (src: string) => {
  const image = document.querySelector<HTMLElement>(`img[src="${src}"]`)
  if (!image) throw new Error(`no ${src}`)
  return image
}

test('a tap on an image opens it in the gallery of all images of the text', async () => {
  const preview = jest.spyOn(images, 'preview').mockImplementation(() => {})
  const screen = await render(<RichText html={TEXT} />)
  await screen.tap(picture('/3.png'))
  expect(preview.mock.calls).toEqual([[['/1.png', '/2.png', '/3.png'], 2]])
})

test('images are lazy, within buttons of a name', async () => {
  await render(<RichText html={TEXT} />)
  expect(
    ['/1.png', '/3.png'].map((src) => [
      picture(src).getAttribute('loading'),
      picture(src).closest('button')?.getAttribute('aria-label'),
    ]),
  ).toEqual([
    ['lazy', '茶'],
    ['lazy', '图片'],
  ])
  expect(picture('/2.png').closest('button')).toBeNull()
})

test('an image that is wider than the screen is loaded in its size, and opened whole', async () => {
  const preview = jest.spyOn(images, 'preview').mockImplementation(() => {})
  const screen = await render(
    <RichText html='<p><img src="/media/a.jpg" width="3000"><img src="/media/b.jpg" width="600"></p>' />,
  )
  expect([...document.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
    '/media/a.jpg?w=800',
    '/media/b.jpg',
  ])
  await screen.tap(picture('/media/a.jpg?w=800'))
  expect(preview.mock.calls).toEqual([[['/media/a.jpg', '/media/b.jpg'], 0]])
})

test('a tap on an image inside a link follows the link and does not open the gallery', async () => {
  const preview = jest.spyOn(images, 'preview').mockImplementation(() => {})
  const screen = await render(<RichText html={TEXT} />)
  await screen.tap(picture('/2.png'))
  expect(preview).not.toHaveBeenCalled()
  expect(goLink).toHaveBeenCalledWith({ url: '/x' })
})

test('links are followed within lines, lists and tables', async () => {
  const call = jest.spyOn(phone, 'call').mockResolvedValue(undefined as never)
  const screen = await render(
    <RichText
      html={
        '<p>见<a href="/mobile/a/">盖碗</a>。</p><ul><li><a href="tel:1">电话</a></li></ul><table><tr><td><a href="/b">价</a></td></tr></table>'
      }
    />,
  )
  expect([...screen.box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/mobile/a/',
    'tel:1',
    '/b',
  ])
  for (const name of ['盖碗', '电话', '价']) await screen.tap(name)
  expect(jest.mocked(goLink).mock.calls.map(([link]) => link?.url)).toEqual(['/mobile/a/', '/b'])
  expect(call).toHaveBeenCalledWith('1')
})

test('ordinary tags are themselves, with their styles and the spans of their cells', async () => {
  const screen = await render(
    <RichText
      html={
        '<h3 style="color: red">一</h3><ol start="3"><li>二</li></ol><table><tbody><tr><td colspan="2">三</td></tr></tbody></table><hr><audio src="/a.mp3"></audio>'
      }
    />,
  )
  const get = <T extends HTMLElement>(tag: string) => screen.box.querySelector(tag) as T
  expect([get('h3').style.color, get('ol').getAttribute('start'), get<HTMLTableCellElement>('td').colSpan]).toEqual([
    'red',
    '3',
    2,
  ])
  expect([get('hr').className, get<HTMLAudioElement>('audio').controls]).toEqual(['h5-hr', true])
})

test('a text of many blocks has no element of more than sixty children', async () => {
  const screen = await render(<RichText html={'<p>一</p>'.repeat(200)} />)
  expect(screen.box.querySelectorAll('p')).toHaveLength(200)
  expect(
    Math.max(...[...screen.box.querySelectorAll('*')].map((element) => element.childElementCount)),
  ).toBeLessThanOrEqual(60)
})

test('hostile texts are drawn without anything that runs', async () => {
  const screen = await render(
    <EmbedContext.Provider value={{ form: () => null, vote: () => null }}>
      <RichText html={payloads.map(cleanHtml).join('')} />
    </EmbedContext.Provider>,
  )
  // What drawing itself writes: classes, and what keys and readers need.
  const own = /^(?:class|role|tabindex|loading|decoding|aria-label|playsinline|preload|controls)$/
  for (const element of screen.box.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (own.test(name)) element.removeAttribute(name)
  expect(
    dangersIn(screen.box).filter(
      (danger) =>
        danger !== '<button>' &&
        !/^button\[type=button\]$/.test(danger) &&
        !/position: ?(?:relative|absolute)/.test(danger),
    ),
  ).toEqual([])
})

test('in a mini program a video is rendered by the player of the vendor', async () => {
  const screen = await render(<MiniVideo src="https://x.test/a.mp4" title="甲" ratio={0.5} />)
  expect(screen.box.querySelector('video')).not.toBeNull()
})
