import { VirtualLayout, heightOfBlock, itemsOf, type Column } from '@/ui/list/layout'
import { assignSlots } from '@/ui/list/slots'
import { covers, heightOf, spaceAround, windowOf } from '@/ui/list/window'
import fc from 'fast-check'

const shapes = fc.record({
  columns: fc.integer({ min: 1, max: 4 }),
  gap: fc.integer({ min: 0, max: 20 }),
  waterfall: fc.boolean(),
})
const heights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 300 })

const createLayout = (shape: VirtualLayout['shape'], sizes: readonly number[]): VirtualLayout => {
  const layout = new VirtualLayout(shape)
  layout.extend(sizes.length, (index) => sizes[index] as number)
  return layout
}
const allOf = (lane: Column): number[] => lane.blocks.flatMap((block) => itemsOf(lane, block))
const total = (lane: Column): number => lane.blocks.reduce((sum, block) => sum + heightOfBlock(block), 0)
const none: Column = { blocks: [], order: undefined, row: 0, reach: 0 }
const picture = (layout: VirtualLayout): unknown =>
  layout.lanes.map((lane) => lane.blocks.map((block) => ({ items: itemsOf(lane, block), estimate: block.estimate })))

describe('placement into blocks', () => {
  test('gives every item one place, in order', () => {
    fc.assert(
      fc.property(shapes, heights, (shape, sizes) => {
        const lanes = createLayout(shape, sizes).lanes.map(allOf)
        expect(lanes.flat().sort((a, b) => a - b)).toEqual(sizes.map((_, index) => index))
        for (const lane of lanes) expect(lane).toEqual([...lane].sort((a, b) => a - b))
      }),
    )
  })

  test('never moves an item when more are added', () => {
    fc.assert(
      fc.property(shapes, heights, fc.array(fc.nat(300), { maxLength: 10 }), (shape, sizes, stops) => {
        const grownLayout = new VirtualLayout(shape)
        for (const stop of [...stops].sort((a, b) => a - b))
          grownLayout.extend(Math.min(stop, sizes.length), (index) => sizes[index] as number)
        grownLayout.extend(sizes.length, (index) => sizes[index] as number)
        expect(picture(grownLayout)).toEqual(picture(createLayout(shape, sizes)))
      }),
    )
  })

  test('estimates the height of the rows and their gaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 20 }), heights, (columns, gap, sizes) => {
        const [lane = none] = createLayout({ columns, gap, waterfall: false }, sizes).lanes
        const rows = Array.from({ length: Math.ceil(sizes.length / columns) }, (_, row) =>
          Math.max(...sizes.slice(row * columns, (row + 1) * columns)),
        )
        expect(total(lane)).toBe(rows.reduce((sum, row) => sum + row, 0) + gap * (rows.length - 1))
      }),
    )
  })

  test('does not split rows, and gives no element more than sixty children', () => {
    fc.assert(
      fc.property(shapes, heights, (shape, sizes) => {
        for (const lane of createLayout(shape, sizes).lanes) {
          for (const { count } of lane.blocks.slice(0, -1))
            expect(count % (shape.waterfall ? 1 : shape.columns)).toBe(0)
          for (const { count } of lane.blocks) expect(count).toBeLessThanOrEqual(60)
        }
      }),
    )
  })

  test('balances waterfall columns to within the tallest item and a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), heights, (columns, sizes) => {
        const ends = createLayout({ columns, gap: 10, waterfall: true }, sizes).lanes.map((lane) =>
          allOf(lane).reduce((sum, item) => sum + (sizes[item] ?? 0) + 10, 0),
        )
        expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(Math.max(...sizes) + 10)
      }),
    )
  })

  test('adds the estimated height of new rows to the measured height of a block', () => {
    const layout = createLayout({ columns: 1, gap: 10, waterfall: false }, [100, 100])
    const block = layout.lanes[0]?.blocks[0]
    if (block) block.measuredHeight = 250
    layout.extend(3, () => 80)
    expect(block && heightOfBlock(block)).toBe(250 + 10 + 80)
  })
})

describe('mounted range of a column', () => {
  const viewports = fc.record({
    top: fc.integer({ min: -3000, max: 200_000 }),
    height: fc.integer({ min: 1, max: 2000 }),
  })
  const lanes = fc
    .tuple(heights, fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 300 }))
    .map(([sizes, measuredHeights]): Column => {
      const [lane = none] = createLayout({ columns: 1, gap: 10, waterfall: false }, sizes).lanes
      // Some blocks are measured, and differ from what was expected.
      for (const [at, block] of lane.blocks.entries()) block.measuredHeight = measuredHeights[at]
      return lane
    })
  const edges = (lane: Column) => {
    const bottoms = lane.blocks.map((_, at) => heightOf(lane, 0, at + 1))
    return bottoms.map((bottom, at) => ({ top: bottoms[at - 1] ?? 0, bottom }))
  }

  test('has exactly the blocks within the margin', () => {
    fc.assert(
      fc.property(lanes, viewports, fc.integer({ min: 0, max: 2000 }), (lane, view, margin) => {
        const { first, end } = windowOf(lane, view, margin)
        const visibleIndexes = edges(lane).flatMap(({ top, bottom }, at) =>
          bottom > view.top - margin && top < view.top + view.height + margin ? [at] : [],
        )
        expect(Array.from({ length: end - first }, (_, at) => first + at)).toEqual(visibleIndexes)
      }),
    )
  })

  test('leaves space around it that completes the total height', () => {
    fc.assert(
      fc.property(lanes, viewports, (lane, view) => {
        const range = windowOf(lane, view, 500)
        const { before, after } = spaceAround(lane, range)
        expect(before + heightOf(lane, range.first, range.end) + after).toBe(total(lane))
      }),
    )
  })

  test('is bounded by viewport and margins, however long the list is', () => {
    const [lane = none] = createLayout(
      { columns: 2, gap: 10, waterfall: false },
      new Array<number>(10_000).fill(260),
    ).lanes
    const most = Math.ceil((812 * 5) / 600) + 2
    for (let top = 0; top < total(lane); top += 997) {
      const { first, end } = windowOf(lane, { top, height: 812 }, 2 * 812)
      expect(end - first).toBeLessThanOrEqual(most)
    }
  })

  test('only moves down when scrolling down', () => {
    fc.assert(
      fc.property(lanes, viewports, fc.integer({ min: 0, max: 5000 }), (lane, view, way) => {
        const [before, after] = [view, { ...view, top: view.top + way }].map((one) => windowOf(lane, one, 300))
        expect(after?.first).toBeGreaterThanOrEqual(before?.first ?? 0)
        expect(after?.end).toBeGreaterThanOrEqual(before?.end ?? 0)
      }),
    )
  })

  test('is covered by the range of a wider margin, and not by less than the visible one', () => {
    fc.assert(
      fc.property(lanes, viewports, (lane, view) => {
        const wide = windowOf(lane, view, 1000)
        expect(covers(lane, wide, view, 400)).toBe(true)
        const neededRange = windowOf(lane, view, 0)
        if (neededRange.end > neededRange.first)
          expect(covers(lane, { first: neededRange.first + 1, end: neededRange.end }, view, 0)).toBe(false)
      }),
    )
  })
})

describe('slots', () => {
  const ranges = fc.array(
    fc.tuple(fc.nat(50), fc.integer({ min: 0, max: 8 })).map(([first, length]) => ({ first, end: first + length })),
    { minLength: 1, maxLength: 30 },
  )

  test('contain each mounted block once, and a block that stays has the same slot', () => {
    fc.assert(
      fc.property(ranges, (steps) => {
        let places: (number | null)[] = []
        for (const range of steps) {
          const next = assignSlots(places, range)
          expect(next.filter((block) => block !== null).sort((a, b) => a - b)).toEqual(
            Array.from({ length: range.end - range.first }, (_, at) => range.first + at),
          )
          for (const [place, block] of places.entries())
            if (block !== null && next.includes(block)) expect(next[place]).toBe(block)
          places = next
        }
      }),
    )
  })

  test('are exactly as many as were ever needed at once', () => {
    fc.assert(
      fc.property(ranges, (steps) => {
        let places: (number | null)[] = []
        for (const range of steps) places = assignSlots(places, range)
        expect(places.length).toBe(Math.max(...steps.map(({ first, end }) => end - first)))
      }),
    )
  })
})
