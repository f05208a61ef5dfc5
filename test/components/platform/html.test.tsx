import { act } from 'react'
import { images } from '@/platform/images'
import { RichText } from '@/ui/display/RichText'
import { Html as MiniHtml } from '@/platform/elements/html/index.mini'
import { VideoElement as MiniVideo } from '@/platform/elements/video/index.mini'
import { render } from '../../setup/render'

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

test('images are focusable, labelled and opened by the keyboard', async () => {
  const preview = jest.spyOn(images, 'preview').mockImplementation(() => {})
  await render(<RichText html={TEXT} />)
  expect(['/1.png', '/3.png'].map((src) => [picture(src).tabIndex, picture(src).getAttribute('role')])).toEqual(Array(2).fill([0, 'button']))
  expect([picture('/1.png').getAttribute('alt'), picture('/3.png').getAttribute('aria-label')]).toEqual(['茶', '图片'])
  await act(async () => void picture('/1.png').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  expect(preview.mock.calls).toEqual([[expect.anything(), 0]])
})

test('a tap on an image inside a link does not open the gallery', async () => {
  const preview = jest.spyOn(images, 'preview').mockImplementation(() => {})
  const screen = await render(<RichText html={TEXT} />)
  await screen.tap(picture('/2.png'))
  expect(preview).not.toHaveBeenCalled()
  expect(picture('/2.png').tabIndex).toBe(-1)
})

test('in a mini program each image is an element of its own and reports its URL', async () => {
  const onImage = jest.fn()
  const screen = await render(<MiniHtml html={TEXT} onImage={onImage} imageLabel="图片" />)
  await screen.tap(screen.get('茶'))
  expect(onImage.mock.calls).toEqual([['/1.png']])
})

test('in a mini program a tap on a table with images opens its first image', async () => {
  const onImage = jest.fn()
  const screen = await render(<MiniHtml html={'<table><tbody><tr><td>价<img src="/5.png"></td></tr></tbody></table><p>无图</p>'} onImage={onImage} />)
  await screen.tap('无图')
  await screen.tap('价')
  expect(onImage.mock.calls).toEqual([['/5.png']])
})

test('in a mini program a video is rendered by the player of the vendor', async () => {
  const screen = await render(<MiniVideo src="https://x.test/a.mp4" title="甲" ratio={0.5} />)
  expect(screen.box.querySelector('video')).not.toBeNull()
})

test('in a mini program links are tappable inline, and below a list', async () => {
  const onLink = jest.fn()
  const screen = await render(
    <MiniHtml html={'<p>见<a href="/mobile/product/1/">盖碗</a>。</p><ul><li><a href="tel:1">电话</a></li></ul><p>无链接</p>'} onLink={onLink} />,
  )
  await screen.tap('盖碗')
  const spans = [...screen.box.querySelectorAll<HTMLElement>('span')].filter(({ textContent }) => textContent === '电话')
  await screen.tap(spans.at(-1) as HTMLElement)
  expect(onLink.mock.calls).toEqual([['/mobile/product/1/'], ['tel:1']])
})
