import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
/** Folders that builds and tests write, which a fresh clone does not have: `dist/`. */
const ignoredNames = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n')
const foldersOf = (place: string): string[] =>
  readdirSync(path.join(root, place), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !ignoredNames.includes(`${entry.name}/`) ? entry.name : [],
  )

const topFolders = foldersOf('.')
/** Folders that a path may leave out: `lib/text` is one of `src`. */
const bases = ['src', 'contract', 'server/src', 'server', 'studio/src', 'test'].map((base) => ({
  base,
  folders: foldersOf(base),
}))

const isDecision = (file: string, name: string): boolean =>
  /^docs\/decisions\/\d{3}$/.test(file) && name.startsWith(`${path.basename(file)}-`)

/** Whether a path names a file, a folder, a file without its ending, or a decision by its number. */
function exists(file: string): boolean {
  const folder = path.join(root, path.dirname(file))
  const name = path.basename(file)
  if (existsSync(path.join(folder, name))) return true
  return existsSync(folder) && readdirSync(folder).some((one) => one.startsWith(`${name}.`) || isDecision(file, one))
}

/** The places that a word of `file` may mean; none for words with a slash that are no path. */
function placesOf(word: string, file: string): string[] {
  const [first = ''] = word.split('/')
  const beside = path.join(path.dirname(file), word)
  if (first.startsWith('.')) return [beside, path.normalize(word)]
  if (topFolders.includes(first)) return [word]
  // An address of the site, as `product/1/`.
  if (word.endsWith('/')) return []
  const within = bases.filter(({ folders }) => folders.includes(first)).map(({ base }) => `${base}/${word}`)
  return within.length > 0 ? [...within, beside] : []
}

const PATH = /(?<![\w./@:-])(?:\.{1,2}\/)*[A-Za-z][\w-]*(?:\/[\w.-]*\w)+\/?(?![\w/{*<-])/g

/** Returns the paths in a text of `file` that lead nowhere. */
export const brokenPaths = (text: string, file: string): string[] =>
  [...text.matchAll(PATH)].flatMap(([word]) => {
    const places = placesOf(word, file)
    return places.length > 0 && !places.some(exists) ? [word] : []
  })
