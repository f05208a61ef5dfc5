import type { FastifyBaseLogger } from 'fastify'
import { subscribe } from '../lib/measurements'

/**
 * Names each statement that takes `limitMs` or longer in the log, with its site and its route or job, and the SQLSTATE of
 * one that failed; never its parameters. @returns what ends it
 */
export const logSlowStatements = (log: FastifyBaseLogger, limitMs: number): (() => void) =>
  subscribe('statement', ({ ms, ...names }) => {
    if (ms >= limitMs) log.warn({ ...names, ms: Math.round(ms) }, 'a slow statement')
  })
