import { waterfall } from '@/features/community/waterfall'
import type { CardContext } from '@/shared/item-card/card-context'
import type { CardItem } from '@/shared/item-card/item'

const ratioOf = (width: number, height: number) => {
  const image = { full: '/a', thumb: '/b', thumb_wx_mp: '/c', width, height }
  return waterfall(() => ({ image, ratio: 1 }) as CardItem)({}, {} as CardContext, 0).ratio
}

test.each([
  ['its own shape', 900, 1080, 1.2],
  ['the lowest for a panorama', 1200, 300, 0.75],
  ['the highest for a phone’s full height', 720, 1280, 4 / 3],
  ['the card’s where its size is unknown', 0, 0, 1],
])('a picture in a waterfall has %s', (_, width, height, ratio) => {
  expect(ratioOf(width, height)).toBeCloseTo(ratio)
})
