import { brokenPaths } from './named-paths'
import { comments } from './sources'

const folders = ['src', 'contract', 'server', 'studio', 'scripts', 'bench', 'config', 'gallery', 'fixtures', 'test']
const allComments = comments(...folders).filter(({ file }) => !file.includes('/dist/'))

test('the comments are found', () => {
  expect(allComments.length).toBeGreaterThan(8000)
})

test('a path in a comment leads to a file', () => {
  const lines = allComments
    .filter(({ text }) => text.includes('/') && !text.includes('biome-ignore'))
    .flatMap(({ file, line, text }) => brokenPaths(text, file).map((word) => `${file}:${line}: ${word}`))
  expect(lines).toEqual([])
})
