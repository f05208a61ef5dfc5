import { settingNames, settingRow } from '@storefront/contract/domain/site/settings'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { pageOf } from './support/documents'
import { owner, stubCalls } from './support/stub-calls'

const sampleValues = { switch: false, list: [], colour: '#1f5c46' } as const
const settings = {
  ...Object.fromEntries(
    settingNames.map((name) => {
      const { input } = settingRow(name)
      return [name, input in sampleValues ? sampleValues[input as keyof typeof sampleValues] : '']
    }),
  ),
  ...{ name: '青石小铺', primary_text: '#ffffff', background: '#ffffff' },
}
const site = { version: 3, settings, can_change_currency: false, languages: ['zh-cn'], domains: [], legal: [] }

/** The builder of a page whose frame is ready, with the colours that the frame was told. */
async function openBuilder(perms: string[] = ['*']) {
  const requests = stubCalls({
    'GET /studio/me/': { body: { ...owner, perms } },
    'GET /studio/page/7/': {
      body: { id: 7, slug: 'index', version: 1, doc: pageOf(1), pictures: [], has_draft: false },
    },
    'POST /studio/page/7/presence/': { body: { count: 0, results: [] } },
    'GET /studio/site/': { body: site },
    'PUT /studio/site/': ({ body }) => ({ body: { ...site, ...(body as object), version: 4 } }),
  })
  window.history.replaceState(null, '', '/studio/pages/7')
  render(<App />)
  const frame = (await screen.findByTitle('页面预览')) as HTMLIFrameElement
  const frameWindow = frame.contentWindow as Window
  const colours: unknown[] = []
  frameWindow.postMessage = ((message: { type: string; colours: unknown }) => {
    if (message.type === 'theme') colours.push(message.colours)
  }) as Window['postMessage']
  const postFromFrame = (data: object) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          source: frameWindow,
          origin: location.origin,
          data: { source: 'storefront', v: 2, ...data },
        }),
      )
    })
  postFromFrame({ type: 'hello', v: 1, versions: [1, 2] })
  postFromFrame({ type: 'ready' })
  return { requests, colours, postFromFrame }
}
const openPanel = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '配色' }))
  await screen.findByText('主色')
}
/** Types a colour into the picker of a setting. */
async function pick(name: string, hex: string) {
  const field = screen.getByText(name).closest('.ant-form-item')
  fireEvent.click(field?.querySelector('.ant-color-picker-trigger') ?? document.body)
  const input = await waitFor(() => {
    const inputs = document.querySelectorAll<HTMLInputElement>('.ant-color-picker-hex-input input')
    expect(inputs.length).toBeGreaterThan(0)
    return inputs[inputs.length - 1] as HTMLInputElement
  })
  fireEvent.change(input, { target: { value: hex } })
}
const saveButton = () => screen.getByRole('button', { name: '保存到店铺' })

test('a colour that is tried stands in the frame at once, also when the page begins again, and goes with the panel', async () => {
  const { requests, colours, postFromFrame } = await openBuilder()
  await openPanel()
  expect(saveButton()).toBeDisabled()
  await pick('主色', '12507a')
  await waitFor(() => expect(colours.at(-1)).toMatchObject({ primary: '#12507a', background: '#ffffff' }))
  colours.length = 0
  postFromFrame({ type: 'hello', v: 1, versions: [1, 2] })
  postFromFrame({ type: 'ready' })
  expect(colours).toMatchObject([{ primary: '#12507a' }])
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(colours.at(-1)).toMatchObject({ primary: '#1f5c46' }))
  expect(requests.filter(({ key }) => key.startsWith('PUT /studio/site/'))).toEqual([])
})

test('the colours are saved to the site with all its other settings, once they can be read', async () => {
  const { requests, colours } = await openBuilder()
  await openPanel()
  await pick('主色', 'eeeeee')
  await waitFor(() => expect(colours.at(-1)).toMatchObject({ primary: '#eeeeee' }))
  expect(saveButton()).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: '放弃更改' }))
  await waitFor(() => expect(colours.at(-1)).toMatchObject({ primary: '#1f5c46' }))
  await pick('主色', '12507a')
  await waitFor(() => expect(saveButton()).toBeEnabled())
  fireEvent.click(saveButton())
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'PUT /studio/site/')?.body).toEqual({
      version: 3,
      settings: { ...settings, primary: '#12507a' },
    }),
  )
  await waitFor(() => expect(saveButton()).toBeDisabled())
  expect(colours.at(-1)).toMatchObject({ primary: '#12507a' })
})

test('staff who may not change the site have no panel', async () => {
  await openBuilder(['mpage.change_page', 'mpage.publish_page'])
  expect(screen.queryByRole('button', { name: '配色' })).toBeNull()
})
