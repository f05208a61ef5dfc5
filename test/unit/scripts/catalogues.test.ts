import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { catalogueProblems } from '../../../scripts/lint/catalogues.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'locales-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, texts: object) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), JSON.stringify(texts))
}

test('the catalogues of the product have no problems', () => expect(catalogueProblems()).toEqual([]))

test.each([
  ['a missing file', {}, ['fr/main/a.json: missing']],
  ['a missing key', { 'main/a.json': { time: {} } }, ['fr/main/a.json: time.days is missing']],
  [
    'a superfluous key',
    { 'main/a.json': { time: { days: '{n} jours', hours: 'h' } } },
    ['fr/main/a.json: time.hours is no key of zh-cn'],
  ],
  [
    'another placeholder',
    { 'main/a.json': { time: { days: '{m} jours' } } },
    ['fr/main/a.json: time.days has {m}, not {n}'],
  ],
  ['an empty text', { 'main/a.json': { time: { days: ' ' } } }, ['fr/main/a.json: time.days is empty']],
  [
    'a file of its own',
    { 'main/a.json': { time: { days: '{n} jours' } }, 'main/b.json': {} },
    ['fr/main/b.json: no such file in zh-cn'],
  ],
  ['plural forms, which are none', { 'main/a.json': { time: { days: '{n} jours', days_one: 'un jour' } } }, []],
])('catalogueProblems names %s', (_, files, problems) => {
  write('zh-cn/main/a.json', { time: { days: '{n} 天' } })
  mkdirSync(path.join(root, 'fr/main'), { recursive: true })
  for (const [file, texts] of Object.entries(files)) write(`fr/${file}`, texts)
  expect(catalogueProblems(root)).toEqual(problems)
})
