import { act } from 'react'
import { feedback } from '@/platform/feedback'
import { alert, confirm, confirmWith } from '@/ui/overlay/dialogs'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { closeAll } from '@/ui/overlay/store'
import { answerDialog, dialog, fill } from '../fixtures'
import { render } from '../../setup/render'

/** Opens a dialog over an empty screen; what came of it is there once it has ended. */
async function openDialog<T>(open: () => Promise<T>) {
  const onSettle = jest.fn<void, [T]>()
  await render(<OverlayHost>屏</OverlayHost>)
  await act(async () => void open().then(onSettle))
  return onSettle
}
const shade = () => dialog().previousElementSibling as HTMLElement

afterEach(() => act(async () => closeAll()))

test('alert has one button and is not closed by the shade', async () => {
  const onSettle = await openDialog(() => alert({ title: '出错啦~', text: '库存不足' }))
  expect(dialog().getAttribute('aria-label')).toBe('出错啦~')
  expect(dialog().querySelectorAll('button')).toHaveLength(1)
  await act(async () => shade().click())
  expect(onSettle).not.toHaveBeenCalled()
  await answerDialog('知道了')
  expect(onSettle).toHaveBeenCalled()
})

test.each([
  ['确定', true],
  ['取消', false],
])('confirm closed by %s resolves to %s', async (name, answer) => {
  const onSettle = await openDialog(() => confirm({ text: '确定吗？' }))
  await answerDialog(name)
  expect(onSettle).toHaveBeenCalledWith(answer)
})

test('the shade and Escape resolve confirm to false', async () => {
  const first = await openDialog(() => confirm({ text: '一' }))
  await act(async () => shade().click())
  expect(first).toHaveBeenCalledWith(false)
  const second = await openDialog(() => confirm({ text: '二' }))
  await act(
    async () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  )
  expect(second).toHaveBeenCalledWith(false)
})

test('confirm moves the focus into the dialog but not to a button', async () => {
  await openDialog(() => confirm({ text: '删除？', confirmText: '删除', danger: true }))
  expect(dialog().contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.tagName).not.toBe('BUTTON')
})

test('confirmWith shows a toast for an empty required field and retains the input', async () => {
  const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  const fields = [
    { name: 'reason', label: '原因', required: true },
    { name: 'note', label: '备注' },
  ]
  const onSettle = await openDialog(() => confirmWith({ text: '确定退货吗？', fields }))
  expect(dialog().textContent).toContain('原因(必填)')
  await fill('备注', '谢谢')
  await answerDialog('确定')
  expect(toast).toHaveBeenCalledWith('请填写原因', expect.anything())
  expect(onSettle).not.toHaveBeenCalled()
  await fill('原因(必填)', ' 尺寸不合 ')
  await answerDialog('确定')
  expect(onSettle).toHaveBeenCalledWith({ reason: '尺寸不合', note: '谢谢' })
})

test('confirmWith shows what is wrong with an entered value, and an optional field may stay empty', async () => {
  const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  const fields = [
    {
      name: 'mobile',
      label: '手机号',
      errorOf: (value: string) => (/^1\d{10}$/.test(value) ? null : '请输入正确的手机号'),
    },
  ]
  const onSettle = await openDialog(() => confirmWith({ text: '加预约', fields }))
  await fill('手机号', '123')
  await answerDialog('确定')
  expect(toast).toHaveBeenCalledWith('请输入正确的手机号', expect.anything())
  expect(onSettle).not.toHaveBeenCalled()
  await fill('手机号', '')
  await answerDialog('确定')
  expect(onSettle).toHaveBeenCalledWith({ mobile: '' })
})

test('renders server messages as text, never as HTML', async () => {
  await openDialog(() => alert({ text: '<img src=x onerror=alert(1)>' }))
  expect(dialog().querySelector('img')).toBeNull()
  expect(dialog().textContent).toContain('<img')
})

test('confirmWith ignores the shade and resolves to null when cancelled', async () => {
  const onSettle = await openDialog(() => confirmWith({ text: '一', fields: [{ name: 'note', label: '备注' }] }))
  await act(async () => shade().click())
  expect(onSettle).not.toHaveBeenCalled()
  await answerDialog('取消')
  expect(onSettle).toHaveBeenCalledWith(null)
})
