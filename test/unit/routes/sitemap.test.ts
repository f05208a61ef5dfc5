import { routes } from '@storefront/contract/routes'
import { weappSitemap } from '@/routes/sitemap'

const actionOf = (page: string) => weappSitemap().rules.find((rule) => rule.page === page || rule.page === '*')?.action

test("no screen that needs a login and none of the account is read by WeChat's search", () => {
  const read = routes.filter(({ page }) => actionOf(page) === 'allow')
  expect(read.filter((row) => 'login' in row && row.login)).toEqual([])
  expect(
    read.filter(({ page }) => /^pages\/(?:ops|opsdata|opspromotion|door|user|account|ucenter|basket)\//.test(page)),
  ).toEqual([])
})

test.each([
  'pages/index/index',
  'pages/shop/product/detail',
  'pages/event/event/detail',
  'pages/content/article/detail',
])('%s is read', (page) => {
  expect(actionOf(page)).toBe('allow')
})
