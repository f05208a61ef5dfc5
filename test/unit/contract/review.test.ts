import { hasComments } from '@storefront/contract/domain/comment-visibility'

test.each([
  ['the web, whatever is reviewed', { isReleased: false, version: '1.0.0', reviewed: '1.0.0' }, true],
  ['a mini-program or the app, while none is reviewed', { isReleased: true, version: '1.0.0', reviewed: '' }, true],
  ['a mini-program or the app, while another version is reviewed', { isReleased: true, version: '1.0.0', reviewed: '1.1.0' }, true],
  ['the version that is reviewed', { isReleased: true, version: '1.1.0', reviewed: '1.1.0' }, false],
  ['a mini-program or the app that does not know yet', { isReleased: true, version: '1.0.0', reviewed: null }, false],
])('comment visibility is right in %s', (_name, build, expected) => {
  expect(hasComments(build)).toBe(expected)
})
