import { ContentLink } from '@/shared/link/ContentLink'
import { images } from '@/platform/images'
import { Gallery, type GalleryItem } from '@/ui/display/Gallery'
import { nameOf, render } from '../../setup/render'

const image = (name: string) => ({
  full: `/m/${name}.jpg`,
  thumb: `/m/${name}-t.jpg`,
  thumb_wx_mp: '',
  width: 800,
  height: 800,
})
const draw = (items: GalleryItem[]) => render(<Gallery items={items} label="山雾杯" Link={ContentLink} />)
const controls = () => [...document.querySelectorAll<HTMLElement>('a, button')]

test('a tap opens the image viewer with all images', async () => {
  const preview = jest.spyOn(images, 'preview').mockImplementation(() => {})
  const screen = await draw([{ image: image('a') }, { image: null }, { image: image('a') }, { image: image('b') }])
  for (const control of controls()) await screen.tap(control)
  expect(preview.mock.calls).toEqual([0, 1, 2].map((index) => [['/m/a.jpg', '/m/a.jpg', '/m/b.jpg'], index]))
})

test('an image with a link opens the link, annotations have their own, and each image has its position as label', async () => {
  await draw([
    { image: image('a'), title: '正面', link: { type: 'shop.product', id: 3 } },
    {
      image: image('b'),
      annotations: [
        { ptype: 'albumannotationtag', left: 10, top: 10, title: '落款', link: { type: 'post.article', id: 4 } },
      ],
    },
  ])
  expect(
    controls().map((control) => [control.getAttribute('href'), nameOf(control.querySelector('img') ?? control)]),
  ).toEqual([
    ['/mobile/product/3/', '正面 第 1 张，共 2 张'],
    [null, '山雾杯 第 2 张，共 2 张'],
    ['/mobile/post/article/4/', '落款'],
  ])
})

test('shows a counter only for several images', async () => {
  const several = await draw([{ image: image('a') }, { image: image('b') }])
  expect(several.text()).toContain('1 / 2')
  expect(document.querySelector('[aria-roledescription="carousel"]')?.getAttribute('aria-label')).toBe('山雾杯')
  await several.rerender(<Gallery items={[{ image: image('a') }]} label="山雾杯" Link={ContentLink} />)
  expect(several.text()).not.toContain('/')
})
