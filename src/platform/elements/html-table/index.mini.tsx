import { createElement } from 'react'
import type { HtmlElement, HtmlNode } from '@/lib/html-tree'
import type { HtmlTableProps } from '@/platform/elements/types'
import { css } from '@/platform/css'
import { cellsOf } from './table-grid'

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

/** A grid of cells: mini-programs have no tables, and a view for each row would only weigh. */
export function HtmlTable({ element, style, draw }: HtmlTableProps) {
  const parts = element.children.filter(isElement)
  const rows = parts.flatMap((part) =>
    part.tag === 'tr' ? [part] : part.children.filter(isElement).filter(({ tag }) => tag === 'tr'),
  )
  const { columns, cells } = cellsOf(rows)
  const grid = `display:grid;overflow-x:auto;grid-template-columns:repeat(${columns},auto);${style ?? ''}`
  return createElement(
    'table',
    { style: css(grid) },
    ...draw([...parts.filter(({ tag }) => tag === 'caption'), ...cells]),
  )
}
