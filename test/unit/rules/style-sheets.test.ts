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

const tokens = readFileSync(path.join(root, 'src/ui/theme/tokens.scss'), 'utf8')
/** The type scale, in px. */
const sizes = [...(/\$type: \(([^)]*)\)/.exec(tokens)?.[1] ?? '').matchAll(/(\d+):/g)].map(([, size]) => Number(size))

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

test('the type scale has no size below a badge, and few sizes', () => {
  expect(Math.min(...sizes)).toBe(11)
  expect(sizes.length).toBeLessThan(12)
})

// `text()` refuses other sizes where it is called, so that what is left are the sizes without it.
test('a font size outside of the theme is a row of the type scale', () => {
  const declared = ['src', 'gallery'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.scss') && file !== path.join('ui', 'theme', 'tokens.scss'))
      .flatMap((file) =>
        [...readFileSync(path.join(root, folder, file), 'utf8').matchAll(/[\s-](?:font-size|font): ([^;]+);/g)].map(
          ([, value = '']) => ({ file, value }),
        ),
      ),
  )
  expect(declared.length).toBeGreaterThan(200)
  const isOnScale = (value: string) =>
    // A size that follows its surroundings, no smaller than a badge in a body's text.
    /^(?:inherit|0\.8em)$/.test(value) ||
    /^(?:#\{)?text\(\$size\)/.test(value) ||
    [...value.matchAll(/text\((\d+)\)|(\d+)px/g)].some(([, token, px]) => sizes.includes(Number(token ?? px)))
  expect(declared.filter(({ value }) => !isOnScale(value))).toEqual([])
})

test('only badges have the smallest size', () => {
  const smallest = sheets.flatMap((file) =>
    /(?:text\(11\b|font-size: 11px)/.test(readFileSync(path.join(root, file), 'utf8')) ? [path.basename(file)] : [],
  )
  expect(smallest.sort()).toEqual(['FilterButton.module.scss', 'ItemCard.module.scss', 'Tag.module.scss'])
})
