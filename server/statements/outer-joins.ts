/** The parts of a node of `explain (verbose, format json)` that tell which columns an outer join makes null. */
export interface PlanNode {
  Alias?: string
  'Join Type'?: string
  'Parent Relationship'?: string
  Output?: readonly string[]
  Plans?: readonly PlanNode[]
}

/** The child of a join whose columns are null in rows without a match. */
const nullableSides: Readonly<Record<string, readonly string[]>> = {
  Left: ['Inner'],
  Right: ['Outer'],
  Full: ['Inner', 'Outer'],
}

const aliasesIn = ({ Alias, Plans = [] }: PlanNode): string[] => [
  ...(Alias ? [Alias] : []),
  ...Plans.flatMap(aliasesIn),
]

function nullableAliases(node: PlanNode): string[] {
  const sides = nullableSides[node['Join Type'] ?? ''] ?? []
  return (node.Plans ?? []).flatMap((child) =>
    sides.includes(child['Parent Relationship'] ?? '') ? aliasesIn(child) : nullableAliases(child),
  )
}

/**
 * Returns for each column of a plan whether an outer join can make it null. Only columns that are shown as they are
 * stored are recognised (`alias.column`).
 */
export function nullableOutputs(plan: PlanNode): boolean[] {
  const aliases = new Set(nullableAliases(plan))
  return (plan.Output ?? []).map((output) => aliases.has(/^(\w+)\.\w+$/.exec(output)?.[1] ?? ''))
}
