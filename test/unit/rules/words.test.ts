import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const folders = [
  'src',
  'contract',
  'server/src',
  'demo',
  'server/loopback',
  'test',
  'bench',
  'scripts',
  'config',
  'gallery',
  'fixtures',
  'docs',
]
/** Source files and pages of the documentation. */
const files = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map(
      (name) => `${folder}/${String(name).replaceAll(path.sep, '/')}`,
    ),
  )
  .concat('README.md', 'CONTRIBUTING.md', 'SECURITY.md')
  .filter((file) => /\.(?:tsx?|mjs|scss|md)$/.test(file) && !file.includes('node_modules'))

/** Words that are banned in names of files; `scripts/lint/words.grit` bans words in code. */
const BANNED =
  /^(?:deeds?|held|kept|wish|wishes|ways|readdress|windowed|lanes?|patience|arena|world|seed-held|said|told|leaving|landing|crashes|unsaved)$/
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

test('no source file or folder is named by a banned word', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => wordsOf(file.replace(/\.\w+$/, '')).some((word) => BANNED.test(word)))).toEqual([])
})

test('no heading of the documentation has a banned word', () => {
  const pages = files.filter((file) => file.endsWith('.md'))
  const headings = pages.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map(
      ([, text = '']) => `${file}: ${text}`,
    ),
  )
  expect(headings.length).toBeGreaterThan(100)
  expect(
    headings.filter((heading) =>
      /\b(?:deeds?|held|kept|wish|wishes|nobody|somebody|told|anew|by hand|in words|what becomes)\b/i.test(heading),
    ),
  ).toEqual([])
})
