import { catalogueLanguages, textsOf } from '../../support/catalogues'
import { errorMessage } from '../../../server/src/core/i18n'
import {
  FORM_ERRORS,
  formBlock,
  type FormTimes,
  formStatus,
  limitsReached,
} from '@storefront/contract/domain/forms/form-gate'
import fc from 'fast-check'

const always: FormTimes = { isActive: true, start: null, end: null }
const at = (ms: number) => new Date(ms).toISOString()

test.each<[string, Partial<FormTimes>, string]>([
  ['without bounds', {}, 'open'],
  ['withdrawn, whatever its time', { isActive: false, start: at(2000), end: at(500) }, 'inactive'],
  ['before its start', { start: at(1001) }, 'future'],
  ['at its start', { start: at(1000) }, 'open'],
  ['just before its end', { end: at(1001) }, 'open'],
  ['at its end', { end: at(1000) }, 'over'],
  ['over before it begins', { start: at(2000), end: at(1000) }, 'over'],
])('formStatus is right for a form %s', (_, more, status) => {
  expect(formStatus({ ...always, ...more }, 1000)).toBe(status)
})

test('limitsReached lists each limit that is reached, and none that is not set', () => {
  const usage = { total: 3, today: 1 }
  expect(limitsReached({ lu: 3, lupd: 1 }, usage)).toEqual(['lu', 'lupd'])
  expect(limitsReached({ lu: 4, lupd: 1 }, usage)).toEqual(['lupd'])
  expect(limitsReached({ lu: null, lupd: null }, usage)).toEqual([])
})

test('formBlock reports the state of the form before the limits of the user', () => {
  expect(formBlock('over', ['lu', 'lupd'])).toBe('over')
  expect(formBlock('open', ['lupd', 'lu'])).toBe('lu')
  expect(formBlock('open', ['lupd'])).toBe('lupd')
  expect(formBlock('open', [])).toBeNull()
})

test('the messages of a blocked form match the specification', () => {
  const words = Object.entries(FORM_ERRORS).map(([block, name]) => [block, errorMessage('zh-cn', name)])
  expect(Object.fromEntries(words)).toEqual({
    lu: '您的填写次数已经达到上限',
    lupd: '您的每日填写次数已经达到上限',
    inactive: '表单暂未开放填写',
    over: '表单填写已截止',
    future: '表单还未开始填写',
  })
})

test('formStatus never goes back as time passes', () => {
  const order = ['future', 'open', 'over']
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), fc.nat(9000), fc.nat(9000), (start, length, one, more) => {
      const times = { isActive: true, start: at(start), end: at(start + length) }
      const [before, after] = [formStatus(times, one), formStatus(times, one + more)]
      expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before))
    }),
  )
})

test.each(catalogueLanguages)('the messages of the client equal those of the server: %s', (language) => {
  const texts = textsOf(language, 'subpackage')
  for (const [why, name] of Object.entries(FORM_ERRORS))
    expect(texts.get(`interact.form.closed.${why}`)).toBe(errorMessage(language, name))
})
