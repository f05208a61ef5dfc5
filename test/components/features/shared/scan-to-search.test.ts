import { ownPath, scanToSearch } from '@/shared/search/scanToSearch'
import { feedback } from '@/platform/feedback'
import { scan } from '@/platform/scan'
import { configureWebHosts } from '@/platform/web-hosts'
import { openedScreens, standOn } from '../../screen-router'

const searchTextsAfter = async (answer: Awaited<ReturnType<typeof scan.scan>>) => {
  standOn('search', {})
  jest.spyOn(scan, 'scan').mockResolvedValue(answer)
  const search = jest.fn()
  await scanToSearch(search)()
  return search.mock.calls.flat()
}

test.each([
  ['http://localhost/mobile/product/7/?a=1', '/mobile/product/7/?a=1'],
  ['HTTP://LOCALHOST', '/'],
  ['http://localhost.evil.example/mobile/', undefined],
  ['http://localhost@evil.example/', undefined],
  ['https://evil.example/?http://localhost/', undefined],
  ['6901234567892', undefined],
  ['https://Shop.example/mobile/page/spring/?preview=x', '/mobile/page/spring/?preview=x'],
  ['https://shop.example/mobile-t/elsewhere/', undefined],
  ['https://shop.example/blog/spring/', undefined],
  ['http://shop.example/mobile/', undefined],
])('%s maps to the own path %p', (text, path) => {
  configureWebHosts(['shop.example'])
  standOn('search', {})
  expect(ownPath(text)).toBe(path)
})

test('a code of this site opens its screen without a search', async () => {
  expect(await searchTextsAfter({ ok: true, text: 'http://localhost/mobile/product/7/' })).toEqual([])
  expect(openedScreens()).toEqual([{ name: 'shop.product.detail', params: { id: '7' }, mode: 'push' }])
})

test('any other code is searched for, trimmed and cut to the maximum length', async () => {
  expect(await searchTextsAfter({ ok: true, text: ' 6901234567892 ' })).toEqual(['6901234567892'])
  expect(await searchTextsAfter({ ok: true, text: `https://evil.example/${'x'.repeat(200)}` })).toEqual([
    `https://evil.example/${'x'.repeat(79)}`,
  ])
  expect(openedScreens()).toEqual([])
})

test('a cancelled scan shows nothing and a failed scan shows a toast', async () => {
  const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  expect(await searchTextsAfter({ ok: false, reason: 'cancelled' })).toEqual([])
  expect(toast).not.toHaveBeenCalled()
  expect(await searchTextsAfter({ ok: false, reason: 'failed' })).toEqual([])
  expect(toast).toHaveBeenCalledTimes(1)
})
