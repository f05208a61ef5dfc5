import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RouteRow, routes } from '@storefront/contract/routes'

/** Screens that nothing of ours has to lead to. */
const reasons: Readonly<Record<string, string>> = {
  'shop.usercoupon.present': 'the link that a giver shares opens it',
  'mpage.menu': 'its address is put into links of pages, and into the menu of a WeChat account',
  'event.issuedticket.present': 'the link that a giver shares opens it',
}

const root = join(__dirname, '../../..')
/** Whether a file names a route without opening it: the pages themselves, the frame around them, the first HTML. */
const isOther = (path: string) =>
  path.startsWith('src/pages/') || path.startsWith('src/server-render/') || path.endsWith('/chrome-routes.ts')
const files = ['src', 'contract/domain']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !isOther(path))
/** A line that shares a screen names it by `name`; a docstring says whose file it is. */
const lines = files
  .flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'))
  .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && !/\bname: '/.test(line))
const text = lines.join('\n')

test('every screen can be reached by tapping, or there is a reason why not', () => {
  const isNamed = ({ name }: RouteRow) => text.includes(`'${name}'`) || text.includes(`"${name}"`)
  const hasEntrance = (row: RouteRow) => isNamed(row) || row.link !== undefined
  const rows: readonly RouteRow[] = routes
  expect(rows.filter((row) => !hasEntrance(row)).map(({ name }) => name)).toEqual(Object.keys(reasons))
})
