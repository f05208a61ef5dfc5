import type { Annotation } from '@storefront/contract/entities/common'
import { fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { AreaCanvas } from '../../studio/src/builder/areas/AreaCanvas'
import {
  type Area,
  areaAfterKey,
  areaBetween,
  isLargeEnough,
  moveArea,
  resizeArea,
} from '../../studio/src/builder/areas/geometry'

const isInside = ({ left, top, width, height }: Area): boolean =>
  left >= 0 && top >= 0 && left + width <= 100.1 && top + height <= 100.1

const coordinate = fc.double({ min: -300, max: 300, noNaN: true })
const point = fc.record({ x: coordinate, y: coordinate })

test('whatever is drawn, moved or sized stays inside the picture', () => {
  fc.assert(
    fc.property(point, point, point, (from, to, way) => {
      const area = areaBetween(from, to)
      expect(isInside(area)).toBe(true)
      const result = moveArea(area, way)
      expect([isInside(result), result.width, result.height]).toEqual([true, area.width, area.height])
      if (isLargeEnough(area))
        expect([isInside(resizeArea(area, way)), isLargeEnough(resizeArea(area, way))]).toEqual([true, true])
    }),
  )
})

test('a key moves an area by a percent, with Shift it sizes it, and another key does neither', () => {
  const area = { left: 10, top: 20, width: 30, height: 40 }
  expect(areaAfterKey(area, 'ArrowRight', false)).toEqual({ ...area, left: 11 })
  expect(areaAfterKey(area, 'ArrowUp', true)).toEqual({ ...area, height: 39 })
  expect(areaAfterKey({ ...area, left: 0 }, 'ArrowLeft', false)).toEqual({ ...area, left: 0 })
  expect(areaAfterKey(area, 'Enter', false)).toBeNull()
})

const annotations: Annotation[] = [
  { ptype: 'albumannotationarea', left: 10, top: 10, width: 20, height: 20, title: '新品' },
  { ptype: 'albumannotationtag', left: 50, top: 50, title: '标签' },
]

function Canvas({ onChange }: { onChange: (annotations: Annotation[]) => void }) {
  const [list, setList] = useState(annotations)
  const change = (next: Annotation[]) => {
    setList(next)
    onChange(next)
  }
  return <AreaCanvas address="/a.webp" annotations={list} selected={0} onSelect={() => {}} onChange={change} />
}

test('areas and tags are moved and deleted by keys; a tag gets no size', () => {
  const changes: Annotation[][] = []
  render(<Canvas onChange={(next) => changes.push(next)} />)
  fireEvent.keyDown(screen.getByRole('button', { name: '新品' }), { key: 'ArrowDown', shiftKey: true })
  expect(changes.at(-1)?.[0]).toEqual({ ...annotations[0], height: 21 })
  fireEvent.keyDown(screen.getByRole('button', { name: '标签' }), { key: 'ArrowLeft', shiftKey: true })
  expect(changes.at(-1)?.[1]).toEqual({ ...annotations[1], left: 49 })
  fireEvent.keyDown(screen.getByRole('button', { name: '新品' }), { key: 'Delete' })
  expect(changes.at(-1)?.map(({ title }) => title)).toEqual(['标签'])
})
