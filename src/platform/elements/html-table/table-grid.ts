import type { HtmlElement } from '@/lib/html-tree'

/** The places of a table's cells as CSS grid has them. */
interface TableGrid {
  readonly columns: number
  readonly cells: readonly HtmlElement[]
}

const spanOf = (cell: HtmlElement, name: string): number => Math.max(1, Number(cell.attributes[name]) || 1)

/** Lays the rows' cells into a grid. A cell says where it stands only in a table where not every cell is one place. */
export function cellsOf(rows: readonly HtmlElement[]): TableGrid {
  const places = new Set<string>()
  let columns = 1
  const cellPlaces = rows.flatMap((row, top) => {
    let left = 0
    return row.children.flatMap((cell) => {
      if (typeof cell === 'string') return []
      while (places.has(`${top} ${left}`)) left += 1
      const [width, height] = [spanOf(cell, 'colspan'), Math.min(spanOf(cell, 'rowspan'), rows.length - top)]
      for (let x = left; x < left + width; x += 1) for (let y = top; y < top + height; y += 1) places.add(`${y} ${x}`)
      const area = `grid-area:${top + 1}/${left + 1}/span ${height}/span ${width};`
      left += width
      columns = Math.max(columns, left)
      return [{ row, cell, area }]
    })
  })
  const isPlain = cellPlaces.length === columns * rows.length
  const cells = cellPlaces.map(({ row, cell, area }) => {
    const style = [isPlain ? '' : area, row.attributes['style'], cell.attributes['style']].filter(Boolean).join(';')
    return { ...cell, attributes: { ...cell.attributes, style } }
  })
  return { columns, cells }
}
