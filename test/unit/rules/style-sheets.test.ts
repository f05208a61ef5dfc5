import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
/** So many equal declarations in a row are a mixin of src/ui/theme. */
const MAX_EQUAL = 5

interface Block {
  readonly file: string
  readonly selector: string
  readonly declarations: readonly string[]
}

const sheets = ['src', 'gallery'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.scss'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(path.join('src', 'ui', 'theme'))),
)

/** The blocks of a sheet as the formatter writes them: a selector, a brace, a declaration a line. */
function blocksOf(file: string): Block[] {
  const code = readFileSync(path.join(root, file), 'utf8').replace(/(^|\s)\/\/.*$/gm, '')
  return [...code.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.trim(),
    declarations: body.split(';').flatMap((line) => line.replace(/\s+/g, ' ').trim() || []),
  }))
}

const blocks = sheets.flatMap(blocksOf)

/** Each run of more than MAX_EQUAL declarations, with the first block of every sheet that has it. */
function repeatedRuns(): string[] {
  const runs = new Map<string, Map<string, string>>()
  for (const { file, selector, declarations } of blocks) {
    for (let start = 0; start + MAX_EQUAL < declarations.length; start += 1) {
      const run = declarations.slice(start, start + MAX_EQUAL + 1).join('; ')
      runs.set(run, (runs.get(run) ?? new Map<string, string>()).set(file, `${file} ${selector}`))
    }
  }
  return [...runs].flatMap(([run, places]) => (places.size > 1 ? `${[...places.values()].join(' = ')}: ${run}` : []))
}

test('the blocks of the style sheets are found', () => {
  expect(blocks.length).toBeGreaterThan(1000)
})

test('what two style sheets have in common is a mixin of src/ui/theme', () => {
  expect(repeatedRuns()).toEqual([])
})

test('a class has a name of more than one letter', () => {
  const short = blocks.flatMap(({ file, selector }) =>
    [...selector.matchAll(/\.([A-Za-z])(?![\w-])/g)].map(([name]) => `${file}: ${name}`),
  )
  expect(short).toEqual([])
})
