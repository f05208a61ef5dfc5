import { hasComments } from '@storefront/contract/domain/community/comment-visibility'

test.each([
  ['the web, independent of a review', { isReleased: false, version: '1.0.0', reviewed: '1.0.0' }, true],
  ['a mini-program or the app without a review', { isReleased: true, version: '1.0.0', reviewed: '' }, true],
  [
    'a mini-program or the app while another version is under review',
    { isReleased: true, version: '1.0.0', reviewed: '1.1.0' },
    true,
  ],
  ['the version under review', { isReleased: true, version: '1.1.0', reviewed: '1.1.0' }, false],
  [
    'a mini-program or the app before the config is loaded',
    { isReleased: true, version: '1.0.0', reviewed: null },
    false,
  ],
])('comment visibility is right in %s', (_name, build, expected) => {
  expect(hasComments(build)).toBe(expected)
})
