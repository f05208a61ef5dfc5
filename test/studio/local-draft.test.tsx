import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { findDialog } from './support/dialog'
import { owner, stubCalls } from './support/stub-calls'

const values = { name: '茶叶', slug: 'tea', parent: null, image: null, position: 0 }
const category = { id: 3, values, labels: {}, thumbs: {} }
const empty = { body: { count: 0, results: [], labels: {}, thumbs: {} } }
const base = {
  'GET /studio/me/': { body: owner },
  'GET /studio/category/': empty,
  'GET /studio/category/3/': { body: category },
}
const saveButton = () => screen.getByRole('button', { name: '保存' })
const KEY = 'studio.draft./studio.category/3'
const storedDraft = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  return render(<App />)
}
/** Leaves what an earlier visit on a lost line would have left. */
const leaveDraft = (draft: object, form = 'category/3', from: object | null = values) =>
  localStorage.setItem(
    `studio.draft./studio.${form}`,
    JSON.stringify({ base: from, draft, at: '2026-05-01T02:00:00.000Z' }),
  )

describe('what is edited in a form', () => {
  test('stays on the device while the line is lost, and goes when it is saved', async () => {
    let isLost = true
    const next = { ...category, values: { ...values, name: '山茶' } }
    stubCalls({
      ...base,
      'PUT /studio/category/3/': () => {
        if (isLost) throw new TypeError('lost')
        return { body: next }
      },
    })
    open('/studio/category/3')
    fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '山茶' } })
    fireEvent.click(saveButton())
    expect(await screen.findByText('网络连接失败，请检查后重试')).toBeVisible()
    await waitFor(() => expect(storedDraft()).toMatchObject({ base: { name: '茶叶' }, draft: { name: '山茶' } }))
    isLost = false
    fireEvent.click(saveButton())
    await screen.findByText('已保存')
    expect(storedDraft()).toBeNull()
  })

  test('is written when the screen is left within the moment of typing', async () => {
    stubCalls(base)
    const { unmount } = open('/studio/category/3')
    fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '山' } })
    unmount()
    expect(storedDraft()).toMatchObject({ draft: { name: '山' } })
  })

  test('is offered on return with the fields that were changed, and restored beside what others saved', async () => {
    leaveDraft({ ...values, name: '山茶' })
    stubCalls({ ...base, 'GET /studio/category/3/': { body: { ...category, values: { ...values, position: 5 } } } })
    open('/studio/category/3')
    const dialog = await findDialog('此设备上有未保存的修改')
    expect(within(dialog).getByText('名称')).toBeVisible()
    fireEvent.click(within(dialog).getByRole('button', { name: '恢复修改' }))
    await waitFor(() => expect(screen.getByLabelText('名称')).toHaveValue('山茶'))
    expect(screen.getByLabelText('排序')).toHaveValue('5')
  })

  test('is restored by choice where others changed the same field, and theirs is never lost silently', async () => {
    leaveDraft({ ...values, name: '我的茶' })
    stubCalls({ ...base, 'GET /studio/category/3/': { body: { ...category, values: { ...values, name: '他的茶' } } } })
    open('/studio/category/3')
    fireEvent.click(within(await findDialog('此设备上有未保存的修改')).getByRole('button', { name: '恢复修改' }))
    const question = await findDialog('别人也修改了这项内容')
    expect(screen.getByLabelText('名称', { selector: 'input[type=text]' })).toHaveValue('他的茶')
    for (const name of ['茶叶', '我的茶', '他的茶']) expect(within(question).getByText(name)).toBeInTheDocument()
    expect(within(question).getByRole('button', { name: '按选择恢复' })).toBeDisabled()
    fireEvent.click(within(question).getByRole('radio', { name: '我的' }))
    fireEvent.click(within(question).getByRole('button', { name: '按选择恢复' }))
    await waitFor(() => expect(screen.getByLabelText('名称', { selector: 'input[type=text]' })).toHaveValue('我的茶'))
  })

  test('goes when it is discarded', async () => {
    leaveDraft({ ...values, name: '山茶' })
    stubCalls(base)
    open('/studio/category/3')
    fireEvent.click(within(await findDialog('此设备上有未保存的修改')).getByRole('button', { name: '放弃修改' }))
    expect(screen.getByLabelText('名称')).toHaveValue('茶叶')
    expect(storedDraft()).toBeNull()
  })
})

describe('an item that is deleted while it is edited', () => {
  const missing = { status: 404, body: { detail: '内容不存在', err_code: '10404' } }

  test('is saved as a new one', async () => {
    const copy = { ...category, id: 9, values: { ...values, name: '山茶' } }
    const requests = stubCalls({
      ...base,
      'PUT /studio/category/3/': missing,
      'POST /studio/category/': { body: copy },
      'GET /studio/category/9/': { body: copy },
    })
    open('/studio/category/3')
    fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '山茶' } })
    fireEvent.click(saveButton())
    fireEvent.click(await screen.findByRole('button', { name: '另存为新的一项' }))
    await waitFor(() => expect(window.location.pathname).toBe('/studio/category/9'))
    expect(requests.find(({ key }) => key === 'POST /studio/category/')?.body).toEqual(copy.values)
    expect(storedDraft()).toBeNull()
  })

  test('is offered as the beginning of a new one on return', async () => {
    leaveDraft({ ...values, name: '山茶' })
    stubCalls({ ...base, 'GET /studio/category/3/': missing })
    open('/studio/category/3')
    fireEvent.click(await screen.findByRole('button', { name: '另存为新的一项' }))
    fireEvent.click(within(await findDialog('此设备上有未保存的修改')).getByRole('button', { name: '恢复修改' }))
    await waitFor(() => expect(screen.getByLabelText('名称')).toHaveValue('山茶'))
    expect(window.location.pathname).toBe('/studio/category/new')
  })
})

test('a picture of 50 MB is refused before a byte of it is sent, and what was typed stays', async () => {
  const requests = stubCalls(base)
  const { container } = open('/studio/category/3')
  fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '山茶' } })
  const file = new File(['x'], 'large.jpg', { type: 'image/jpeg' })
  Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 })
  fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } })
  expect(await screen.findByText('文件有 50 MB，最大可上传 8 MB')).toBeVisible()
  expect(requests.filter(({ key }) => key === 'POST /studio/upload/')).toEqual([])
  expect(screen.getByLabelText('名称')).toHaveValue('山茶')
  await waitFor(() => expect(storedDraft()).toMatchObject({ draft: { name: '山茶', image: null } }))
})
