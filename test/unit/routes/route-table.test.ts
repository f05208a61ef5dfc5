import { type RouteRow, routes } from '@storefront/contract/routes'
import routeTable from '../../../config/route-table'

const { decodeRoutes, encodeRoutes } = routeTable

test('the lines of the outputs hold the whole table', () => {
  expect(decodeRoutes(encodeRoutes(routes))).toEqual(routes)
})

test('a line holds each footer, and links of a type and of its list', () => {
  const row = { name: 'a', path: '/a', page: 'pages/a/index' }
  const rows: RouteRow[] = [
    { ...row, footer: 'flow' },
    { ...row, tab: true, login: true, footer: 'anchored' },
    { ...row, footer: 'none', link: { type: 'a.b' } },
    { ...row, link: { type: 'a.b', list: true } },
  ]
  expect(decodeRoutes(encodeRoutes(rows))).toEqual(rows)
})
