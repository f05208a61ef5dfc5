import ts from 'typescript'
import type { Value } from './values'

/** Types with more members than this are no list of choices. */
const LITERALS_MAX = 24
const NO_LITERAL = Symbol('no literal')

/** Returns the literals that the type of an expression consists of; null where other values are possible. */
export function literalsOf(checker: ts.TypeChecker, node: ts.Expression): Value[] | null {
  const type = checker.getTypeAtLocation(node)
  const members = type.isUnion() ? type.types : [type]
  if (members.length > LITERALS_MAX) return null
  const values = members.map((member): Value | typeof NO_LITERAL => {
    if (member.isStringLiteral() || member.isNumberLiteral()) return member.value
    if (member.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(member) === 'true'
    if (member.flags & ts.TypeFlags.Null) return null
    return member.flags & ts.TypeFlags.Undefined ? undefined : NO_LITERAL
  })
  const isLiteral = (value: Value | typeof NO_LITERAL): value is Value => value !== NO_LITERAL
  return values.every(isLiteral) ? values : null
}
