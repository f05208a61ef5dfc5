import { readFileSync } from 'node:fs'
import path from 'node:path'
import { routes, subpackages } from '@storefront/contract/routes'
import { appConfig, packages } from '@/routes/app-config'

describe('app.config', () => {
  test.each(['weapp', 'alipay', 'h5'])('on %s it lists every page of the route table once', (target) => {
    const { pages = [], subPackages = [] } = appConfig(target)
    const all = [...pages, ...subPackages.flatMap((one) => one.pages.map((page) => `${one.root}/${page}`))]
    expect(all.sort()).toEqual(routes.map((row) => row.page).sort())
  })

  test('home is the first page, where mini-programs open', () => {
    expect(appConfig('weapp').pages?.[0]).toBe('pages/index/index')
  })

  test.each(['weapp', 'alipay'])('on %s the tabs are pages of the main package', (target) => {
    const { pages, tabBar } = appConfig(target)
    const tabs = tabBar?.list.map((tab) => tab.pagePath) ?? []
    expect(tabs).toEqual(routes.filter((row) => 'tab' in row).map((row) => row.page))
    for (const tab of tabs) expect(pages).toContain(tab)
  })

  test('the initial colours of the tab bar are those of its icons', () => {
    const { color, selectedColor } = appConfig('weapp').tabBar ?? {}
    const script = readFileSync(path.join(__dirname, '../../../scripts/make-tab-icons.mjs'), 'utf8')
    expect([color, selectedColor]).toEqual([/INK = '(#\w+)'/.exec(script)?.[1], /ACTIVE = '(#\w+)'/.exec(script)?.[1]])
  })

  test('on H5 there is no native tab bar', () => {
    expect(appConfig('h5').tabBar).toBeUndefined()
  })

  test('a package root is a whole folder name, and a root without pages is left out', () => {
    expect(packages(['pages/shop/a', 'pages/shopping/b'], ['pages/shop', 'pages/none'])).toEqual({
      main: ['pages/shopping/b'],
      sub: [{ root: 'pages/shop', pages: ['a'] }],
    })
    // Taro gives a white page for a subpackage of this name (Taro #12976).
    for (const root of subpackages) expect(root.split('/')).not.toContain('common')
  })
})
