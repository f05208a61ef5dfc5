import { missingOf, sourceOf, textsOf, withTexts } from '../../studio/src/builder/translation/page-texts'
import { normalize } from '../../studio/src/builder/document/normalize'

const row = { type: 'mpage.richtextpagemodule', name: '引言', style: '', hidden: false }
const state = normalize({
  title: '茶席',
  settings: { description: '一席之内' },
  modules: [
    { ...row, id: 7, config: { html: '<p>你好</p>', title_config: { title: '引言' } } },
    { ...row, id: 8, hidden: true, config: { title_config: { title: '藏起' } } },
  ],
})
const source = sourceOf(state)

test('the texts of a page are its title, its description and those of modules that visitors see', () => {
  expect(source).toEqual({
    words: ['茶席', '一席之内', '引言'],
    richTexts: [{ id: 7, name: '引言', html: '<p>你好</p>' }],
  })
})

test('texts are counted as missing until they are written, and leave with what they translate', () => {
  expect(missingOf(source, {})).toBe(4)
  const texts = {
    words: { 茶席: 'The tea table', 早先: 'Before' },
    html: { '7': { html: '<p>Hello</p>' }, '9': { html: 'x' } },
  }
  const settings = withTexts(state.settings, source, 'en', texts)
  expect(settings).toEqual({
    description: '一席之内',
    translations: { en: { words: { 茶席: 'The tea table' }, html: { '7': { html: '<p>Hello</p>' } } } },
  })
  expect(missingOf(source, textsOf(settings, 'en'))).toBe(2)
  expect(withTexts(settings, source, 'en', {})).toEqual(state.settings)
})
