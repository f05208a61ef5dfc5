import { hasComments } from '@storefront/contract/domain/review'

test.each([
  ['the web, whatever is reviewed', { isMini: false, version: '1.0.0', reviewed: '1.0.0' }, true],
  ['a mini-program, while none is reviewed', { isMini: true, version: '1.0.0', reviewed: '' }, true],
  ['a mini-program, while another version is reviewed', { isMini: true, version: '1.0.0', reviewed: '1.1.0' }, true],
  ['the version that is reviewed', { isMini: true, version: '1.1.0', reviewed: '1.1.0' }, false],
  ['a mini-program that does not know yet', { isMini: true, version: '1.0.0', reviewed: null }, false],
])('comments in %s', (_name, build, expected) => {
  expect(hasComments(build)).toBe(expected)
})
