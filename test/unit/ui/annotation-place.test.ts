import fc from 'fast-check'
import { areaStyle, isFlipped, tagStyle } from '@/ui/display/annotation-place'

/** Measures of an inline style by property. */
const measures = (style: string): Record<string, string> =>
  Object.fromEntries(style.split(';').map((part) => part.split(':') as [string, string]))
const share = fc.double({ min: 0, max: 100, noNaN: true })

test('an area is clipped to the image, and an empty one is null', () => {
  expect(measures(areaStyle({ left: 10, top: 20, width: 30, height: 40 }) ?? '')).toMatchObject({
    left: '10%',
    top: '20%',
    width: '30%',
    height: '40%',
  })
  expect(measures(areaStyle({ left: 80, top: 90, width: 50, height: 50 }) ?? '')).toMatchObject({
    width: '20%',
    height: '10%',
  })
  expect(areaStyle({ left: 10, top: 10, width: 0, height: 20 })).toBeNull()
  expect(areaStyle({ left: 10, top: 10 })).toBeNull()
  expect(areaStyle({ left: 100, top: 0, width: 20, height: 20 })).toBeNull()
  fc.assert(
    fc.property(share, share, fc.double({ min: -50, max: 300, noNaN: true }), share, (x, y, width, height) => {
      const style = areaStyle({ left: x, top: y, width, height })
      if (style === null) return
      const own = measures(style)
      const end = (at: string | undefined, size: string | undefined) =>
        Number.parseFloat(at ?? '') + Number.parseFloat(size ?? '')
      expect(end(own.left, own.width)).toBeLessThanOrEqual(100.02)
      expect(end(own.top, own.height)).toBeLessThanOrEqual(100.02)
    }),
  )
})

test('the label of a tag right of the middle opens to the left', () => {
  expect([0, 50, 51, 100].map((x) => isFlipped({ left: x, top: 0 }))).toEqual([false, false, true, true])
  expect(tagStyle({ left: 30, top: 40 })).toBe(
    'position:absolute;top:max(0px,min(calc(100% - 44px),calc(40% - 22px)));left:max(0px,calc(30% - 11px));max-width:calc(70% + 11px)',
  )
  expect(measures(tagStyle({ left: 80, top: 40 }))).toMatchObject({
    right: 'max(0px,calc(20% - 11px))',
    'max-width': 'calc(80% + 11px)',
  })
})

test('the label of a tag has at least half of the image width', () => {
  fc.assert(
    fc.property(share, share, (x, y) => {
      const room = Number.parseFloat(
        /calc\(([\d.]+)%/.exec(measures(tagStyle({ left: x, top: y }))['max-width'] ?? '')?.[1] ?? '',
      )
      expect(room).toBeGreaterThanOrEqual(50)
    }),
  )
})
