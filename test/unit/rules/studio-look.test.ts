import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contrastOf } from '@storefront/contract/domain/site/dark-theme'
import { spaces, typeSizes } from '../../../studio/gallery/scale'
import { colours } from '../../../studio/src/app/colours'

const root = path.resolve(__dirname, '../../../studio')

/** Files with colours or measures of their own, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/app/colours.ts': 'the table',
  'src/operation/OrderFlag.tsx': 'the flags that a seller gives orders',
  'src/operation/print.css': 'paper, in its own units',
  'src/operation/PrintSlip.tsx': 'paper',
  'src/product/VideoField.tsx': 'the ground of a film',
  'gallery/me.ts': 'the theme of a shop',
}

interface Source {
  readonly file: string
  readonly code: string
}

const sources: readonly Source[] = ['src', 'gallery'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|tsx?)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file: path.relative(root, file).replaceAll(path.sep, '/'), code: readFileSync(file, 'utf8') }))
    .filter(({ file }) => !(file in exceptions)),
)

/** Returns the text of a pattern’s first group at each place in all sources, with the file. */
const findAll = (pattern: RegExp): { file: string; text: string }[] =>
  sources.flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([, text = '']) => ({ file, text })))

/** The pixels of a value, e.g. 8 and 12 of `8px 12px`; those of a part of antd's props stand without a unit. */
const pixelsOf = (value: string): number[] =>
  [...value.matchAll(/(?<![\w.])(\d+)(?:px)?(?![\w%.])/g)].map(([, n]) => Number(n))

test('the sheets and parts of the studio have colours of the table alone', () => {
  const own = findAll(/(#[\da-f]{3,8}\b|\brgb\((?!0 0 0))/gi).filter(({ text }) => !/^#\d{3}$/.test(text))
  expect(own.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

test('its type has the sizes of the scale', () => {
  const sizes: readonly number[] = Object.values(typeSizes)
  const values = findAll(/font-?size: ?([^;,}\n]+)/gi)
  expect(values.length).toBeGreaterThan(30)
  expect(values.filter(({ text }) => pixelsOf(text).some((size) => !sizes.includes(size)))).toEqual([])
})

test('its parts stand in the distances of the scale', () => {
  const distances: readonly number[] = [0, ...spaces]
  const values = findAll(/(?<![\w-])(?:margin|padding|(?:row-|column-)?gap)[\w-]*: ?'?([^;,}'\n]+)/gi)
  expect(values.length).toBeGreaterThan(150)
  expect(values.filter(({ text }) => pixelsOf(text).some((pixels) => !distances.includes(pixels)))).toEqual([])
  const gaps = findAll(/gap=\{(\d+)\}/g)
  expect(gaps.filter(({ text }) => !distances.includes(Number(text)))).toEqual([])
})

test('its texts can be read on every ground', () => {
  const texts = ['primary', 'text', 'text-secondary', 'text-tertiary', 'danger', 'notice', 'information'] as const
  for (const ground of ['surface', 'ground', 'selection', 'table-head'] as const)
    for (const text of texts)
      expect([text, ground, contrastOf(colours[text], colours[ground]) >= 4.5]).toEqual([text, ground, true])
})

test('no exception names a file that is gone', () => {
  for (const file of Object.keys(exceptions)) expect(() => readFileSync(path.join(root, file))).not.toThrow()
})

/** Components of the studio's frame and forms that no section of the gallery shows by themselves. */
const unshown: Readonly<Record<string, string>> = {
  'app/App': 'the whole studio',
  'app/HelpButton': 'a part of ScreenHead',
  'editing/ConflictModal': 'a dialog over a form',
  'editing/LocalDraftModal': 'a dialog over a form',
}

test('every component of the frame and of forms has a section in the gallery, or a reason to have none', () => {
  const components = sources.flatMap(({ file }) => /^src\/((?:app|editing)\/.+)\.tsx$/.exec(file)?.[1] ?? [])
  const shownNames = new Set(
    sources.flatMap(({ file, code }) =>
      file.startsWith('gallery/') ? [...code.matchAll(/'\.\.\/src\/([^']+)'/g)].map(([, name = '']) => name) : [],
    ),
  )
  expect(components.filter((name) => !shownNames.has(name)).sort()).toEqual(Object.keys(unshown).sort())
})
