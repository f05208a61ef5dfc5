import { countInK, countInWan, countLabel } from '@/lib/count'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1049, '1K'],
  [1100, '1.1K'],
  [1999, '1.9K'],
  [10_000, '10K'],
  [10_001, '10K+'],
  [2_000_000, '10K+'],
])('countInK formats %i as %s', (count, label) => expect(countInK(count)).toBe(label))

test.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '1万'],
  [12_345, '1.2万'],
  [100_000, '10万'],
  [100_001, '10万+'],
])('countInWan formats %i as %s', (count, label) => expect(countInWan(count)).toBe(label))

test('countLabel groups Chinese by ten thousand and Indonesian by thousand', () => {
  expect([countLabel(12_000, 'zh-cn'), countLabel(1200, 'id')]).toEqual(['1.2万', '1.2K'])
})
