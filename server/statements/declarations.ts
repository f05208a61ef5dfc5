import ts from 'typescript'
import type { Choose } from './choices'
import { literalsOf } from './literals'
import { bindingKey, NotStatic, propertyOf, type Scope, staticOr, type Value } from './values'

/** The calls of the program's functions, by the symbol of the function. */
export type CallSites = ReadonlyMap<ts.Symbol, readonly ts.CallExpression[]>

/** The evaluator of expressions, as a declaration needs it. */
interface Evaluation {
  choose: Choose
  evaluate(node: ts.Expression, scope: Scope): Value
  literal(node: ts.Expression, key: unknown): Value
}

/** Evaluates what names stand for: constants, parts of them, and parameters by the calls of their function. */
export class Declarations {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly callSites: CallSites,
    private readonly evaluator: Evaluation,
  ) {}

  /** Returns the value of a name, or throws NotStatic. @param node where it stands */
  evaluate(declaration: ts.Declaration, symbol: ts.Symbol, node: ts.Expression, scope: Scope): Value {
    const orLiteral = (value: () => Value) => staticOr(value, () => this.evaluator.literal(node, symbol))
    if (ts.isVariableDeclaration(declaration)) return orLiteral(() => this.#variable(declaration, scope))
    if (ts.isBindingElement(declaration)) return orLiteral(() => this.#bindingElement(declaration, scope))
    if (!ts.isParameter(declaration)) throw new NotStatic(node)
    const literals = literalsOf(this.checker, node)
    return literals ? this.evaluator.choose(symbol, literals) : this.#parameter(declaration, scope)
  }

  #variable(declaration: ts.VariableDeclaration, scope: Scope): Value {
    const loop = declaration.parent.parent
    if (ts.isForOfStatement(loop)) {
      const values = this.evaluator.evaluate(loop.expression, scope)
      if (!Array.isArray(values)) throw new NotStatic(loop.expression)
      return this.evaluator.choose(declaration, values)
    }
    const isConst = ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const
    if (!isConst || !declaration.initializer) throw new NotStatic(declaration)
    return this.evaluator.evaluate(declaration.initializer, scope)
  }

  #bindingElement(element: ts.BindingElement, scope: Scope): Value {
    const pattern = element.parent
    const index = [...pattern.elements].indexOf(element)
    const value = propertyOf(this.#holder(pattern.parent, scope), bindingKey(element, index), element)
    return value === undefined && element.initializer ? this.evaluator.evaluate(element.initializer, scope) : value
  }

  #holder(holder: ts.BindingPattern['parent'], scope: Scope): Value {
    if (ts.isBindingElement(holder)) return this.#bindingElement(holder, scope)
    return ts.isParameter(holder) ? this.#parameter(holder, scope) : this.#variable(holder, scope)
  }

  /** Returns the value of a parameter in one of the calls of its function. */
  #parameter(parameter: ts.ParameterDeclaration, scope: Scope): Value {
    const fn = parameter.parent
    const name = ts.isVariableDeclaration(fn.parent) ? fn.parent.name : fn.name
    const symbol = name && this.checker.getSymbolAtLocation(name)
    const sites = symbol ? (this.callSites.get(symbol) ?? []) : []
    if (sites.length === 0) throw new NotStatic(parameter)
    const argument = this.evaluator.choose(fn, sites).arguments[fn.parameters.indexOf(parameter)]
    if (argument) return this.evaluator.evaluate(argument, scope)
    return parameter.initializer ? this.evaluator.evaluate(parameter.initializer, scope) : undefined
  }
}
