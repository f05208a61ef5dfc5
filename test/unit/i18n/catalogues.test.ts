import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { PSEUDO_LANGUAGE, pseudoText } from '@storefront/contract/pseudo-locale'
import { addLanguage, hasLanguage, showLanguage, t } from '@/i18n'
import { languageFrom } from '@/i18n/language'
import { catalogueLanguages, namespaces, textsOf } from '../../support/catalogues'

jest.mock('@/platform/text-store', () => ({
  textStore: { read: () => null, write: () => true, remove() {}, keys: () => [] },
}))

/** Endings of plural forms, which a language may have more of than the default one. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/

test.each(catalogueLanguages.filter((language) => language !== DEFAULT_LANGUAGE))(
  '%s contains no Chinese',
  (language) => {
    const texts = namespaces.flatMap((namespace) => [...textsOf(language, namespace)])
    expect(texts.filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([])
  },
)

test('each key stands in one namespace of the client alone', () => {
  const keys = namespaces
    .filter((namespace) => namespace !== 'server')
    .flatMap((namespace) => [...textsOf(DEFAULT_LANGUAGE, namespace).keys()])
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('no text of the default language has a plural form, for Chinese has none', () => {
  expect(
    namespaces
      .flatMap((namespace) => [...textsOf(DEFAULT_LANGUAGE, namespace).keys()])
      .filter((key) => PLURAL.test(key)),
  ).toEqual([])
})

describe('the shown language', () => {
  afterEach(() => showLanguage(DEFAULT_LANGUAGE))

  test('shows the texts of a language that was added, and the default language where it has none', async () => {
    expect(hasLanguage('id')).toBe(false)
    addLanguage('id', { main: { common: { time: { minutes: '{n} menit lalu' } } } })
    await showLanguage('id')
    expect([t('common.time.minutes', { n: 5 }), t('common.retry')]).toEqual(['5 menit lalu', '重新加载'])
    await showLanguage(DEFAULT_LANGUAGE)
    expect(t('common.time.minutes', { n: 5 })).toBe('5 分钟前')
  })

  test('shows the texts of a package that is loaded after the switch', async () => {
    expect(t('pages.checkout.submit')).toBe('pages.checkout.submit')
    await import('@/i18n/subpackage')
    expect(t('pages.checkout.submit')).toBe(textsOf(DEFAULT_LANGUAGE, 'subpackage').get('pages.checkout.submit'))
  })

  test('shows the newer text of a key that it has shown before', async () => {
    expect(t('common.retry')).toBe('重新加载')
    addLanguage(DEFAULT_LANGUAGE, { main: { common: { retry: '再试一次' } } })
    expect(t('common.retry')).toBe('再试一次')
    addLanguage(DEFAULT_LANGUAGE, { main: { common: { retry: '重新加载' } } })
    expect(t('common.retry')).toBe('重新加载')
  })

  test.each([
    [0, '0 days'],
    [1, '1 day'],
    [2, '2 days'],
    [21, '21 days'],
    ['10K+', '10K+ days'],
  ])('chooses the plural form of English for %p', async (n, text) => {
    addLanguage('en', { main: { common: { time: { days: '{n} days', days_one: '{n} day' } } } })
    await showLanguage('en')
    expect(t('common.time.days', { n })).toBe(text)
  })

  test('fills a text that another one names', () => {
    expect(t('overlay.required', { label: '姓名' })).toBe('姓名(必填)')
  })

  test('does not read a value that is filled in as a text', async () => {
    expect(t('common.poweredBy', { name: '$t(common.retry) {n}' })).toContain('$t(common.retry) {n}')
  })
})

test('a pseudo text is longer, in brackets, and keeps what is filled in', () => {
  expect(pseudoText('剩 {n} 张')).toBe(`［剩 {n} 张${'·'.repeat(5)}］`)
  expect(pseudoText('Pay')).toBe('［Páy··］')
})

test.each([
  ['zh-CN', 'zh-cn'],
  ['zh_TW', 'zh-cn'],
  ['id-ID', 'id-id'],
  ['id', 'id'],
  [PSEUDO_LANGUAGE, PSEUDO_LANGUAGE],
  ['<b>', null],
  ['', null],
])('languageFrom(%p) is %p', (text, language) => expect(languageFrom(text)).toBe(language))
