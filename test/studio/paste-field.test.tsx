import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { render } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { App } from '../../studio/src/app/App'
import { owner, type StubRequest, stubCalls } from './support/stub-calls'

const TAKE_OVER = 'POST /studio/upload/address/'
const UPLOAD = 'POST /studio/upload/'
const none = { body: { count: 0, results: [], labels: {}, thumbs: {} } }
const values = {
  ...{
    title: '春茶',
    abstract: '',
    author_name: '',
    published_at: '2026-03-01T00:00:00.000Z',
    content: '',
    category: null,
    main_image: null,
    tags: [],
    is_active: true,
  },
}
const item = (content: string) => ({ id: 7, values: { ...values, content }, labels: {}, thumbs: {} })
const picture = (name: string) => ({
  body: { id: 1, full: `/media/t1/${name}.png`, thumb: '', thumb_wx_mp: '', width: 30, height: 20 },
})
const base = { 'GET /studio/me/': { body: owner }, 'GET /studio/articlecategory/': none, 'GET /studio/product/': none }

/** Promises that a test ends, one for each picture. */
function gate() {
  let open = () => {}
  const whenOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => act(async () => open()), whenOpen }
}

async function openArticle(answers: Parameters<typeof stubCalls>[0], content = '<p>旧</p>') {
  const requests = stubCalls({
    ...base,
    'GET /studio/article/7/': { body: item(content) },
    'PUT /studio/article/7/': ({ body }: StubRequest) => ({
      body: item((body as { values: typeof values }).values.content),
    }),
    ...answers,
  })
  window.history.replaceState(null, '', '/studio/article/7')
  render(<App />)
  return requests
}
const boxOf = async () => (await screen.findByRole('textbox', { name: '正文' })) as HTMLElement & { editor: Editor }
const paste = async (html: string) => {
  const box = await boxOf()
  const data = { files: [], getData: (type: string) => (type === 'text/html' ? html : ''), types: ['text/html'] }
  await act(async () => void fireEvent.paste(box, { clipboardData: data }))
  return box
}
const savedContents = (requests: readonly StubRequest[]) =>
  requests.flatMap(({ key, body }) =>
    key === 'PUT /studio/article/7/' ? [(body as { values: typeof values }).values.content] : [],
  )
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /保存/ })))

test('a picture of the web stands as a place until the shop has it, and the save waits for it', async () => {
  const { open, whenOpen } = gate()
  const requests = await openArticle({
    [TAKE_OVER]: async () => {
      await whenOpen
      return picture('a')
    },
  })
  const box = await paste('<p>新<img data-src="https://mmbiz.example/a" alt="茶"></p>')
  expect(screen.getByText(/正在把图片/)).toHaveTextContent('正在把图片转存到本店：0/1')
  expect(box.querySelectorAll('[data-pending]')).toHaveLength(1)
  await save()
  expect(savedContents(requests)).toEqual([])
  await open()
  await waitFor(() => expect(savedContents(requests)).toHaveLength(1))
  expect(savedContents(requests)[0]).toContain('<img src="/media/t1/a.png" alt="茶" width="30" height="20">')
  expect(savedContents(requests)[0]).not.toContain('data-pending')
  expect(requests.filter(({ key }) => key === TAKE_OVER).map(({ body }) => body)).toEqual([
    { url: 'https://mmbiz.example/a' },
  ])
})

test('pictures that cannot be had are named with their places, and nothing is saved until the writer has read that', async () => {
  const { open, whenOpen } = gate()
  const requests = await openArticle({
    [TAKE_OVER]: async () => {
      await whenOpen
      return { status: 409, body: { detail: '这个地址没有图片', err_code: '10419' } }
    },
  })
  const box = await paste(
    '<p>第一段</p><p><img src="file:///C:/a.png"></p><p>第二段<img src="https://x.example/b"></p><table><tr><td>格</td></tr></table>',
  )
  await save()
  await open()
  const notice = await screen.findByText('2 张图片没有放进来')
  expect(notice.closest('[role="alert"]')).toHaveTextContent(
    /第 1 张（在「第一段」之后）：它是您电脑上的文件.*第 2 张（在「第一段第二段」之后）：这个地址没有图片.*粘贴时去掉了不支持的内容：表格/,
  )
  expect([box.querySelectorAll('[data-pending]').length, savedContents(requests)]).toEqual([0, []])
  await save()
  await waitFor(() => expect(savedContents(requests)).toHaveLength(1))
})

test('a screenshot of the clipboard and a data: address are uploaded, an address that stands twice is asked for once', async () => {
  const requests = await openArticle({ [UPLOAD]: picture('u'), [TAKE_OVER]: picture('w') })
  const box = await boxOf()
  const file = new File(['x'], 'shot.png', { type: 'image/png' })
  await act(
    async () => void fireEvent.paste(box, { clipboardData: { files: [file], getData: () => '', types: ['Files'] } }),
  )
  await paste(
    `<p><img src="data:image/png;base64,${btoa('x'.repeat(300))}"><img src="https://x.example/b"><img src="https://x.example/b"></p>`,
  )
  await waitFor(() => expect(box.querySelectorAll('img[src^="/media/"]')).toHaveLength(4))
  const keys = requests.map(({ key }) => key)
  expect([keys.filter((key) => key === UPLOAD).length, keys.filter((key) => key === TAKE_OVER).length]).toEqual([2, 1])
})

test('the first line of a paste stays in the middle', async () => {
  const requests = await openArticle({}, '')
  await paste('<section style="text-align: center"><p>题</p></section><p>文</p>')
  await save()
  await waitFor(() => expect(savedContents(requests)).toEqual(['<p style="text-align: center;">题</p><p>文</p>']))
})

test('a paste that is undone while its picture comes brings nothing back, and one that is redone has the picture', async () => {
  const { open, whenOpen } = gate()
  await openArticle({
    [TAKE_OVER]: async () => {
      await whenOpen
      return picture('a')
    },
  })
  const box = await paste('<p>新<img src="https://x.example/a"></p>')
  await act(async () => void box.editor.commands.undo())
  await open()
  await waitFor(() => expect(screen.queryByText(/正在把图片/)).toBeNull())
  expect(box.querySelectorAll('img, [data-pending]')).toHaveLength(0)
  await act(async () => void box.editor.commands.redo())
  await waitFor(() => expect(box.querySelectorAll('img[src="/media/t1/a.png"]')).toHaveLength(1))
  expect(box.querySelectorAll('[data-pending]')).toHaveLength(0)
})

test('pictures that a text shows from other sites are taken over by one press, in the editor and in its HTML', async () => {
  const requests = await openArticle(
    { [TAKE_OVER]: ({ body }) => picture((body as { url: string }).url.slice(-1)) },
    '<p>一<img src="https://other.example/a"></p><p>二<img src="//other.example/b"></p>',
  )
  await boxOf()
  expect(await screen.findByText('有 2 张图片在别的网站上（other.example 等），顾客的浏览器会去那里读取')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '转存到本店' }))
  await waitFor(() => expect(screen.queryByText(/在别的网站上/)).toBeNull())
  await save()
  await waitFor(() => expect(savedContents(requests)).toHaveLength(1))
  expect(savedContents(requests)[0]).toMatch(/src="\/media\/t1\/a.png".*src="\/media\/t1\/b.png"/)
})
