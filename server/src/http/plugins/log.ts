import type { FastifyServerOptions } from 'fastify'
import type { Deps } from '../deps'
import { RedactedError } from '../../lib/redact'

/**
 * Returns the options of the log. This is the one place that turns errors into text. Personal data in errors
 * (parameters of statements, values that the database quotes, numbers, secrets) stays out.
 */
export function loggerOptions({
  logLevel,
  logTo,
}: Pick<Deps, 'logLevel' | 'logTo'>): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: logLevel,
    ...(logTo && { stream: logTo }),
    serializers: {
      err: (error: unknown) => (error instanceof RedactedError ? error : new RedactedError(error)).fields,
    },
    hooks: {
      // A bare error would lend its message to the line.
      logMethod(args, method) {
        const [first, words] = args as unknown[]
        if (first instanceof Error && words === undefined) method.apply(this, [{ err: first }, 'an error'])
        else method.apply(this, args)
      },
    },
  }
}
