import { type DragEvent, useState } from 'react'

export type Edge = 'before' | 'after'

/** The upper half of a row is its edge before, the lower half that after it. */
function edgeOf({ clientY, currentTarget }: DragEvent<HTMLElement>): Edge {
  const { top, height } = currentTarget.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'after'
}

/**
 * Moves rows by dragging: one row is dropped on an edge of another. Each way of moving by keys and buttons stays beside
 * it.
 * @param type names what is dragged, so that rows of another list are not taken
 * @param onMove hears which row goes to which edge of which other one
 */
export function useRowDrop(type: string, onMove: (source: number, target: number, edge: Edge) => void) {
  const [over, setOver] = useState<{ readonly id: number; readonly edge: Edge } | null>(null)
  return {
    /** The edge of a row at which what is dragged would go now. */
    edgeAt: (id: number): Edge | null => (over?.id === id ? over.edge : null),
    /** Returns the props of the handle that drags a row. */
    dragProps: (id: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent<HTMLElement>) => {
        dataTransfer.setData(type, String(id))
        dataTransfer.effectAllowed = 'move'
      },
    }),
    /** Returns the props of a row that others are dropped on. */
    dropProps: (id: number) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!event.dataTransfer.types.includes(type)) return
        event.preventDefault()
        const edge = edgeOf(event)
        if (over?.id !== id || over.edge !== edge) setOver({ id, edge })
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent<HTMLElement>) => {
        const data = event.dataTransfer.getData(type)
        setOver(null)
        if (data === '' || Number(data) === id) return
        event.preventDefault()
        onMove(Number(data), id, edgeOf(event))
      },
    }),
  }
}
