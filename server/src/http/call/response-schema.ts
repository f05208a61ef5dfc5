import { type TSchema, Type } from '@sinclair/typebox'
import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

/**
 * Compiles the serializer of a reply when it is first written: a process writes few of the replies that the contract
 * declares, and to compile them all is half of what starting the application costs.
 */
export const lazySerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let serialize: ReturnType<typeof fastJson> | undefined
  return (data) => {
    serialize ??= fastJson(responseSchema(schema))
    return serialize(data)
  }
}

/**
 * Returns the schema by which a reply is written. The serializer tries the branches of an `anyOf` one after the other
 * with a validator, which costs more than the writing; so `X | null` becomes `nullable`, and a choice of words becomes
 * an `enum`. What is accepted stays the same.
 */
function responseSchema(schema: TSchema): TSchema {
  const plain: unknown = JSON.parse(JSON.stringify(schema))
  return Type.Unsafe(rewrite(plain) as object)
}

function rewrite(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewrite)
  if (typeof node !== 'object' || node === null) return node
  // A record of anything has nothing to be picked by; it is written as it is.
  if ('patternProperties' in node) return {}
  if ('anyOf' in node && Array.isArray(node.anyOf)) return rewriteUnion(node.anyOf)
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value)]))
}

const isNull = (branch: unknown) =>
  typeof branch === 'object' && branch !== null && 'type' in branch && branch.type === 'null'

function rewriteUnion(branches: unknown[]): unknown {
  const rest = branches.filter((branch) => !isNull(branch)).map(rewrite)
  const nullable = rest.length < branches.length ? { nullable: true } : {}
  const [only] = rest
  if (rest.length === 1 && typeof only === 'object') return { ...only, ...nullable }
  const words = rest.map((branch) =>
    typeof branch === 'object' && branch !== null && 'const' in branch ? branch.const : undefined,
  )
  if (words.every((word) => typeof word === 'string')) return { type: 'string', enum: words, ...nullable }
  return { anyOf: branches.map(rewrite) }
}
