/** A start that cannot go on, said in one sentence for the person at the terminal. */
export class StartError extends Error {
  constructor(
    message: string,
    /** Exit code of the process. */
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

/**
 * Returns the `code` of an error (of Node, PostgreSQL or Fastify), or ''. Asks the property, not the class: errors
 * cross realms in tests.
 */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

/** Returns the message of an error. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  const text = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
  return text || codeOf(error) || 'unknown'
}
