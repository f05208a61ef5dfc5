import { act } from 'react'
import { addLanguage, showLanguage } from '@/i18n'
import { clientNamespaces } from '../../support/catalogues'
import type { LocalImage } from '@/platform/images/types'
import { Uploader } from '@/ui/controls/Uploader'
import type { PictureSource } from '@/ui/controls/useUpload'
import { feedback } from '@/platform/feedback'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).
jest.mock('@/platform/feedback', () => ({ feedback: { toast: jest.fn() } }))

const image: LocalImage = {
  path: 'blob:cat',
  name: 'cat.jpg',
  bytes: 2048,
  width: 600,
  height: 600,
  type: 'image/jpeg',
}

interface Sent {
  readonly image: LocalImage
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
  readonly resolve: (id: number) => void
  readonly reject: (error: Error) => void
}

async function setup({
  chosenImage = image,
  ...props
}: {
  chosenImage?: LocalImage | null
  rules?: object
  currentUrl?: string
  onRemove?: () => void
} = {}) {
  const uploads: Sent[] = []
  const source: PictureSource<number> = {
    kinds: ['jpeg', 'jpg', 'png'],
    choose: async () => chosenImage,
    send: (picture, options) =>
      new Promise((resolve, reject) => uploads.push({ image: picture, ...options, resolve, reject })),
  }
  const onDone = jest.fn()
  const onBusy = jest.fn()
  const screen = await render(
    <Uploader label="头像" currentUrl="" source={source} onDone={onDone} onBusy={onBusy} {...props} />,
  )
  const last = () => {
    const last = uploads[uploads.length - 1]
    if (!last) throw new Error('nothing was sent')
    return last
  }
  return { screen, uploads, last, onDone, onBusy }
}

const picture = (box: HTMLElement) => box.querySelector('img')?.getAttribute('src')

test('shows a chosen image at once, uploads it with progress and emits the result', async () => {
  const { screen, last, onDone, onBusy } = await setup()
  await screen.tap('头像 上传图片')
  expect(picture(screen.box)).toBe('blob:cat')
  await act(async () => last().onProgress(0.42))
  expect(screen.text()).toContain('正在上传，已完成 42%')
  expect(onBusy.mock.calls).toEqual([[1]])
  await act(async () => last().resolve(7))
  expect(onDone).toHaveBeenCalledWith(7)
  expect(onBusy.mock.calls).toEqual([[1], [-1]])
  expect(screen.get('头像 更换图片')).toBeTruthy()
})

test('a failed upload shows a toast and can be retried', async () => {
  const { screen, uploads, last, onDone } = await setup()
  await screen.tap('头像 上传图片')
  await act(async () => last().reject(new Error('offline')))
  expect(feedback.toast).toHaveBeenCalledWith('上传失败，请稍后再试！', { at: 'center' })
  await screen.tap('头像 重新上传')
  expect(uploads).toHaveLength(2)
  await act(async () => last().resolve(8))
  expect(onDone).toHaveBeenCalledWith(8)
})

describe('validation before the upload', () => {
  const large = { ...image, bytes: 8 * 1024 * 1024 + 1 }
  const odd = { ...image, width: 600, height: 300 }
  test.each<[string, object, LocalImage, string]>([
    ['maximum size', { maxKb: 1 }, image, '图片不能大于 1KB，当前为 2KB\nAt most 1 KB, this one has 2 KB'],
    [
      'maximum of the server, without rules',
      {},
      large,
      '图片不能大于 8192KB，当前为 8193KB\nAt most 8192 KB, this one has 8193 KB',
    ],
    [
      'maximum of the server, below the rule',
      { maxKb: 10_000 },
      large,
      '图片不能大于 8192KB，当前为 8193KB\nAt most 8192 KB, this one has 8193 KB',
    ],
    ['minimum size', { minKb: 3 }, image, '图片不能小于 3KB，当前为 2KB\nAt least 3 KB, this one has 2 KB'],
    [
      'fixed resolution',
      { resolution: { width: 300, height: 300, fixed: true } },
      image,
      '图片尺寸应为 300×300 像素，当前为 600×600\nHas to be 300×300 pixels, this one is 600×600',
    ],
    [
      'shape',
      { resolution: { width: 300, height: 300 } },
      odd,
      '图片宽高比应为 1.0，当前为 2.0\nWidth to height has to be 1.0, this one is 2.0',
    ],
  ])('shows the violated rule in Chinese and English: %s', async (_name, rules, chosenImage, words) => {
    const { screen, uploads } = await setup({ rules, chosenImage })
    await screen.tap('头像 上传图片')
    expect(feedback.toast).toHaveBeenLastCalledWith(words, { at: 'center' })
    expect(uploads).toHaveLength(0)
  })

  test('shows the violated rule in Indonesian and English for an Indonesian user', async () => {
    addLanguage('id', clientNamespaces('id'))
    await showLanguage('id')
    const { screen } = await setup({ rules: { maxKb: 1 } })
    await screen.tap('头像 Unggah gambar')
    await act(() => showLanguage('zh-cn'))
    const words = 'Gambar paling besar 1 KB, gambar ini 2 KB\nAt most 1 KB, this one has 2 KB'
    expect(feedback.toast).toHaveBeenLastCalledWith(words, { at: 'center' })
  })

  test('shows an unsupported file type in the interface language only', async () => {
    const { screen } = await setup({ chosenImage: { ...image, type: 'image/gif' } })
    await screen.tap('头像 上传图片')
    expect(feedback.toast).toHaveBeenLastCalledWith('仅支持 jpeg, jpg, png 格式的图片，当前为 gif', { at: 'center' })
  })
})

test('a cancelled file dialog changes nothing', async () => {
  const { screen, uploads } = await setup({ chosenImage: null, currentUrl: '/old.jpg' })
  await screen.tap('头像 更换图片')
  expect([uploads.length, picture(screen.box)]).toEqual([0, '/old.jpg'])
})

test('cancelling an upload aborts it and emits nothing', async () => {
  const onRemove = jest.fn()
  const { screen, last, onDone } = await setup({ onRemove })
  await screen.tap('头像 上传图片')
  await screen.tap('取消 头像')
  expect(last().signal.aborted).toBe(true)
  await act(async () => last().resolve(9))
  expect([onDone.mock.calls.length, onRemove.mock.calls.length]).toEqual([0, 0])
  expect(screen.get('头像 上传图片')).toBeTruthy()
})

test('an existing image can be removed', async () => {
  const onRemove = jest.fn()
  const { screen } = await setup({ currentUrl: '/old.jpg', onRemove })
  await screen.tap('删除 头像')
  expect(onRemove).toHaveBeenCalledTimes(1)
})

test('unmounting aborts the upload', async () => {
  const { screen, last } = await setup()
  await screen.tap('头像 上传图片')
  await screen.rerender(<p>elsewhere</p>)
  expect(last().signal.aborted).toBe(true)
})

test('onBusy counts pending uploads, and unmounting decrements only for an own pending one', async () => {
  const { screen, onBusy } = await setup()
  await screen.tap('头像 上传图片')
  const other = await render(
    <Uploader
      label="另一张"
      currentUrl=""
      source={{ kinds: [], choose: async () => null, send: async () => 0 }}
      onDone={jest.fn()}
      onBusy={onBusy}
    />,
  )
  expect(onBusy.mock.calls).toEqual([[1]])
  await other.rerender(<i />)
  expect(onBusy.mock.calls).toEqual([[1]])
  await screen.rerender(<i />)
  expect(onBusy.mock.calls).toEqual([[1], [-1]])
})
