import { type PictureFacts, pictureViolation } from '@storefront/contract/domain/upload'
import fc from 'fast-check'

const picture: PictureFacts = { bytes: 100 * 1024, width: 800, height: 600, type: 'image/jpeg' }

test.each(['image/jpeg', 'image/jpg', 'image/png'])('%s is taken', (type) => expect(pictureViolation({ ...picture, type }, {})).toBeNull())
test.each(['image/gif', 'image/webp', 'application/pdf', ''])('%p is refused before anything else', (type) =>
  expect(pictureViolation({ ...picture, type }, { maxKb: 1 })?.rule).toBe('type'),
)

test('a file may be as large as allowed, and not one byte more', () => {
  expect(pictureViolation(picture, { maxKb: 100, minKb: 100 })).toBeNull()
  expect(pictureViolation({ ...picture, bytes: 100 * 1024 + 1 }, { maxKb: 100 })).toEqual({ rule: 'sizeTips1', allowed: '100', actual: '101' })
  expect(pictureViolation({ ...picture, bytes: 100 * 1024 - 1 }, { minKb: 100 })).toEqual({ rule: 'sizeTips2', allowed: '100', actual: '99' })
})

test('fixed pixels have to be exactly those', () => {
  const resolution = { width: 800, height: 600, fixed: true }
  expect(pictureViolation(picture, { resolution })).toBeNull()
  expect(pictureViolation({ ...picture, width: 801 }, { resolution })).toEqual({ rule: 'resolutionTip1', allowed: '800×600', actual: '801×600' })
})

test('a shape is the same to one decimal', () => {
  const resolution = { width: 4, height: 3 }
  expect(pictureViolation({ ...picture, width: 1300, height: 1000 }, { resolution })).toBeNull()
  expect(pictureViolation({ ...picture, width: 1600, height: 900 }, { resolution })).toEqual({ rule: 'resolutionTip2', allowed: '1.3', actual: '1.8' })
})

test('a picture that is made larger keeps its shape', () => {
  const side = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 8 }), (width, height, times) => {
      expect(pictureViolation({ ...picture, width: width * times, height: height * times }, { resolution: { width, height } })).toBeNull()
    }),
  )
})
