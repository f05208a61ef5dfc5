import { fileOf, imageOf } from '@/lib/read'

test.each([
  '/media/a.jpg',
  'media/a.jpg',
  'https://cdn.example/a.jpg',
  'HTTP://cdn.example/a:b.jpg',
  'data:image/svg+xml,<svg/>',
  'blob:x',
  'a.jpg?x=1:2',
  '',
])('%p is accepted as a file URL', (address) => expect(fileOf(address)).toBe(address))

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:1',
  'data:text/html,<script>',
  'mailto:a@b.c',
  'vbscript:x',
  5,
  null,
  {},
])('%p is refused as a file URL', (address) => expect(fileOf(address)).toBe(''))

test('an image without a file URL is null, and an invalid thumbnail falls back to the full image', () => {
  expect(imageOf({ full: 'javascript:1' })).toBeNull()
  expect(imageOf({ full: '/a.jpg', thumb: 'javascript:1', thumb_wx_mp: 7, width: '3' })).toEqual({
    full: '/a.jpg',
    thumb: '/a.jpg',
    thumb_wx_mp: '/a.jpg',
    width: 0,
    height: 0,
  })
})
