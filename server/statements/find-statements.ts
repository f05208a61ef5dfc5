import ts from 'typescript'
import { evaluateVariants } from './choices'
import type { CallSites } from './declarations'
import { Evaluator } from './evaluate'
import { paramsOf } from './params'
import { Impossible, NotStatic, ObjectValue, resolveAlias, type Value } from './values'

/** One call of `rows`, or of a helper that builds a statement of its arguments. */
export interface StatementCall {
  node: ts.CallExpression
  /** The type argument; undefined where the caller reads no row. */
  row: ts.Type | undefined
  /** All texts that the call can send; empty when they depend on the run. */
  variants: readonly Variant[]
  /** The part of the text that depends on the run. */
  unknown: string | null
}

export interface Variant {
  sql: string
  /** The parameters one by one; null when their number depends on the run. */
  params: readonly ts.Expression[] | null
}

/** Returns all calls of `rows` and `runList` of some files, with the texts that they send. */
export function findStatements(program: ts.Program, files: readonly ts.SourceFile[]): StatementCall[] {
  const checker = program.getTypeChecker()
  const calls = files.flatMap(callsIn)
  const callSites = indexCalls(checker, calls)
  return calls.flatMap((node) => {
    const name = calleeName(node)
    if (name !== 'rows' && name !== 'runList') return []
    if (name === 'rows' && !ts.isPropertyAccessExpression(node.expression)) return []
    return { node, row: rowType(checker, node), ...variantsOf(checker, callSites, node, name) }
  })
}

function callsIn(file: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return calls
}

const calleeName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : ''

function indexCalls(checker: ts.TypeChecker, calls: readonly ts.CallExpression[]): CallSites {
  const sites = new Map<ts.Symbol, ts.CallExpression[]>()
  for (const call of calls) {
    if (!ts.isIdentifier(call.expression)) continue
    const callee = checker.getSymbolAtLocation(call.expression)
    if (!callee) continue
    const symbol = resolveAlias(checker, callee)
    const list = sites.get(symbol) ?? []
    list.push(call)
    sites.set(symbol, list)
  }
  return sites
}

/** The type argument; without one the compiler infers it, which matters only where the rows are read. */
function rowType(checker: ts.TypeChecker, node: ts.CallExpression): ts.Type | undefined {
  const [argument] = node.typeArguments ?? []
  return argument && checker.getTypeFromTypeNode(argument)
}

function variantsOf(
  checker: ts.TypeChecker,
  callSites: CallSites,
  node: ts.CallExpression,
  name: string,
): Pick<StatementCall, 'variants' | 'unknown'> {
  let unknown: string | null = null
  try {
    const variants = evaluateVariants((choose): Variant | null => {
      const evaluator = new Evaluator(checker, callSites, choose)
      try {
        if (name === 'runList') return { sql: listText(evaluator, node), params: null }
        const [text, params] = node.arguments
        const sql = text && evaluator.evaluate(text)
        if (sql === undefined) return null
        if (typeof sql !== 'string') throw new NotStatic(node)
        return { sql, params: params ? paramsOf(checker, evaluator, params) : [] }
      } catch (error) {
        if (error instanceof Impossible) return null
        if (!(error instanceof NotStatic)) throw error
        unknown ??= error.message
        return null
      }
    })
    const unique = new Map(variants.flatMap((variant) => (variant ? [[variantKey(variant), variant]] : [])))
    return { variants: [...unique.values()], unknown }
  } catch (error) {
    return { variants: [], unknown: error instanceof Error ? error.message : String(error) }
  }
}

const variantKey = ({ sql, params }: Variant) => `${sql}\n${params?.map((param) => param.pos).join(' ')}`

/**
 * An example of the statement that `runList` builds: the columns and joins of the shape, with the condition of every
 * list.
 */
function listText(evaluator: Evaluator, node: ts.CallExpression): string {
  const shape = node.arguments[2]
  if (!shape) throw new NotStatic(node)
  const read = (key: string): Value => {
    const object = evaluator.evaluate(shape)
    if (!(object instanceof ObjectValue)) throw new NotStatic(shape)
    return object.get(key)
  }
  return `select ${read('columns')} from ${read('table')} t ${read('joins')} where t.tenant_id = $1`
}
