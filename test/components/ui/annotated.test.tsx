import type { Annotation } from '@storefront/contract/entities/common'
import { ContentLink } from '@/shared/link/ContentLink'
import { Annotated } from '@/ui/display/Annotated'
import { nameOf, render } from '../../setup/render'

const tag = (more: Partial<Annotation> = {}): Annotation => ({
  ptype: 'albumannotationtag',
  left: 20,
  top: 30,
  title: '盖碗',
  ...more,
})
const area = (more: Partial<Annotation> = {}): Annotation => ({
  ptype: 'albumannotationarea',
  left: 0,
  top: 0,
  width: 50,
  height: 50,
  ...more,
})
const product = { type: 'shop.product', id: 7 }

const draw = (...annotations: Annotation[]) =>
  render(
    <Annotated annotations={annotations} Link={ContentLink}>
      <img src="/a.jpg" alt="茶席" />
    </Annotated>,
  )
const links = () => [...document.querySelectorAll('a')]

test('renders only the image when there are no annotations', async () => {
  const { box } = await draw()
  expect(box.innerHTML).toBe('<img src="/a.jpg" alt="茶席">')
})

test('tags and areas have links of their own, each labelled', async () => {
  await draw(
    tag({ link: product }),
    area({ title: '茶布', link: { type: 'home' } }),
    area({ link: product }),
    tag({ title: '', link: product }),
  )
  expect(links().map((link) => [nameOf(link), link.getAttribute('href')])).toEqual([
    ['茶布', '/mobile/'],
    ['图片上的第 3 处', '/mobile/product/7/'],
    ['盖碗', '/mobile/product/7/'],
    ['图片上的第 4 处', '/mobile/product/7/'],
  ])
})

test('a tag without a link is plain text, an area without a link is not rendered', async () => {
  const { box } = await draw(tag(), area({ title: '无处可去' }))
  expect(links()).toHaveLength(0)
  expect([...box.querySelectorAll('[style*="absolute"]')].map((sticker) => sticker.textContent)).toEqual(['盖碗'])
})

test('tags are rendered above areas, so that both can be tapped', async () => {
  await draw(tag({ link: product }), area({ title: '整张', width: 100, height: 100, link: product }))
  expect(links().map(nameOf)).toEqual(['整张', '盖碗'])
})

test('an area with a mini program link retains its absolute position', async () => {
  await draw(area({ title: '小程序', link: { ...product, link_type: 4, url: 'weapp://wx123/pages/a' } }))
  expect(links()[0]?.style.position).toBe('absolute')
})
