import HomePage from '@/pages/index/index'
import { contentApi } from '@/services/api/content'
import { Embeds } from '@/features/forms/components/Embeds'
import { VideoElement } from '@/platform/elements/video'
import { images } from '@/platform/images'
import { formsApi } from '@/services/api/forms'
import { RichText } from '@/ui/display/RichText'
import { render } from '../../setup/render'
import { moduleOf, renderScreen } from '../fixtures'
import { openedScreens } from '../screen-router'
import { formOf, voteOf } from './support'

const TEXT =
  '<p>一<img src="/1.jpg" alt="茶"></p><div data-form="f"></div><p>二</p><div data-vote="7"></div><video src="/a.mp4" poster="/a.jpg" title="开窑"></video><p><img src="/2.jpg" alt="杯"></p>'

beforeEach(() => {
  jest.spyOn(formsApi, 'form').mockResolvedValue(formOf())
  jest.spyOn(formsApi, 'vote').mockResolvedValue(voteOf())
})

test('renders forms, votes and videos in place within the text', async () => {
  const screen = await renderScreen(
    <Embeds>
      <RichText html={TEXT} />
    </Embeds>,
  )
  await screen.waitFor(() => screen.text().includes('茶会反馈') && screen.text().includes('下一季做什么'))
  expect(formsApi.form).toHaveBeenCalledWith('f', expect.anything())
  expect(formsApi.vote).toHaveBeenCalledWith('7', expect.anything())
  const order = ['一', '茶会反馈', '二', '下一季做什么'].map((words) => screen.text().indexOf(words))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  const film = screen.box.querySelector('video')
  expect([
    film?.getAttribute('src'),
    film?.getAttribute('poster'),
    film?.getAttribute('aria-label'),
    film?.controls,
  ]).toEqual(['/a.mp4', '/a.jpg', '开窑', true])
})

test('home renders the forms and votes of a rich text in place', async () => {
  const text = moduleOf({ module_type: 'mpage.richtextpagemodule', config: { html: TEXT }, data: null })
  jest
    .spyOn(contentApi, 'page')
    .mockResolvedValue({ id: 1, slug: 'index', title: '首页', code: 200, modules: [text], subpages: [], sub: null })
  const screen = await renderScreen(<HomePage />)
  await screen.waitFor(() => screen.text().includes('茶会反馈') && screen.text().includes('下一季做什么'))
})

test('links to forms and votes where embeds are not supported', async () => {
  const screen = await renderScreen(<RichText html={TEXT} />)
  await screen.tap('填写表单')
  await screen.tap('参与投票')
  expect(openedScreens().map(({ name, params }) => [name, params])).toEqual([
    ['form.formentry', { slug: 'f' }],
    ['vote.vote.detail', { id: '7' }],
  ])
  expect(formsApi.form).not.toHaveBeenCalled()
})

test('images before and after an embed share one gallery', async () => {
  const preview = jest.spyOn(images, 'preview').mockImplementation(() => {})
  const screen = await render(<RichText html={TEXT} />)
  await screen.tap('杯')
  expect(preview).toHaveBeenCalledWith(['/1.jpg', '/2.jpg'], 1)
})

test('a form within a table is filled in there', async () => {
  const screen = await renderScreen(
    <Embeds>
      <RichText html={'<table><tbody><tr><td><div data-form="f"></div></td></tr></tbody></table>'} />
    </Embeds>,
  )
  await screen.waitFor(() => screen.box.querySelector('td')?.textContent?.includes('茶会反馈'))
})

test('an autoplaying video is muted, and a video with a poster preloads nothing', async () => {
  const screen = await render(
    <>
      <VideoElement src="/a.mp4" title="甲" ratio={0.5} autoplay loop />
      <VideoElement src="/b.mp4" title="乙" ratio={0.5} poster="/b.jpg" />
    </>,
  )
  const [one, two] = [...screen.box.querySelectorAll('video')]
  expect([one?.muted, one?.autoplay, one?.loop, one?.preload, one?.hasAttribute('playsinline')]).toEqual([
    true,
    true,
    true,
    'metadata',
    true,
  ])
  expect([two?.muted, two?.autoplay, two?.preload]).toEqual([false, false, 'none'])
})

test.each([
  ['<p style="color:#333">灰字</p>', true],
  ['<p style="text-align:center;background-color: #ffe">底色</p>', true],
  ['<p style="border-width:1px">color: 红</p>', false],
])('a text with colours of its own stays on light ground: %s', async (html, isLight) => {
  const screen = await render(<RichText html={html} />)
  expect((screen.box.firstElementChild as HTMLElement).classList.contains('light')).toBe(isLight)
})
