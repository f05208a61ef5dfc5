import type { Annotation } from '@storefront/contract/entities/common'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useT } from '../../i18n'
import { type Area, areaAfterKey, areaBetween, isLargeEnough, moveArea, type Point, resizeArea } from './geometry'

/** The gesture of the pointer, and the point where it began. */
interface Gesture {
  readonly kind: 'draw' | 'move' | 'resize'
  /** The index of the area; -1 for one that is being drawn. */
  readonly index: number
  readonly from: Point
  readonly area: Area
}

const AREA = 'albumannotationarea'
/** A tag is a point: an area without a size. */
const areaOf = ({ left, top, width = 0, height = 0 }: Annotation): Area => ({ left, top, width, height })

/** A gesture's area with the pointer at a point. */
function areaAt({ kind, from, area }: Gesture, to: Point): Area {
  const way = { x: to.x - from.x, y: to.y - from.y }
  if (kind === 'draw') return areaBetween(from, to)
  return kind === 'move' ? moveArea(area, way) : resizeArea(area, way)
}

interface AreaCanvasProps {
  readonly address: string
  readonly annotations: readonly Annotation[]
  /** The annotation whose fields are open; -1 for none. */
  readonly selected: number
  readonly onSelect: (index: number) => void
  readonly onChange: (annotations: Annotation[]) => void
}

/** A picture on which areas are drawn, moved and sized by pointer and by keys; each gesture is one change. */
export function AreaCanvas({ address, annotations, selected, onSelect, onChange }: AreaCanvasProps) {
  const t = useT()
  const canvas = useRef<HTMLDivElement>(null)
  const gesture = useRef<Gesture | null>(null)
  const [draft, setDraft] = useState<{ readonly index: number; readonly area: Area } | null>(null)

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = canvas.current?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    }
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
  }
  const begin = (event: PointerEvent, kind: Gesture['kind'], index: number) => {
    if (event.button !== 0) return
    event.stopPropagation()
    canvas.current?.setPointerCapture(event.pointerId)
    const from = pointOf(event)
    const annotation = annotations[index]
    gesture.current = { kind, index, from, area: annotation ? areaOf(annotation) : areaBetween(from, from) }
    if (index >= 0) onSelect(index)
  }
  const put = (index: number, { left, top, ...size }: Area) =>
    onChange(
      annotations.map((one, other) => (other === index ? { ...one, left, top, ...(one.ptype === AREA && size) } : one)),
    )
  const onMove = (event: PointerEvent) => {
    const current = gesture.current
    if (current) setDraft({ index: current.index, area: areaAt(current, pointOf(event)) })
  }
  const onEnd = (event: PointerEvent) => {
    const current = gesture.current
    gesture.current = null
    setDraft(null)
    if (!current || !draft) return
    const area = areaAt(current, pointOf(event))
    if (current.kind !== 'draw') return put(current.index, area)
    if (!isLargeEnough(area)) return
    onChange([...annotations, { ptype: AREA, ...area }])
    onSelect(annotations.length)
  }
  const onCancel = () => {
    gesture.current = null
    setDraft(null)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const annotation = annotations[index]
    const area = annotation && areaAfterKey(areaOf(annotation), event.key, event.shiftKey && annotation.ptype === AREA)
    if (area) put(index, area)
    else if (event.key === 'Delete') onChange(annotations.filter((_, other) => other !== index))
    else return
    event.preventDefault()
    // An arrow moves the area, and not what scrolls around it; Delete is this one's, and not the module's.
    event.stopPropagation()
  }
  const place = ({ left, top, width, height }: Area) => ({
    left: `${left}%`,
    top: `${top}%`,
    width: `${width}%`,
    height: `${height}%`,
  })
  return (
    <div
      ref={canvas}
      className="builder-areas"
      onPointerDown={(event) => begin(event, 'draw', -1)}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onPointerCancel={onCancel}
    >
      <img src={address} alt="" draggable={false} />
      {annotations.map((annotation, index) => {
        const isArea = annotation.ptype === AREA
        const area = draft?.index === index ? draft.area : areaOf(annotation)
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place in the list
            key={index}
            type="button"
            className={isArea ? 'builder-area' : 'builder-area builder-area-tag'}
            aria-pressed={selected === index}
            aria-label={annotation.title || t('builder.areas.name', { n: index + 1 })}
            aria-describedby="builder-areas-keys"
            style={isArea ? place(area) : { left: `${area.left}%`, top: `${area.top}%` }}
            onPointerDown={(event) => begin(event, 'move', index)}
            onClick={() => onSelect(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {index + 1}
            {isArea && (
              <span className="builder-area-corner" onPointerDown={(event) => begin(event, 'resize', index)} />
            )}
          </button>
        )
      })}
      {draft?.index === -1 && <span className="builder-area" style={place(draft.area)} />}
    </div>
  )
}
