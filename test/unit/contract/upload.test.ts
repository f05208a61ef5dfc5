import { type PictureFacts, pictureViolation } from '@storefront/contract/domain/forms/upload'
import fc from 'fast-check'

const picture: PictureFacts = { bytes: 100 * 1024, width: 800, height: 600, type: 'image/jpeg' }

test.each(['image/jpeg', 'image/jpg', 'image/png'])('%s is accepted', (type) => expect(pictureViolation({ ...picture, type }, {})).toBeNull())
test.each(['image/gif', 'image/webp', 'application/pdf', ''])('%p is refused before any other check', (type) =>
  expect(pictureViolation({ ...picture, type }, { maxKb: 1 })?.rule).toBe('type'),
)

test('the file size limits are inclusive, to the byte', () => {
  expect(pictureViolation(picture, { maxKb: 100, minKb: 100 })).toBeNull()
  expect(pictureViolation({ ...picture, bytes: 100 * 1024 + 1 }, { maxKb: 100 })).toEqual({ rule: 'sizeTips1', allowed: '100', actual: '101' })
  expect(pictureViolation({ ...picture, bytes: 100 * 1024 - 1 }, { minKb: 100 })).toEqual({ rule: 'sizeTips2', allowed: '100', actual: '99' })
})

test('a fixed resolution must match exactly', () => {
  const resolution = { width: 800, height: 600, fixed: true }
  expect(pictureViolation(picture, { resolution })).toBeNull()
  expect(pictureViolation({ ...picture, width: 801 }, { resolution })).toEqual({ rule: 'resolutionTip1', allowed: '800×600', actual: '801×600' })
})

test('an aspect ratio is compared to one decimal', () => {
  const resolution = { width: 4, height: 3 }
  expect(pictureViolation({ ...picture, width: 1300, height: 1000 }, { resolution })).toBeNull()
  expect(pictureViolation({ ...picture, width: 1600, height: 900 }, { resolution })).toEqual({ rule: 'resolutionTip2', allowed: '1.3', actual: '1.8' })
})

test('an enlarged image keeps its aspect ratio', () => {
  const side = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 8 }), (width, height, times) => {
      expect(pictureViolation({ ...picture, width: width * times, height: height * times }, { resolution: { width, height } })).toBeNull()
    }),
  )
})
