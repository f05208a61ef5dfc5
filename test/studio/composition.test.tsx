import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { watchComposition } from '../../studio/src/editing/composition'
import { owner, stubCalls } from './support/stub-calls'

let stop = () => {}
beforeEach(() => {
  stop = watchComposition()
})
afterEach(() => stop())

const none = { body: { count: 0, results: [], labels: {}, thumbs: {} } }
const base = {
  'GET /studio/me/': { body: owner },
  'GET /studio/coupon/': none,
  'GET /studio/category/': none,
  'GET /studio/product/': none,
}
const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}

test('a choice by name searches for a word when it is chosen, not while it is composed', async () => {
  const requests = stubCalls(base)
  open('/studio/coupon/new')
  const field = await screen.findByRole('combobox', { name: /商品/ })
  const searches = () =>
    requests.filter(({ key }) => key === 'GET /studio/product/').map(({ query }) => query?.search ?? '')
  fireEvent.mouseDown(field)
  fireEvent.compositionStart(field)
  for (const value of ['g', "gai'w", "gai'wan"]) fireEvent.change(field, { target: { value } })
  await waitFor(() => expect(field).toHaveValue("gai'wan"))
  fireEvent.change(field, { target: { value: '盖碗' } })
  fireEvent.compositionEnd(field)
  await waitFor(() => expect(searches()).toContain('盖碗'))
  expect(searches()).toEqual(['', '盖碗'])
})

// Safari ends the composition first and sends the Enter behind it.
test.each([{ isComposing: true }, { keyCode: 229 }])(
  'an Enter that chooses a word %j searches for nothing',
  async (event) => {
    const requests = stubCalls(base)
    open('/studio/coupon')
    const field = await screen.findByRole('searchbox', { name: '搜索' })
    const searches = () =>
      requests.flatMap(({ key, query }) => (key === 'GET /studio/coupon/' && query?.search ? [query.search] : []))
    fireEvent.change(field, { target: { value: '茶' } })
    fireEvent.keyDown(field, { key: 'Enter', ...event })
    fireEvent.change(field, { target: { value: '茶器' } })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    await waitFor(() => expect(searches()).toEqual(['茶器']))
  },
)
