import { showFlash } from '@/state/flash'

const mockModal = jest.fn()
const mockGo = jest.fn()
jest.mock('@/platform/feedback', () => ({ feedback: { modal: (options: unknown) => mockModal(options) } }))
jest.mock('@/routes/navigate', () => ({ goLink: (link: unknown) => mockGo(link) }))
jest.mock('@/i18n', () => ({ t: (key: string) => key }))

const settled = () => new Promise((resolve) => setImmediate(resolve))
beforeEach(() => {
  mockModal.mockReset()
  mockGo.mockReset()
})

test('a second message waits until the first is closed', async () => {
  let close: (confirmed: boolean) => void = () => {}
  mockModal.mockImplementationOnce(() => new Promise<boolean>((resolve) => (close = resolve))).mockResolvedValue(true)
  showFlash([
    { kind: 'gamification', description: '一' },
    { kind: 'gamification', description: '二', subDescription: '更多' },
  ])
  await settled()
  expect(mockModal).toHaveBeenCalledTimes(1)
  close(true)
  await settled()
  expect(mockModal.mock.calls[1]?.[0]).toMatchObject({ text: '二\n更多', confirmText: 'common.gotIt' })
})

test('a link is followed only when it is wanted', async () => {
  const link = { type: 'product', id: 1 }
  mockModal.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  showFlash([{ kind: 'link', description: '一', link }])
  await settled()
  expect(mockGo).not.toHaveBeenCalled()
  showFlash([{ kind: 'link', description: '一', link }])
  await settled()
  expect(mockGo).toHaveBeenCalledWith(link)
})

test('a message without words opens no empty dialog, and one that fails holds up none after it', async () => {
  mockModal.mockRejectedValueOnce(new Error('no dialog')).mockResolvedValue(true)
  showFlash([{ kind: 'x' }, { kind: 'x', description: '一' }, { kind: 'x', description: '二' }])
  await settled()
  expect(mockModal).toHaveBeenCalledTimes(2)
})
