import { groupThousands } from '@storefront/contract/domain/money'
import { isUnclearNumber, numberMarks, readDecimal, typedNumber } from '@storefront/contract/domain/text/decimal'
import * as fc from 'fast-check'

test.each([
  ['1,000', 'zh-cn', '1000'],
  ['１２', 'zh-cn', '12'],
  ['１，２３４．５０', 'zh-cn', '1234.50'],
  ['¥ 1,000.00', 'zh-cn', '1000.00'],
  ['￥88', 'zh-cn', '88'],
  ['128元', 'zh-cn', '128'],
  ['1 000', 'zh-cn', '1000'],
  [' 12.\u200b5 ', 'en', '12.5'],
  ['007', 'en', '7'],
  ['.5', 'en', '0.5'],
  ['12.', 'en', '12'],
  ['−3', 'en', '-3'],
  ['150.000', 'id', '150000'],
  ['Rp150.000', 'id', '150000'],
  ['Rp 1.250.000,50', 'id', '1250000.50'],
  ['12.50', 'id', '12.50'],
  ['Rp150.000,-', 'id', '150000'],
  ['人民币 88 元整', 'zh-cn', '88'],
])('readDecimal reads %j in %s as %s', (text, language, value) => {
  expect(readDecimal(text, language)).toEqual({ value })
})

test.each([
  ['1,00', 'zh-cn'],
  ['1,0000', 'zh-cn'],
  ['1.2.3', 'zh-cn'],
  ['1,000,0', 'en'],
  ['12,5', 'en'],
  ['1.0000', 'id'],
  ['12a', 'en'],
  ['1e3', 'en'],
  ['--1', 'en'],
  ['1 2', 'en'],
  ['.', 'en'],
  ['一百', 'zh-cn'],
])('readDecimal refuses %j in %s', (text, language) => {
  expect(readDecimal(text, language)).toEqual({ problem: 'notNumber' })
})

test('readDecimal says that a blank text is empty', () => {
  expect(readDecimal(' \u200b\u3000', 'zh-cn')).toEqual({ problem: 'empty' })
})

test('readDecimal reads a number that is written in groups, in any width, as that number', () => {
  const wide = (text: string) => text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))
  fc.assert(
    fc.property(
      fc.nat(999_999_999),
      fc.nat(99),
      fc.constantFrom('zh-cn', 'en', 'id'),
      fc.boolean(),
      (whole, cents, language, isWide) => {
        const { group, decimal } = numberMarks(language)
        const text = `${groupThousands(String(whole), group)}${decimal}${String(cents).padStart(2, '0')}`
        expect(readDecimal(isWide ? wide(text) : text, language)).toEqual({
          value: `${whole}.${String(cents).padStart(2, '0')}`,
        })
      },
    ),
  )
})

test.each(['7kg', '7 个', '7千克', '７ｍｌ'])('a field drops the unit of %s', (text) => {
  expect(typedNumber(text, 'zh-cn')).toBe('7')
})

test.each(['5万', '5 万元', '3k', '3K元', '２ｗ', '150rb', '2jt', '2 juta', '1百'])(
  'a field never takes %s for the number before its multiple',
  (text) => {
    for (const language of ['zh-cn', 'id']) {
      expect(typedNumber(text, language)).toBe(text)
      expect(isUnclearNumber(typedNumber(text, language))).toBe(true)
    }
  },
)
