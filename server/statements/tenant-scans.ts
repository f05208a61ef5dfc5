/** The parts of a node of `explain (verbose, format json)` that tell which tenant's rows it reads. */
export interface ScanNode {
  'Node Type'?: string
  Operation?: string
  'Relation Name'?: string
  Alias?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  Plans?: readonly ScanNode[]
}

const conditionsOf = (scan: ScanNode) => [scan['Index Cond'], scan['Recheck Cond'], scan.Filter].join(' ')

/** Whether a text compares the tenant of an alias with something. */
const comparesTenant = (text: string, alias: string) =>
  new RegExp(`(?<![\\w.])"?${alias}"?\\.tenant_id = |= "?${alias}"?\\.tenant_id\\b`).test(text)

/** The nodes of a plan that read tables; that of an insert, update or delete names its table as well. */
const scansOf = (node: ScanNode): ScanNode[] => [
  ...(node['Relation Name'] && node['Node Type'] !== 'ModifyTable' ? [node] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
]

/**
 * Returns the tables of tenants that a statement reads without naming the tenant. PostgreSQL carries `a.tenant_id = $1
 * and b.tenant_id = a.tenant_id` to the scans of both tables; where it makes a hash of `b` for a sub-select, the
 * statement itself compares the two.
 * @param isTenantTable whether a table has rows of tenants
 */
export function tablesOfAllTenants(sql: string, plan: ScanNode, isTenantTable: (table: string) => boolean): string[] {
  const scans = scansOf(plan).filter((scan) => isTenantTable(scan['Relation Name'] ?? ''))
  // A row that is inserted brings its tenant.
  const hasTenant = plan.Operation === 'Insert' || scans.some((scan) => /\btenant_id = \$/.test(conditionsOf(scan)))
  // PostgreSQL numbers an alias that a statement uses again.
  const aliasOf = ({ Alias = '' }: ScanNode) => Alias.replace(/_\d+$/, '')
  const isNamed = (scan: ScanNode) =>
    hasTenant && (/\btenant_id = /.test(conditionsOf(scan)) || comparesTenant(sql, aliasOf(scan)))
  const unnamed = scans.filter((scan) => !isNamed(scan))
  return [...new Set(unnamed.map((scan) => scan['Relation Name'] ?? ''))]
}
