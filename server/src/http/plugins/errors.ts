import { type ErrorBody, type ErrorName, errors } from '@storefront/contract/errors'
import type { Language } from '@storefront/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DATABASE_UNAVAILABLE, POOL_BUSY, sqlState } from '../../db'
import { type Failure, fail } from '../../core/failure'
import { errorMessage } from '../../core/i18n'
import { badPart } from '../../core/bad-request'
import { RedactedError, textsOf } from '../../lib/redact'
import { UpstreamError } from '../../core/ports.types'
import { TOO_DEEP } from './json-body'
import { languageOf } from '../request/language'

/** Returns the HTTP answer of a failure in a language. */
export function toErrorResponse(failure: Failure, language: Language): { status: number; body: ErrorBody } {
  const row = errors[failure.name]
  const body: ErrorBody = { detail: errorMessage(language, failure.name, failure.data).trim(), err_code: row.code }
  return { status: row.status, body: failure.fields ? { ...body, fields: { ...failure.fields } } : body }
}

/** Says when a refused caller may try again, where the failure says so. */
export function setRetryAfter(reply: FastifyReply, { name, data: { seconds } }: Failure): FastifyReply {
  return [429, 503].includes(errors[name].status) && seconds !== undefined
    ? reply.header('retry-after', String(seconds))
    : reply
}

/** Sends a failure. */
export function sendFailure(reply: FastifyReply, failure: Failure, language: Language): FastifyReply {
  const { status, body } = toErrorResponse(failure, language)
  setRetryAfter(reply, failure)
  // Serialized here, because the reply's schema describes only the success.
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body))
}

/** After so long, a caller that was refused because of too many calls at once, or without a database, may try again. */
export const RETRY_SECONDS = 5

/**
 * Failures for violations of a constraint that no check caught: the second of two concurrent calls, or a missing check.
 * The server logs them too.
 */
const VIOLATIONS: Readonly<Record<string, (language: Language) => Failure>> = {
  '23503': () => fail('itemInUse'),
  '23505': (language) => badPart('', 'taken', {}, language),
  '23514': (language) => badPart('', 'wrongType', {}, language),
}

/** Returns a row of the error table for what was thrown; null when it is nothing we expect. */
export function toFailure(error: unknown, language: Language, bodyLimit: number): Failure | null {
  if (error instanceof UpstreamError) return fail('upstream')
  const state = sqlState(error)
  if (state === POOL_BUSY) return fail('serverBusy', { seconds: RETRY_SECONDS })
  if (state === DATABASE_UNAVAILABLE) return fail('serviceUnavailable', { seconds: RETRY_SECONDS })
  if (state === '55P03') return fail('inProgress')
  const violation = VIOLATIONS[state]
  if (violation) return violation(language)
  if (state.startsWith('22')) return badPart('', 'wrongType', {}, language)
  if (state === TOO_DEEP) return badPart('', 'tooDeep', {}, language)
  if (state.startsWith('FST_')) return ofFastify(state, language, bodyLimit)
  const status: unknown =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status !== 'number' || status < 400 || status > 499) return null
  return badPart('', error instanceof SyntaxError ? 'notJson' : 'wrongType', {}, language)
}

function ofFastify(code: string, language: Language, bodyLimit: number): Failure | null {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return fail('tooLarge', { max: Math.floor(bodyLimit / 1024) })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return fail('mediaType')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return badPart('', 'notJson', {}, language)
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_ASYNC_CONSTRAINT':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return badPart('', 'badAddress', {}, language)
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_VALIDATION':
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PROTO_VIOLATION':
      return badPart('', 'wrongType', {}, language)
    default:
      return null
  }
}

/** Expected failures that are logged: their cause is no caller's. */
const TROUBLES: readonly ErrorName[] = ['upstream', 'inProgress', 'serverBusy', 'serviceUnavailable']

/**
 * Sends every error in our body shape; unexpected errors are logged, and their answer discloses no internals. `send`
 * writes the answer.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  bodyLimit: number,
  send = sendFailure,
): FastifyReply {
  const language = languageOf(request, null)
  const expectedError = toFailure(error, language, request.routeOptions?.bodyLimit ?? bodyLimit)
  const { name } = expectedError ?? {}
  const isTrouble = (name !== undefined && TROUBLES.includes(name)) || sqlState(error) in VIOLATIONS
  if (isTrouble || !expectedError) {
    const { params, query, body } = request
    const err = new RedactedError(error, textsOf([params, query, body]))
    if (expectedError) request.log.warn({ err }, 'expected trouble')
    else request.log.error({ err }, 'unexpected')
  }
  return send(reply, expectedError ?? fail('internal'), language)
}

export function registerErrors(app: FastifyInstance, bodyLimit: number): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, bodyLimit))
  app.setNotFoundHandler((request, reply) => sendFailure(reply, fail('notFound'), languageOf(request, null)))
}
