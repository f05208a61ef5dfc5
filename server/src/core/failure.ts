import type { ErrorName } from '@storefront/contract/errors'
import type { Connection } from './database.types'

/** The values of `{x}` in an error's text. */
export type FailureData = Readonly<Record<string, string | number>>

/**
 * An expected failure, a value and never thrown: a row of contract/errors and what fills its words. A
 * transaction whose function gives one is rolled back. `fields` names the wrong parts of a bad request. `lasting` runs
 * once the transaction is undone: what is to stay of the attempt, e.g. that a code was guessed at.
 */
export class Failure {
  constructor(
    readonly name: ErrorName,
    readonly data: FailureData = {},
    readonly fields?: Readonly<Record<string, string>>,
    readonly lasting?: (tx: Connection) => Promise<unknown>,
  ) {}
}

/** Makes a failure, e.g. `fail('stockShort', { name, left })`. */
export function fail(name: ErrorName, data?: FailureData, fields?: Record<string, string>): Failure {
  return new Failure(name, data, fields)
}

/** Makes a failure of which something stays although its transaction is undone. */
export function failLasting(name: ErrorName, lasting: (tx: Connection) => Promise<unknown>): Failure {
  return new Failure(name, {}, undefined, lasting)
}
