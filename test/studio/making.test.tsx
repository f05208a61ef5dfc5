import { resourceOf } from '@storefront/contract/resources'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { resourceValues } from '../support/resource-values'
import { owner, stubCalls } from './support/stub-calls'

const references = { image: 3, of: { resvresource: 4, form: 5 } }
const form = {
  json_schema: '{"type":"object","properties":{"people":{"type":"number","title":"人数"}}}',
  ui_schema: '{}',
}
const item = {
  id: 7,
  values: { ...resourceValues(resourceOf('resv'), references), ...form, title: '茶席体验', slug: 'tea-room' },
  labels: { 'resvresource.4': '二号茶室' },
  thumbs: {},
}
const empty = { body: { count: 0, results: [], labels: {}, thumbs: {} } }
const base = {
  'GET /studio/me/': { body: owner },
  'GET /studio/resvresource/': empty,
  'GET /studio/form/': empty,
  'GET /studio/resv/7/': { body: item },
}
const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const sentTo = (requests: ReturnType<typeof stubCalls>, key: string) =>
  requests.filter((request) => request.key === key)

test('a reservation whose form asks for a number is shown with its hours, its page and its copy', async () => {
  stubCalls(base)
  open('/studio/resv/7')
  expect(await screen.findByRole('heading', { name: '茶席体验', level: 1 })).toBeVisible()
  expect(await screen.findByLabelText('第 1 个时段的开始')).toHaveValue('09:00')
  expect(screen.getByRole('link', { name: '在店铺中查看' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/reservation\/resv\/tea-room$/),
  )
  expect(screen.getByRole('link', { name: '复制' })).toHaveAttribute('href', '/studio/resv/new?copy=7')
})

test('a copy begins with the values of the other item under another name, switched off', async () => {
  const requests = stubCalls({ ...base, 'POST /studio/resv/': { body: { ...item, id: 8 } } })
  open('/studio/resv/new?copy=7')
  expect(await screen.findByDisplayValue('茶席体验 副本')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(sentTo(requests, 'POST /studio/resv/')).toHaveLength(1))
  expect(sentTo(requests, 'POST /studio/resv/')[0]?.body).toMatchObject({
    title: '茶席体验 副本',
    slug: 'tea-room-copy',
    is_active: false,
    variants: [{ id: null, resource: 4 }],
  })
})

test('a new row shows no error until the form is sent, and then names its fields', async () => {
  const requests = stubCalls(base)
  open('/studio/event/new')
  const card = (await screen.findByRole('button', { name: '添加一行' })).closest('.ant-form-item') as HTMLElement
  fireEvent.click(screen.getByRole('button', { name: '添加一行' }))
  const name = await screen.findByLabelText('第 1 行的名称')
  fireEvent.change(screen.getByLabelText('第 1 行的每单起购'), { target: { value: '2' } })
  expect(within(card).queryAllByText('请填写此项')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  expect((await within(card).findAllByText('请填写此项')).length).toBeGreaterThan(0)
  fireEvent.change(name, { target: { value: '早鸟票' } })
  await waitFor(() => expect(within(card).queryAllByText('请填写此项')).toEqual([]))
  expect(requests.filter(({ key }) => key.startsWith('POST'))).toEqual([])
})

test('an item that is deleted comes back by the notice', async () => {
  const menu = { id: 2, values: resourceValues(resourceOf('menu'), references), labels: {}, thumbs: {} }
  const requests = stubCalls({
    ...base,
    'GET /studio/menu/': empty,
    'GET /studio/menu/2/': { body: menu },
    'DELETE /studio/menu/2/': { body: { ok: true } },
    'POST /studio/menu/2/restore/': { body: menu },
  })
  open('/studio/menu/2')
  fireEvent.click((await screen.findAllByRole('button', { name: /删\s?除$/ }))[0] as HTMLElement)
  const question = await screen.findByRole('tooltip')
  fireEvent.click(within(question).getByRole('button', { name: /删\s?除/ }))
  fireEvent.click(await screen.findByRole('button', { name: /撤\s?销/ }))
  await waitFor(() => expect(sentTo(requests, 'POST /studio/menu/2/restore/')).toHaveLength(1))
})
