import { domOf, visibleNodes, type ViewNode } from './view'

/** Size of a page's tree, the way the vendors count: elements, not texts. */
export interface TreeStats {
  nodes: number
  depth: number
  /** Most element children of one element. */
  children: number
  /** Class or tag of that element. */
  widest: string
}

/** Limits of a screen's tree (goals). */
export const treeLimits = { nodes: 800, depth: 20, children: 60 } as const

export function treeStats(root: ViewNode): TreeStats {
  const stats: TreeStats = { nodes: 0, depth: 0, children: 0, widest: '' }
  const widths = new Map<Node, number>()
  for (const { node, depth } of visibleNodes(root)) {
    const dom = domOf(node)
    if (dom?.nodeType !== 1) continue
    stats.nodes += 1
    stats.depth = Math.max(stats.depth, depth)
    const parent = dom.parentNode
    if (parent) widths.set(parent, (widths.get(parent) ?? 0) + 1)
  }
  for (const [parent, width] of widths) {
    if (width <= stats.children) continue
    stats.children = width
    stats.widest = (parent as Element).getAttribute?.('class') || (parent as Element).tagName?.toLowerCase() || ''
  }
  return stats
}

/** Returns the limits that a tree exceeds, as texts. */
export const brokenLimits = (stats: TreeStats): string[] =>
  (Object.keys(treeLimits) as (keyof typeof treeLimits)[])
    .filter((key) => stats[key] > treeLimits[key])
    .map(
      (key) =>
        `${stats[key]} ${key}, at most ${treeLimits[key]}${key === 'children' ? ` (below ${stats.widest})` : ''}`,
    )
