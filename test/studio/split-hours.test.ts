import { minuteOfDay } from '@storefront/contract/domain/reservations/calendar'
import { parseShape, shapeText } from '@storefront/contract/resources/shapes'
import fc from 'fast-check'
import { splitHours } from '../../studio/src/resource/shapes/split-hours'

const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
const length = fc.constantFrom(15, 30, 45, 60, 90, 120, 180, 240)

test('slots follow one another without a gap, each as long as was asked, and all within the day', () => {
  fc.assert(
    fc.property(time, time, length, (from, to, minutes) => {
      const slots = splitHours(from, to, minutes)
      const day = (minuteOfDay(to) - minuteOfDay(from) + 1440) % 1440 || 1440
      expect(slots).toHaveLength(Math.min(48, Math.floor(day / minutes)))
      for (const [index, [start, end]] of slots.entries()) {
        expect((minuteOfDay(end) - minuteOfDay(start) + 1440) % 1440).toBe(minutes % 1440)
        expect(start).toBe(index === 0 ? from : slots[index - 1]?.[1])
      }
    }),
  )
})

test('opening hours are the same text in whatever order their names stand', () => {
  const hours = fc.array(
    fc.record({
      quota: fc.integer({ min: 1, max: 100_000 }),
      end_time: time,
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
      start_time: time,
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(hours, (rows) => {
      const text = shapeText('hours', rows)
      expect(parseShape('hours', text)).toEqual(rows)
      expect(shapeText('hours', parseShape('hours', text))).toBe(text)
      expect(parseShape('hours', JSON.stringify([...rows, { weekdays: [] }]))).toBeUndefined()
    }),
  )
})
