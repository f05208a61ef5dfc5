import { showLanguage, t } from '@/i18n'
import { languageFrom } from '@/i18n/language'
import { texts as id } from '@/i18n/id/main'
import { innerTexts as innerId } from '@/i18n/id/inner'
import { ticketTexts as ticketId } from '@/i18n/id/ticket'
import { walletTexts as walletId } from '@/i18n/id/wallet'
import { texts as zhCn } from '@/i18n/zh-cn/main'
import { tradeTexts as tradeId } from '@/i18n/id/trade'
import { innerTexts as innerZhCn } from '@/i18n/zh-cn/inner'
import { ticketTexts as ticketZhCn } from '@/i18n/zh-cn/ticket'
import { tradeTexts as tradeZhCn } from '@/i18n/zh-cn/trade'
import { walletTexts as walletZhCn } from '@/i18n/zh-cn/wallet'

jest.mock('@/platform/text-store', () => ({ textStore: { read: () => null, write: () => true, remove() {}, keys: () => [] } }))

type Tree = { readonly [key: string]: string | Tree }
const flat = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[`${at}${key}`, value] as [string, string]] : flat(value, `${at}${key}.`)))
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

const chinese = [...flat(zhCn), ...flat(innerZhCn), ...flat(ticketZhCn), ...flat(tradeZhCn), ...flat(walletZhCn)]
const indonesian = new Map([...flat(id), ...flat(innerId), ...flat(ticketId), ...flat(tradeId), ...flat(walletId)])

test('Indonesian has exactly the keys of Chinese', () => {
  expect([...indonesian.keys()].sort()).toEqual(chinese.map(([key]) => key).sort())
})

test('no text is empty', () => {
  expect([...chinese, ...indonesian].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('both languages have the same placeholders in each text', () => {
  const different = chinese.filter(([key, text]) => placeholders(text).join() !== placeholders(indonesian.get(key) ?? '').join())
  expect(different).toEqual([])
})

test('no Indonesian text contains Chinese, except for language names', () => {
  expect([...indonesian].filter(([key, text]) => /\p{Script=Han}/u.test(text) && !key.includes('languages.'))).toEqual([])
})

test('texts follow the language, there and back', async () => {
  expect(t('common.time.minutes', { n: 5 })).toBe('5 分钟前')
  await showLanguage('id')
  expect(t('common.time.minutes', { n: 5 })).toBe('5 menit lalu')
  await showLanguage('zh-cn')
  expect(t('common.retry')).toBe(zhCn.common.retry)
})

test('lazily loaded texts exist in each language, loaded before or after the switch', async () => {
  expect(t('pages.checkout.submit')).toBe('pages.checkout.submit')
  await import('@/i18n/inner')
  expect(t('pages.checkout.submit')).toBe(innerZhCn.pages.checkout.submit)
  await showLanguage('id')
  expect(t('pages.checkout.submit')).toBe(innerId.pages.checkout.submit)
  await showLanguage('zh-cn')
})

test.each([
  ['zh-CN', 'zh-cn'],
  ['zh_TW', 'zh-cn'],
  ['id-ID', 'id'],
  ['id', 'id'],
  ['idx', null],
  ['en', null],
  ['', null],
])('%p is the language %p', (text, language) => expect(languageFrom(text)).toBe(language))
