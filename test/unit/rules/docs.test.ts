import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brokenPaths } from './named-paths'

const root = path.resolve(__dirname, '../../..')

/** Decisions tell of the past: the paths in them are those of their day. */
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md']
  .concat(readdirSync(path.join(root, 'docs'), { recursive: true }).map((name) => `docs/${String(name)}`))
  .filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'))
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '')

/** Returns GitHub's anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
const headingsOf = (file: string): string[] =>
  [...withoutCode(textOf(file)).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)

test('the documentation is found', () => {
  expect(pages.length).toBeGreaterThan(30)
})

test.each(pages)('%s names existing files only', (page) => {
  const words = [...withoutCode(textOf(page)).matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word)
  expect(words.flatMap((word) => brokenPaths(word, page))).toEqual([])
})

test.each(pages)('%s links to existing pages and headings only', (page) => {
  const links = [...withoutCode(textOf(page)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  )
  const isBroken = (link: string): boolean => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? page : path.join(path.dirname(page), file)
    if (!existsSync(path.join(root, target))) return true
    return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor)
  }
  expect(links.filter(isBroken)).toEqual([])
})

test('the glossary names existing domains', () => {
  const domains = [...textOf('docs/glossary.md').matchAll(/^\|(?:[^|\n]*\|){4} ([a-z, -]+) \|$/gm)].flatMap(
    ([, names = '']) => names.split(', ').filter((name) => name !== 'domain'),
  )
  expect(domains.length).toBeGreaterThan(100)
  const isDomain = (name: string): boolean =>
    ['domain', 'endpoints'].some((folder) => existsSync(path.join(root, 'contract', folder, name)))
  expect(domains.filter((name) => !isDomain(name))).toEqual([])
})
