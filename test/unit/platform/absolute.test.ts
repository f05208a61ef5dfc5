import { absolute } from '@/platform/mini/absolute'

jest.mock('@/platform/env', () => ({ env: { apiBase: () => 'https://shop.example:8443/api-t/rimba' } }))

test("the site's own pictures get its host, for a mini-program has none", () => {
  expect(absolute('/media/t1/cup.jpg')).toBe('https://shop.example:8443/media/t1/cup.jpg')
})

test.each(['https://cdn.example/cup.jpg', '//cdn.example/cup.jpg', 'data:image/png;base64,AA', 'wxfile://tmp/1.jpg', ''])('%p stays as it is', (address) => {
  expect(absolute(address)).toBe(address)
})
