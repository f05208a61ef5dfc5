import { missingOf, missingTexts, namedKeys, withBeginnings } from '../../../scripts/build/texts.mjs'

const keys = new Map([
  ['common.ok', new Set(['main'])],
  ['door.open', new Set(['door'])],
])
const part = (more: object) => ({ statics: [], later: [], keys: [], namespace: undefined, ...more })
const problemsOf = (modules: Record<string, object>) =>
  missingOf(new Map(Object.entries(modules).map(([file, more]) => [file, part(more)])), keys, 'app', ['page'])

test.each([
  ['of the main package', { page: { keys: ['common.ok'] } }],
  ['that the page imports', { page: { keys: ['door.open'], statics: ['door'] }, door: { namespace: 'door' } }],
  ['that the app imports', { app: { statics: ['door'] }, page: { keys: ['door.open'] }, door: { namespace: 'door' } }],
  [
    'that a later part imports itself',
    { page: { later: ['sheet'] }, sheet: { keys: ['door.open'], statics: ['door'] }, door: { namespace: 'door' } },
  ],
  [
    'that the page imports for a later part',
    { page: { later: ['sheet'], statics: ['door'] }, sheet: { keys: ['door.open'] }, door: { namespace: 'door' } },
  ],
])('a text is carried by a catalogue %s', (_, modules) => {
  expect(problemsOf(modules)).toEqual([])
})

test.each([
  ['no catalogue of the page', { page: { statics: ['row'] }, row: { keys: ['door.open'] } }, 'row'],
  [
    'a later part alone',
    {
      page: { statics: ['row'], later: ['sheet'] },
      row: { keys: ['door.open'] },
      sheet: { statics: ['door'] },
      door: { namespace: 'door' },
    },
    'row',
  ],
])('a text that is carried by %s is refused', (_, modules, file) => {
  expect(problemsOf(modules)).toEqual([`page: ${file} names door.open, which is in door`])
})

test('a key that is completed while the app runs is named by its beginning', () => {
  const all = withBeginnings(keys)
  const source = ['t(`door.$', '{state}`) + t(`other.$', "{x}`) + t('common.ok')"].join('')
  expect(namedKeys(source, all)).toEqual(['common.ok', 'door.*'])
  const modules = new Map([['page', part({ keys: ['door.*'] })]])
  expect(missingOf(modules, all, 'app', ['page'])).toEqual(['page: page names door.*, which is in door'])
})

test.each(['h5', 'weapp', 'alipay'])('every page carries the texts that it names: %s', async (target) => {
  expect(await missingTexts(target)).toEqual([])
})
