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

/** Words with which a docstring names its subject by a question instead of a noun or a verb (docs/style.md). */
const QUESTION =
  /^\/\*\*[\s*]*(?:(?:What|Who|Whom|Whose|Where|Of|Which|How)\b|(?:At|By|For|From|In|On|Through|To|Under|Until|With) (?:what|whom|whose|which|when)\b)/

test('a docstring opens with a verb or a noun', () => {
  const questions = allComments.filter(({ text }) => QUESTION.test(text))
  expect(questions.map(({ file, line, text }) => `${file}:${line}: ${text.split('\n')[0]}`)).toEqual([])
})
