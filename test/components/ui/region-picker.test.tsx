import type { Region } from '@storefront/contract/entities/account/address'
import { countries } from '@storefront/contract/domain/country/country'
import { RegionPicker } from '@/ui/controls/RegionPicker'
import { setCountryCode } from '@/ui/stores'
import { act } from 'react'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

const zhejiang: Region = { code: '33', name: '浙江省', level: 'province' }
const jiangsu: Region = { code: '32', name: '江苏省', level: 'province' }
const hangzhou: Region = { code: '3301', name: '杭州市', level: 'city' }
const xihu: Region = { code: '330106', name: '西湖区', level: 'district' }
const below: Record<string, Region[]> = { '': [jiangsu, zhejiang], '33': [hangzhou], '3301': [xihu], '32': [] }
const loadAll = async (parent: Region | null) => below[parent?.code ?? ''] ?? []

const setup = async (load: (parent: Region | null) => Promise<readonly Region[]> = loadAll) => {
  const onPick = jest.fn()
  const screen = await render(<RegionPicker open onClose={() => {}} onPick={onPick} load={load} />)
  return { screen, onPick }
}

afterEach(() => act(() => setCountryCode('CN')))

test('three taps select province, city and district', async () => {
  const { screen, onPick } = await setup()
  for (const name of ['浙江省', '杭州市', '西湖区']) await screen.tap(await screen.waitFor(() => screen.get(name)))
  expect(onPick).toHaveBeenCalledWith([zhejiang, hangzhou, xihu])
})

test('asks for the levels of the country by their names, as many as it has', async () => {
  const { levels } = countries.ID.address
  Object.assign(countries, {
    XX: { ...countries.ID, address: { ...countries.ID.address, levels: levels.slice(0, 2) } },
  })
  setCountryCode('XX')
  const { screen, onPick } = await setup()
  screen.get('省')
  await screen.tap(await screen.waitFor(() => screen.get('浙江省')))
  screen.get('县/市')
  await screen.tap(await screen.waitFor(() => screen.get('杭州市')))
  expect(onPick).toHaveBeenCalledWith([zhejiang, hangzhou])
})

test('picks without a level that has no rows', async () => {
  setCountryCode('ID')
  const { screen, onPick } = await setup()
  for (const name of ['浙江省', '杭州市', '西湖区']) await screen.tap(await screen.waitFor(() => screen.get(name)))
  await screen.waitFor(() => onPick.mock.calls.length > 0)
  expect(onPick.mock.calls).toEqual([[[zhejiang, hangzhou, xihu]]])
})

test('picks no deeper than it is asked to', async () => {
  setCountryCode('ID')
  const [load, onPick] = [jest.fn(loadAll), jest.fn()]
  const screen = await render(<RegionPicker open onClose={() => {}} onPick={onPick} load={load} depth={2} />)
  for (const name of ['浙江省', '杭州市']) await screen.tap(await screen.waitFor(() => screen.get(name)))
  expect(onPick).toHaveBeenCalledWith([zhejiang, hangzhou])
  expect(load).toHaveBeenCalledTimes(2)
})

test('a previously selected level can be changed', async () => {
  const { screen } = await setup()
  await screen.tap(await screen.waitFor(() => screen.get('浙江省')))
  await screen.waitFor(() => screen.get('杭州市'))
  await screen.tap('浙江省')
  await screen.waitFor(() => screen.get('江苏省'))
  expect(screen.text()).not.toContain('杭州市')
})

test('a level that fails to load offers a retry', async () => {
  const load = jest.fn(loadAll).mockRejectedValueOnce(new Error('offline'))
  const { screen } = await setup(load)
  await screen.tap(await screen.waitFor(() => screen.get('重新加载')))
  await screen.waitFor(() => screen.get('浙江省'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('a response for an abandoned selection is ignored', async () => {
  let late: (regions: Region[]) => void = () => {}
  const load = (parent: Region | null) =>
    parent?.code === '33' ? new Promise<Region[]>((resolve) => (late = resolve)) : loadAll(parent)
  const { screen } = await setup(load)
  await screen.tap(await screen.waitFor(() => screen.get('浙江省')))
  await screen.tap('浙江省')
  await screen.waitFor(() => screen.get('江苏省'))
  late([hangzhou])
  await screen.rerender(<RegionPicker open onClose={() => {}} onPick={() => {}} load={load} />)
  expect(screen.text()).not.toContain('杭州市')
})

test('requests nothing while closed', async () => {
  const load = jest.fn(loadAll)
  await render(<RegionPicker open={false} onClose={() => {}} onPick={() => {}} load={load} />)
  expect(load).not.toHaveBeenCalled()
})

const open = (load: typeof loadAll, selected: readonly string[]) =>
  render(<RegionPicker open onClose={() => {}} onPick={() => {}} load={load} selected={selected} />)
const pressed = (box: HTMLElement) => [...box.querySelectorAll('[aria-pressed="true"]')].map((node) => node.textContent)

test('opens at the level of the selected district with the selected path marked', async () => {
  const screen = await open(loadAll, ['33', '3301', '330106'])
  await screen.waitFor(() => screen.get('西湖区'))
  expect(screen.all('浙江省')).toHaveLength(1)
  expect(pressed(document.body)).toEqual(['请选择', '西湖区'])
  await screen.tap('浙江省')
  await screen.waitFor(() => screen.get('江苏省'))
  expect(pressed(document.body)).toEqual(['请选择', '浙江省'])
})

test('opens at the last valid level when the selected region no longer exists', async () => {
  const screen = await open(loadAll, ['33', '3399', '339901'])
  await screen.waitFor(() => screen.get('杭州市'))
})

test('starts from the top level when the selected path fails to load', async () => {
  const load = jest.fn(loadAll).mockRejectedValueOnce(new Error('offline'))
  const screen = await open(load, ['33', '3301', '330106'])
  await screen.waitFor(() => screen.get('江苏省'))
})

test('a selection moves the focus to the next step', async () => {
  const { screen } = await setup()
  await screen.tap(await screen.waitFor(() => screen.get('浙江省')))
  await screen.waitFor(() => screen.get('杭州市'))
  expect(document.activeElement?.textContent).toBe('请选择')
})

test.each([
  [['99'], ['99']],
  [
    ['33', '3399', '339901'],
    ['33', '3399'],
  ],
  [
    ['33', '3301', '330199'],
    ['33', '3301', '330199'],
  ],
])('a selected address of no region, %j, is reported and not shown', async (selected, wrong) => {
  const reportWrong = jest.fn()
  const screen = await render(
    <RegionPicker
      open
      onClose={() => {}}
      onPick={() => {}}
      load={loadAll}
      selected={selected}
      reportWrong={reportWrong}
    />,
  )
  await screen.waitFor(() => reportWrong.mock.calls.length > 0)
  expect(reportWrong.mock.calls).toEqual([[wrong]])
})

test('a selected address that is there, and a level that does not load, are not reported', async () => {
  const reportWrong = jest.fn()
  const selected = ['33', '3301', '330106']
  const screen = await render(
    <RegionPicker
      open
      onClose={() => {}}
      onPick={() => {}}
      load={loadAll}
      selected={selected}
      reportWrong={reportWrong}
    />,
  )
  await screen.waitFor(() => screen.get('西湖区'))
  const load = async (parent: Region | null) => (parent ? Promise.reject(new Error('offline')) : loadAll(parent))
  const other = await render(
    <RegionPicker
      open
      onClose={() => {}}
      onPick={() => {}}
      load={load}
      selected={selected}
      reportWrong={reportWrong}
    />,
  )
  await other.waitFor(() => other.get('重新加载'))
  expect(reportWrong).not.toHaveBeenCalled()
})
