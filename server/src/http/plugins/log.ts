import type { FastifyServerOptions } from 'fastify'
import type { Deps } from '../deps'
import { publish } from '../../lib/measurements'
import { RedactedError } from '../../lib/redact'

/** pino's number of the level `error`. */
const ERROR_LEVEL = 50

/** Tells whoever watches the process of an error, in the words of the log. */
function publishError(first: unknown, words: unknown): void {
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : first
  const { type, message } = (error instanceof RedactedError ? error : new RedactedError(error)).fields
  publish('error', { type, message: typeof words === 'string' ? `${words}: ${message}` : message })
}

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
      logMethod(args, method, level) {
        const [first, words] = args as unknown[]
        if (level >= ERROR_LEVEL) publishError(first, words)
        if (first instanceof Error && words === undefined) method.apply(this, [{ err: first }, 'an error'])
        else method.apply(this, args)
      },
    },
  }
}
