import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { findDialog } from './support/dialog'
import { owner, stubCalls } from './support/stub-calls'

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const me = { 'GET /studio/me/': { body: owner } }
const review = {
  id: 7,
  line_id: 1,
  product_id: 3,
  product_name: '山雾茗杯',
  attributes_label: '青雾',
  score: 2,
  text: '杯沿有一处缺口',
  images: [],
  author: { uuid: 'b', name: '周牧野', avatar: null },
  created: '2026-03-01T00:00:00.000Z',
  is_answered: false,
}
const LIST = 'GET /studio/review/'
const ANSWER = 'POST /studio/review/7/answer/'

test('reviews begin with those that wait, and an answer is sent once with its key', async () => {
  const requests = stubCalls({ ...me, [LIST]: { body: { count: 1, results: [review] } }, [ANSWER]: { body: review } })
  open('/studio/reviews')
  expect(await screen.findByText('杯沿有一处缺口')).toBeVisible()
  expect(screen.getByText('2 星')).toBeVisible()
  expect(requests.find(({ key }) => key === LIST)?.query).toMatchObject({ tab: 'waiting' })
  fireEvent.click(screen.getByRole('button', { name: '回复周牧野' }))
  const dialog = await findDialog('回复')
  fireEvent.change(within(dialog).getByLabelText('回复内容'), { target: { value: ' 给您换一只 ' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '发送' }))
  await waitFor(() => expect(requests.filter(({ key }) => key === ANSWER)).toHaveLength(1))
  const request = requests.find(({ key }) => key === ANSWER)
  expect([request?.body, request?.headers['idempotency-key']]).toEqual([{ text: '给您换一只' }, expect.any(String)])
  await waitFor(() => expect(requests.filter(({ key }) => key === LIST).length).toBeGreaterThan(1))
})

test('an answer that is refused stays in its dialog', async () => {
  stubCalls({
    ...me,
    [LIST]: { body: { count: 1, results: [review] } },
    [ANSWER]: { status: 403, body: { detail: '您已被禁言', err_code: '16007' } },
  })
  open('/studio/reviews')
  fireEvent.click(await screen.findByRole('button', { name: '回复周牧野' }))
  const dialog = await findDialog('回复')
  fireEvent.change(within(dialog).getByLabelText('回复内容'), { target: { value: '给您换一只' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '发送' }))
  expect(await screen.findByText('您已被禁言')).toBeVisible()
  expect(within(dialog).getByLabelText('回复内容')).toHaveValue('给您换一只')
})

test('a score narrows the reviews, and questions have a tab of their own', async () => {
  const requests = stubCalls({
    ...me,
    [LIST]: { body: { count: 0, results: [] } },
    'GET /studio/question/': { body: { count: 0, results: [] } },
  })
  open('/studio/reviews?score=1')
  await waitFor(() => expect(requests.find(({ key }) => key === LIST)?.query).toMatchObject({ score: '1' }))
  fireEvent.click(await screen.findByRole('tab', { name: '商品问答' }))
  await waitFor(() => expect(requests.some(({ key }) => key === 'GET /studio/question/')).toBe(true))
})
