import ts from 'typescript'

/** A value that an expression has in every run. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | ObjectValue | FunctionValue

/** An object literal; its properties are evaluated when they are read. */
export class ObjectValue {
  constructor(
    readonly keys: readonly string[],
    readonly get: (key: string) => Value,
  ) {}
}

/** A function of the program, called with values. */
export class FunctionValue {
  constructor(readonly call: (...args: Value[]) => Value) {}
}

/** Thrown for an expression whose value depends on the run. */
export class NotStatic extends Error {
  constructor(node: ts.Node) {
    super(node.getText().replace(/\s+/g, ' ').slice(0, 60))
  }
}

/** Returns the first value, or the second where the first depends on the run. */
export function staticOr<T>(value: () => T, otherwise: () => T): T {
  try {
    return value()
  } catch (error) {
    if (!(error instanceof NotStatic)) throw error
    return otherwise()
  }
}

/** The values of parameters of the functions that are called. */
export type Scope = ReadonlyMap<ts.Symbol, Value>

/** Returns what an import names. */
export const resolveAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** Thrown where what was chosen leaves a hole in a text: the program does not get there. */
export class Impossible extends Error {}

type Wrapper = ts.AsExpression | ts.SatisfiesExpression | ts.ParenthesizedExpression | ts.NonNullExpression
/** An expression that has the value of the one inside. */
export const isWrapper = (node: ts.Node): node is Wrapper =>
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isNonNullExpression(node)

/** The key of a choice: the same text within one function is one choice. */
export function nodeKey(node: ts.Node): string {
  const fn = ts.findAncestor(node, ts.isFunctionLike)
  return `${node.getSourceFile().fileName}:${fn?.pos ?? 0}:${node.getText()}`
}

/** The name or the number of the part that a binding takes. */
export const bindingKey = (element: ts.BindingElement, index: number): string =>
  ts.isArrayBindingPattern(element.parent)
    ? String(index)
    : (element.propertyName ?? element.name).getText().replace(/['"]/g, '')

/** Returns a property, or undefined where the value has none; throws NotStatic for one of the run. */
export function propertyOf(value: Value, key: string, node: ts.Node): Value {
  if (value instanceof ObjectValue) return value.get(key)
  if (Array.isArray(value)) return key === 'length' ? value.length : value[Number(key)]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && key === 'length') return value.length
  throw new NotStatic(node)
}

/** Returns a text or a number as text, or throws NotStatic. */
export function textOf(value: Value, node: ts.Node): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new NotStatic(node)
}
