import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routes, subpackages } from '@storefront/contract/routes'
import { screenNamespaces } from '@/server-render/texts'
import { namespaces, textsOf } from '../../support/catalogues'
import { sources } from './sources'

const src = path.join(process.cwd(), 'src')
const keysOf = (...namespaces: string[]) =>
  new Set(namespaces.flatMap((namespace) => [...textsOf('zh-cn', namespace).keys()]))
const mainNamespaces = ['main', 'tab', 'overlay']
const subpackageKeys = keysOf(...namespaces.filter((name) => ![...mainNamespaces, 'server', 'studio'].includes(name)))
const mainKeys = keysOf(...mainNamespaces)

/** Endings of modules' names, in the order in which a mini-program's build looks for them. */
const SUFFIXES = ['.weapp', '.mini', ''].flatMap((target) => [`${target}.ts`, `${target}.tsx`])

/** The file that a mini-program's build takes for an import. */
function fileOf(from: string, request: string): string | undefined {
  const base = request.startsWith('@/')
    ? path.join(src, request.slice(2))
    : request.startsWith('.')
      ? path.resolve(path.dirname(from), request)
      : undefined
  if (base === undefined) return undefined
  return [base, path.join(base, 'index')]
    .flatMap((name) => SUFFIXES.map((suffix) => `${name}${suffix}`))
    .find(existsSync)
}

/** Files that a file brings along, types left out. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const requests = [
    ...text.matchAll(/(?:^|\n)(?:import|export)(?! type\b)[^'\n]*?(?:\{[^}]*\}[^'\n]*)?'([^']+)'|import\('([^']+)'\)/g),
  ]
  return requests.flatMap(([, plain, lazy]) => fileOf(file, plain ?? lazy ?? '') ?? [])
}

function reachable(starts: readonly string[]): Set<string> {
  const visitedFiles = new Set<string>()
  const queue = [...starts]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (visitedFiles.has(file)) continue
    visitedFiles.add(file)
    queue.push(...importsOf(file))
  }
  return visitedFiles
}

const mainPages = routes
  .filter(({ page }) => !subpackages.some((root) => page.startsWith(`${root}/`)))
  .map(({ page }) => path.join(src, `${page}.tsx`))

test('no text key is in both bundles', () => {
  expect([...subpackageKeys].filter((key) => mainKeys.has(key))).toEqual([])
})

test('the main package uses no text of the subpackages', () => {
  const files = reachable([path.join(src, 'app.tsx'), ...mainPages])
  expect(files.size).toBeGreaterThan(100)
  const violations = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].flatMap(([, key = '']) =>
      subpackageKeys.has(key) ? `${path.relative(src, file)}: ${key}` : [],
    ),
  )
  expect(violations).toEqual([])
})

test.each(['tab', 'overlay'])('every file that shows a text of %s imports that namespace', (namespace) => {
  const keys = keysOf(namespace)
  const isShownBy = (text: string) =>
    [...text.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].some(([, key = '']) => keys.has(key))
  const users = sources('src').filter(({ code }) => isShownBy(code))
  expect(users.length).toBeGreaterThan(10)
  expect(users.filter(({ code }) => !code.includes(`import '@/i18n/${namespace}'`)).map(({ file }) => file)).toEqual([])
})

test('every screen of a subpackage imports the subpackage texts', () => {
  const missing = routes.filter(
    ({ page }) =>
      !mainPages.includes(path.join(src, `${page}.tsx`)) &&
      !readFileSync(path.join(src, `${page}.tsx`), 'utf8').includes("import '@/i18n/subpackage'"),
  )
  expect(missing.map(({ page }) => page)).toEqual([])
})

/** Keys in a file's quotes, and beginnings of keys in its templates. */
const keysIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/['`]([a-z]\w*(?:\.\w+)+)/g)].map(([, key = '']) => key)

test.each(['order', 'catalog'])(
  'every screen of a subpackage that shows a text of %s imports that namespace',
  (name) => {
    const keys = [...keysOf(name)]
    const shownKeys = new Set(keys.flatMap((key) => [key, key.slice(0, key.lastIndexOf('.'))]))
    const missing = routes.filter(({ page }) => {
      const file = path.join(src, `${page}.tsx`)
      if (mainPages.includes(file)) return false
      const isShown = [...reachable([file])].some((one) => keysIn(one).some((key) => shownKeys.has(key)))
      return isShown && !readFileSync(file, 'utf8').includes(`import '@/i18n/${name}'`)
    })
    expect(missing.map(({ page }) => page)).toEqual([])
  },
)

test('a rendered document brings the texts that its page imports, or its first render is in Chinese', () => {
  for (const [name, brought] of Object.entries(screenNamespaces)) {
    const route = routes.find((one) => one.name === name)
    const page = readFileSync(path.join(src, `${route?.page}.tsx`), 'utf8')
    const imports = [...page.matchAll(/'@\/i18n\/(\w+)'/g)].map(([, namespace]) => namespace)
    expect([name, [...brought].sort()]).toEqual([name, ['main', ...imports].sort()])
  }
})
