/** The parts of a node of `explain (verbose, format json)` that tell which tenant's rows it reads. */
export interface ScanNode {
  'Node Type'?: string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  Plans?: readonly ScanNode[]
}

const conditionsOf = (scan: ScanNode) => [scan['Index Cond'], scan['Recheck Cond'], scan.Filter].join(' ')

/** The nodes of a plan that read tables; that of an insert, update or delete names its table as well. */
const scansOf = (node: ScanNode): ScanNode[] => [
  ...(node['Relation Name'] && node['Node Type'] !== 'ModifyTable' ? [node] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
]

/**
 * Returns the tables of tenants that a statement reads without naming the tenant by a parameter. PostgreSQL carries
 * `a.tenant_id = $1 and b.tenant_id = a.tenant_id` of a join to the scans of both tables, but not into a sub-select that
 * compares with a column outside of it: there `$1` has to be written, or a cluster would ask every machine.
 * @param isTenantTable whether a table has rows of tenants
 */
export function tablesOfAllTenants(plan: ScanNode, isTenantTable: (table: string) => boolean): string[] {
  const unnamed = scansOf(plan).filter(
    (scan) => isTenantTable(scan['Relation Name'] ?? '') && !/\btenant_id = \$/.test(conditionsOf(scan)),
  )
  return [...new Set(unnamed.map((scan) => scan['Relation Name'] ?? ''))]
}
