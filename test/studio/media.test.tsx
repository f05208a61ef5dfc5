import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, stubCalls } from './support/stub-calls'

const file = {
  ...{ id: 3, name: '青釉杯.jpg', kind: 'picture', url: '/media/a.jpg', thumb: '/media/a.thumb.webp', width: 800 },
  ...{
    height: 600,
    bytes: 2048,
    folder: null,
    alt: '',
    focal: null,
    created: '2026-03-01T00:00:00.000Z',
    author: '沈青',
  },
  ...{ unused_since: null, deleted: null },
}
const base = {
  'GET /studio/me/': { body: owner },
  'GET /studio/media/folder/': { body: { count: 1, results: [{ id: 9, name: '秋季', files: 2 }] } },
  'GET /studio/media/': { body: { count: 1, results: [file] } },
}
const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}

test('the library is read by the filters of its address', async () => {
  const requests = stubCalls(base)
  open('/studio/media?folder=9&state=unused&search=%E6%9D%AF')
  expect(await screen.findByRole('button', { name: '打开「青釉杯.jpg」' })).toBeVisible()
  expect(requests.find(({ key }) => key === 'GET /studio/media/')?.query).toEqual({
    ...{ search: '杯', folder: '9', unused: 'true', limit: '30', offset: '0' },
  })
})

test('a file in use names its places, keeps its focal point and cannot be deleted', async () => {
  const uses = [{ kind: 'product', id: 5, title: '青釉杯' }]
  const requests = stubCalls({
    ...base,
    'GET /studio/media/3/': { body: { ...file, focal: { x: 20, y: 80 }, uses } },
    'PUT /studio/media/3/': { body: { ...file, uses } },
  })
  open('/studio/media?file=3')
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByRole('link', { name: '商品 · 青釉杯' })).toHaveAttribute(
    'href',
    '/studio/products/5',
  )
  expect(within(drawer).getByRole('button', { name: /^删\s*除$/ })).toBeDisabled()
  fireEvent.change(within(drawer).getByLabelText('替代文字'), { target: { value: '一只杯' } })
  fireEvent.click(within(drawer).getByRole('button', { name: /^保\s*存$/ }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'PUT /studio/media/3/')?.body).toEqual({
      ...{ name: '青釉杯.jpg', alt: '一只杯', focal: { x: 20, y: 80 }, folder: null },
    }),
  )
})

test('files are uploaded one after the other, and one that fails says why', async () => {
  let count = 0
  const requests = stubCalls({
    ...base,
    'POST /studio/upload/': () => {
      count += 1
      return count === 1 ? { status: 400, body: { detail: '不是图片', err_code: '10415' } } : { body: { id: 4 } }
    },
  })
  open('/studio/media?folder=9')
  await screen.findByRole('button', { name: '打开「青釉杯.jpg」' })
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
  fireEvent.change(input, { target: { files } })
  expect(await screen.findByText('a.jpg: 不是图片')).toBeInTheDocument()
  expect(await screen.findByText('已上传 1 个文件')).toBeInTheDocument()
  const uploads = requests.filter(({ key }) => key === 'POST /studio/upload/')
  expect(uploads.map(({ query }) => query)).toEqual([{ folder: '9' }, { folder: '9' }])
})

test('of the selected files the one in use is named and stays selected, and the others are deleted', async () => {
  const other = { ...file, id: 4, name: '茶席.jpg' }
  const requests = stubCalls({
    ...base,
    'GET /studio/media/': { body: { count: 2, results: [file, other] } },
    'DELETE /studio/media/3/': { status: 409, body: { detail: '仍有内容在使用它', err_code: '16020' } },
    'DELETE /studio/media/4/': { body: { status: 'ok' } },
  })
  open('/studio/media')
  for (const { name } of [file, other])
    fireEvent.click(await screen.findByRole('checkbox', { name: `选择「${name}」` }))
  fireEvent.click(screen.getByRole('button', { name: /^删\s*除$/ }))
  fireEvent.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: /^删\s*除$/ }))
  expect(await screen.findByText('青釉杯.jpg: 仍有内容在使用它')).toBeInTheDocument()
  expect(await screen.findByText('已选 1 个')).toBeInTheDocument()
  expect(requests.filter(({ key }) => key.startsWith('DELETE')).length).toBe(2)
})

test('a picture of the library is put into the pictures of a product', async () => {
  stubCalls({ ...base, 'GET /studio/category/': { body: { count: 0, results: [] } } })
  open('/studio/products/new')
  fireEvent.click((await screen.findAllByRole('button', { name: '从素材库选择' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('checkbox', { name: '选择「青釉杯.jpg」' }))
  fireEvent.click(within(dialog).getByRole('button', { name: '使用所选（1）' }))
  expect(await screen.findByRole('img', { name: '第 1 张图片' })).toHaveAttribute('src', '/media/a.thumb.webp')
})
