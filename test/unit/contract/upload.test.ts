import { FORM_PICTURE_KINDS, PICTURE_KINDS } from '@storefront/contract/domain/forms/picture-kinds'
import { type PictureFacts, type PictureRules, pictureViolation } from '@storefront/contract/domain/forms/upload'
import fc from 'fast-check'

const picture: PictureFacts = { bytes: 100 * 1024, width: 800, height: 600, type: 'image/jpeg' }

const violationOf = (one: PictureFacts, rules: PictureRules) => pictureViolation(one, FORM_PICTURE_KINDS, rules)

test.each(['image/jpeg', 'image/jpg', 'image/png'])('%s is accepted', (type) =>
  expect(violationOf({ ...picture, type }, {})).toBeNull(),
)
test.each(['image/gif', 'image/webp', 'application/pdf', ''])('%p is refused before any other check', (type) =>
  expect(violationOf({ ...picture, type }, { maxKb: 1 })?.rule).toBe('type'),
)

test('the kinds are those of the place that the picture goes to', () => {
  expect(
    PICTURE_KINDS.map((kind) => pictureViolation({ ...picture, type: `image/${kind}` }, PICTURE_KINDS, {})),
  ).toEqual(PICTURE_KINDS.map(() => null))
  expect(pictureViolation({ ...picture, type: 'image/heic' }, PICTURE_KINDS, {})).toEqual({
    rule: 'type',
    allowed: 'jpeg, jpg, png, webp, gif',
    actual: 'heic',
  })
})

test('the file size limits are inclusive, to the byte', () => {
  expect(violationOf(picture, { maxKb: 100, minKb: 100 })).toBeNull()
  expect(violationOf({ ...picture, bytes: 100 * 1024 + 1 }, { maxKb: 100 })).toEqual({
    rule: 'sizeTips1',
    allowed: '100',
    actual: '101',
  })
  expect(violationOf({ ...picture, bytes: 100 * 1024 - 1 }, { minKb: 100 })).toEqual({
    rule: 'sizeTips2',
    allowed: '100',
    actual: '99',
  })
})

test('a fixed resolution must match exactly', () => {
  const resolution = { width: 800, height: 600, fixed: true }
  expect(violationOf(picture, { resolution })).toBeNull()
  expect(violationOf({ ...picture, width: 801 }, { resolution })).toEqual({
    rule: 'resolutionTip1',
    allowed: '800×600',
    actual: '801×600',
  })
})

test('an aspect ratio is compared to one decimal', () => {
  const resolution = { width: 4, height: 3 }
  expect(violationOf({ ...picture, width: 1300, height: 1000 }, { resolution })).toBeNull()
  expect(violationOf({ ...picture, width: 1600, height: 900 }, { resolution })).toEqual({
    rule: 'resolutionTip2',
    allowed: '1.3',
    actual: '1.8',
  })
})

test('an enlarged image keeps its aspect ratio', () => {
  const side = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 8 }), (width, height, times) => {
      expect(
        violationOf({ ...picture, width: width * times, height: height * times }, { resolution: { width, height } }),
      ).toBeNull()
    }),
  )
})
