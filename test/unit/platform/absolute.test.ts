import { toAbsoluteUrl } from '@/platform/absolute-url'

jest.mock('@/platform/env', () => ({ env: { apiBase: () => 'https://shop.example:8443/api-t/rimba' } }))

test('a path gets the host of the site, which a mini-program lacks', () => {
  expect(toAbsoluteUrl('/media/t1/cup.jpg')).toBe('https://shop.example:8443/media/t1/cup.jpg')
})

test.each([
  'https://cdn.example/cup.jpg',
  '//cdn.example/cup.jpg',
  'data:image/png;base64,AA',
  'wxfile://tmp/1.jpg',
  '',
])('%p is unchanged', (address) => {
  expect(toAbsoluteUrl(address)).toBe(address)
})
