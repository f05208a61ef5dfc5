import { countries } from '@storefront/contract/domain/country/country'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { mobilesOf, mobilesProblem } from '../../studio/src/promotion/campaign-draft'
import { findDialog } from './support/dialog'
import { typeDate } from './support/dates'
import { owner, stubCalls } from './support/stub-calls'

const campaign = {
  ...{
    id: 3,
    version: 1,
    title: '立秋',
    kind: 'link',
    picture: null,
    image: null,
    description: '秋器开窑',
    sub_description: '六十件',
    link: null,
    coupon: null,
  },
  ...{
    coupon_detail: null,
    audience: 'recent',
    level: null,
    card: null,
    product: null,
    days: 30,
    mobiles: [],
    labels: {},
    audience_count: 128,
    shown_count: 0,
  },
  ...{ start: '2026-03-01T01:00:00.000Z', end: '2026-03-02T01:00:00.000Z', status: 'draft', actions: ['schedule'] },
}
const READ = 'GET /studio/flashcampaign/3/'
const SAVE = 'PUT /studio/flashcampaign/3/'
const PROCESS = 'POST /studio/flashcampaign/3/process/'
const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const me = { 'GET /studio/me/': { body: owner } }

test('staff of campaigns alone cannot choose a coupon, and reads why', async () => {
  stubCalls({ 'GET /studio/me/': { body: { ...owner, perms: ['promotion.change_flashcampaign'] } } })
  open('/studio/campaigns/new')
  fireEvent.mouseDown(await screen.findByLabelText('类型'))
  fireEvent.click(await screen.findByTitle('发放优惠券'))
  const coupon = await screen.findByLabelText('优惠券')
  expect(coupon).toBeDisabled()
  expect(screen.getByText('您没有权限选择这一类内容，可请店主添加')).toBeVisible()
})

test('a campaign is written for whom its audience names, in the zone of the site, and its preview follows the words', async () => {
  const requests = stubCalls({ ...me, 'POST /studio/flashcampaign/': { body: campaign }, [READ]: { body: campaign } })
  open('/studio/campaigns/new')
  const type = async (name: RegExp | string, value: string) =>
    fireEvent.change(await screen.findByLabelText(name), { target: { value } })
  await type('活动名称', '立秋')
  await type('标题文字', '秋器开窑')
  expect(await within(screen.getByRole('region', { name: '预览' })).findByText('秋器开窑')).toBeVisible()
  fireEvent.mouseDown(screen.getByLabelText('发送对象'))
  fireEvent.click(await screen.findByTitle('指定手机号'))
  await type('手机号', '13800000001，13800000001\n13800000002')
  typeDate('开始', '2026-03-01 09:00')
  typeDate('结束', '2026/03/02 09:00')
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /studio/flashcampaign/')?.body).toMatchObject({
      ...{
        title: '立秋',
        kind: 'link',
        description: '秋器开窑',
        audience: 'mobiles',
        mobiles: ['13800000001', '13800000002'],
      },
      ...{ start: '2026-03-01T01:00:00.000Z', end: '2026-03-02T01:00:00.000Z' },
    }),
  )
})

test('a draft shows how many it is for, and is scheduled after a question', async () => {
  const requests = stubCalls({
    ...me,
    [READ]: { body: campaign },
    [SAVE]: { body: campaign },
    [PROCESS]: { body: { ...campaign, status: 'scheduled', actions: ['stop'] } },
  })
  open('/studio/campaigns/3')
  expect(await screen.findByText('128')).toBeVisible()
  // What is scheduled is what is saved.
  const words = screen.getByLabelText('标题文字')
  fireEvent.change(words, { target: { value: '秋器' } })
  expect(await screen.findByText(/有修改未保存/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '安排发送' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
  fireEvent.click(await screen.findByRole('button', { name: '安排发送' }))
  const dialog = await findDialog('安排发送')
  fireEvent.click(within(dialog).getByRole('button', { name: '安排发送' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === PROCESS)?.body).toEqual({ version: 1, action: 'schedule' }),
  )
})

test('a running campaign is looked at and stopped, and its words are not edited', async () => {
  stubCalls({ ...me, [READ]: { body: { ...campaign, status: 'running', actions: ['stop'], shown_count: 41 } } })
  open('/studio/campaigns/3')
  expect(await screen.findByText('41')).toBeVisible()
  expect(screen.getByRole('button', { name: '停止' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull()
  expect(within(screen.getByRole('region', { name: '预览' })).getByText('六十件')).toBeVisible()
})

test('numbers of Indonesia are read in every notation', () => {
  expect(mobilesOf('0812-3456-7890, +62 812 3456 7890\n081234567891', countries.ID)).toEqual([
    '+6281234567890',
    '+6281234567891',
  ])
  expect(mobilesProblem('0812-3456-7890', countries.ID)).toBeNull()
})

test('numbers are read from lines, commas and blanks, and wrong ones are counted', () => {
  expect(mobilesOf(' 1380000, 1390000；1380000\n', countries.CN)).toEqual(['1380000', '1390000'])
  expect(mobilesProblem('13800000001 abc 12', countries.CN)).toEqual({ wrong: 2 })
  expect(mobilesProblem(Array.from({ length: 2001 }, (_, n) => String(10_000_000 + n)).join('\n'), countries.CN)).toBe(
    'many',
  )
  expect(mobilesProblem('13800000001', countries.CN)).toBeNull()
})

test('a copy begins with the values of its campaign, and without its days', async () => {
  stubCalls({ ...me, [READ]: { body: campaign } })
  open('/studio/campaigns/new?copy=3')
  expect(await screen.findByLabelText('活动名称')).toHaveValue('立秋 副本')
  expect(screen.getByLabelText('标题文字')).toHaveValue('秋器开窑')
  expect(screen.getByLabelText('开始')).toHaveValue('')
  expect(screen.getByRole('button', { name: '保存草稿' })).toBeVisible()
})
