/** Limits of a kind of work for a tenant in the database. */
interface WorkRow {
  /** Milliseconds of one statement, waits for rows included; then it fails with SQLSTATE 57014. */
  readonly statementMs: number
  /** Share of the pool's connections that one tenant's work of the kind holds at most; one at least. */
  readonly share: number
}

/** Kinds of work for a tenant. A migration and a site's archive belong to no tenant and have no limit. */
export const workRows = {
  /** Calls of shoppers and all that write: nobody waits for longer at a phone, and eight seconds may go to one lock. */
  call: { statementMs: 15_000, share: 0.7 },
  /** Operators' lists, searches and reports: a few at once, so that a shop's staff leaves room for its own shoppers. */
  list: { statementMs: 30_000, share: 0.2 },
  /** Jobs, exports among them: nobody waits, but a statement without an end would hold its connection for ever. */
  job: { statementMs: 600_000, share: 0.2 },
} as const satisfies Record<string, WorkRow>

export type WorkKind = keyof typeof workRows

const OPERATORS_PATH = /^\/(?:ops|studio)\//

/** Returns the kind of work of a call of the contract. */
export const workOf = ({ method, path }: { method: string; path: string }): WorkKind =>
  method === 'GET' && OPERATORS_PATH.test(path) ? 'list' : 'call'
