import { translatedConfig, wordsOfConfigs } from '@storefront/contract/domain/content/page-translation'
import fc from 'fast-check'

const config = {
  title_config: { title: '新到', subtitle: '' },
  items: [{ title: '茶', link: { type: 'page', title: '茶' }, icon: { title: '茶' } }],
  hot_words: ['盖碗', '茶'],
  source: { tag: '茶', category: '茶' },
  padding_lr: 11,
  url: '茶',
}

test('the words of a config are its texts, each once, and nothing that names another thing', () => {
  expect(wordsOfConfigs([config, { title: '盖碗' }, { title: '长'.repeat(301) }])).toEqual(['新到', '茶', '盖碗'])
})

test('a translated config differs in its texts alone', () => {
  expect(translatedConfig({ id: 1, config }, { words: { 茶: 'Tea' } })).toEqual({
    ...config,
    items: [{ title: 'Tea', link: { type: 'page', title: '茶' }, icon: { title: '茶' } }],
    hot_words: ['盖碗', 'Tea'],
  })
  expect(translatedConfig({ id: 1, config }, undefined)).toBe(config)
})

test('a config without words in the translations stays as it is, whatever it holds', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      expect(JSON.stringify(translatedConfig({ id: 1, config: value }, { words: { '\u0000': 'x' } }))).toBe(
        JSON.stringify(value),
      )
    }),
  )
})

test('a rich text is replaced by that of its module alone, and only where there is one', () => {
  const texts = { html: { '1': { html: '<p>Hello</p>' } } }
  const rich = { html: '<p>你好</p>' }
  expect(translatedConfig({ id: 1, config: rich }, texts)).toEqual({ html: '<p>Hello</p>' })
  expect(translatedConfig({ id: 2, config: rich }, texts)).toEqual(rich)
  expect(translatedConfig({ id: 1, config: { title: 'x' } }, texts)).toEqual({ title: 'x' })
})
