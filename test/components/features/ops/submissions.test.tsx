import { act, fireEvent } from '@testing-library/react/pure'
import type { ExportTask, OpsVoteResult, Submission } from '@storefront/contract/entities/forms/submission'
import { OpsSubmissionListScreen } from '@/features/ops/screens/forms/OpsSubmissionListScreen'
import { OpsSubmissionScreen } from '@/features/ops/screens/forms/OpsSubmissionScreen'
import { OpsVoteScreen } from '@/features/ops/screens/forms/OpsVoteScreen'
import '@/i18n/ops'
import '@/i18n/trade'
import { clipboard } from '@/platform/clipboard'
import { documents } from '@/platform/documents'
import { feedback } from '@/platform/feedback'
import { formsApi } from '@/services/api/forms'
import { opsFormsApi } from '@/services/api/ops/forms'
import { answerDialog, renderScreen, user } from '../../fixtures'
import { formOf } from '../../interact/support'

const clerk = { ...user, perms: ['form.read_submission'] }
const submission: Submission = {
  id: 9,
  form: { id: 1, slug: 'f', title: '茶会反馈' },
  user: { name: '林小满', mobile: '13800000001' },
  note: '',
  created: '2026-03-01T00:00:00.000Z',
  answers: [
    { title: '称呼', value: '林', images: [] },
    { title: '照片', value: '', images: ['/a.jpg', '/b.jpg'] },
    { title: '同行', value: '', images: [] },
  ],
}
const taskOf = (more: Partial<ExportTask> = {}): ExportTask => ({
  id: 4,
  status: 'running',
  total: 50_000,
  done: 12_000,
  url: null,
  name: '茶会反馈.xlsx',
  created: '2026-03-01T00:00:00.000Z',
  ...more,
})

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(opsFormsApi, 'submissions').mockResolvedValue({ count: 1, results: [submission] })
  jest.spyOn(opsFormsApi, 'submission').mockResolvedValue(submission)
  jest.spyOn(formsApi, 'form').mockResolvedValue(formOf())
})

test('shows all answers of a submission with their pictures, and saves a note', async () => {
  const save = jest.spyOn(opsFormsApi, 'noteSubmission').mockResolvedValue({ ...submission, note: '已回访' })
  const screen = await renderScreen(<OpsSubmissionScreen />, { id: '9' }, clerk, 'ops.submission.detail')
  await screen.waitFor(() => screen.text().includes('林小满'))
  expect(screen.text()).toContain('同行未填写')
  expect(screen.all('照片 2').length).toBe(1)
  const area = document.querySelector('textarea')
  if (!area) throw new Error('no field for the note')
  await act(async () => void fireEvent.input(area, { target: { value: '已回访' } }))
  await screen.tap('保存')
  await screen.waitFor(() => save.mock.calls.length === 1)
  expect(save).toHaveBeenCalledWith(9, '已回访')
})

test('exports what the list shows, and says how far the file is', async () => {
  const start = jest.spyOn(opsFormsApi, 'exportSubmissions').mockResolvedValue(taskOf({ status: 'waiting', done: 0 }))
  const poll = jest.spyOn(opsFormsApi, 'exportTask').mockResolvedValue(taskOf())
  const screen = await renderScreen(
    <OpsSubmissionListScreen />,
    { id: '1', search: '林', field: 'name', value: '林' },
    clerk,
    'ops.form.submissions',
  )
  await screen.waitFor(() => screen.all('导出 Excel').length === 1)
  await screen.tap('导出 Excel')
  expect(start.mock.calls[0]?.slice(0, 2)).toEqual([1, { search: '林', field: 'name', value: '林' }])
  await screen.waitFor(() => screen.text().includes('正在导出 12000/50000'))
  expect(poll).toHaveBeenCalledWith(4, expect.anything())
})

test('downloads the file once it is there, and copies its address where nothing can open it', async () => {
  jest
    .spyOn(opsFormsApi, 'exportTask')
    .mockResolvedValue(taskOf({ status: 'done', url: 'https://files.example/x.xlsx' }))
  const open = jest.spyOn(documents, 'open').mockResolvedValue({ ok: false, reason: 'unsupported' })
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue('done')
  const screen = await renderScreen(
    <OpsSubmissionListScreen />,
    { id: '1', export: '4' },
    clerk,
    'ops.form.submissions',
  )
  await screen.waitFor(() => screen.all('下载文件').length === 1)
  await screen.tap('下载文件')
  expect(open).toHaveBeenCalledWith('https://files.example/x.xlsx', '茶会反馈.xlsx')
  await answerDialog('知道了')
  await screen.waitFor(() => copy.mock.calls.length === 1)
  expect(copy).toHaveBeenCalledWith('https://files.example/x.xlsx')
})

test('shows a vote’s counts and shares as a table with bars, and its days', async () => {
  const vote: OpsVoteResult = {
    id: 7,
    slug: 'v',
    title: '下一季做什么',
    start: null,
    end: null,
    voters: 3,
    days: [{ date: '2026-03-01', voters: 3 }],
    vote_items: [
      {
        id: 71,
        description: '喝哪一种茶',
        is_single: true,
        options: [
          { description: '绿茶', count: 2 },
          { description: '红茶', count: 1 },
        ],
      },
    ],
  }
  jest.spyOn(opsFormsApi, 'vote').mockResolvedValue(vote)
  const screen = await renderScreen(<OpsVoteScreen />, { id: '7' }, clerk, 'ops.vote.detail')
  await screen.waitFor(() => screen.text().includes('下一季做什么'))
  expect(screen.role('row').map((row) => row.textContent)).toEqual([
    '选项票数占比',
    '绿茶266.7%',
    '红茶133.3%',
    '日期票数',
    '3月1日 周日3',
  ])
})
