import { routes, subpackages } from '@storefront/contract/routes'
import { hits, sources } from './sources'

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const files = sources('src', 'contract', 'server/src', 'config').filter(({ file }) => file !== 'contract/routes.ts')

/** The four tabs' pages stand in the table of tabs, because their icons do. */
const tabPages = new Set<string>(routes.filter((route) => 'tab' in route && route.tab).map((route) => route.page))

test.each(routes.map((route) => route.page).filter((page) => !tabPages.has(page)))(
  'the mini-program page %s is named only in the route table',
  (page) => {
    expect(hits(files, new RegExp(`['"\`]/?${literally(page)}['"\`?]`), page)).toEqual([])
  },
)

test.each([...tabPages])('the tab page %s is named only in the route table and the tab bar', (page) => {
  const others = files.filter(({ file }) => file !== 'src/routes/tabs.ts')
  expect(hits(others, new RegExp(`['"\`]/?${literally(page)}['"\`?]`), page)).toEqual([])
})

/** A web path as code would write it: under the site's prefix, or where something navigates. */
test.each(routes.map((route) => route.path).filter((path) => path !== '/'))(
  'the web path %s is written only in the route table',
  (path) => {
    const [literal = ''] = path.split('{')
    const pattern = new RegExp(
      `['"\`](?:/mobile)${literally(literal)}|(?:navigateTo|redirectTo|reLaunch|switchTab|push|replace)\\([^)]*['"\`]${literally(literal)}`,
    )
    expect(hits(files, pattern, literal)).toEqual([])
  },
)

test('every declared subpackage has a page', () => {
  for (const root of subpackages) expect(routes.some((route) => route.page.startsWith(`${root}/`))).toBe(true)
})

test('no two routes share a name, a path or a page', () => {
  for (const key of ['name', 'path', 'page'] as const) {
    const values = routes.map((route) => route[key])
    expect(values).toEqual([...new Set(values)])
  }
})
