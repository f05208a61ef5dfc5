import ts from 'typescript'
import type { Choose } from './choices'
import { callBuiltIn } from './built-ins'
import { type CallSites, Declarations } from './declarations'
import { literalsOf } from './literals'
import {
  bindingKey,
  FunctionValue,
  Impossible,
  isWrapper,
  nodeKey,
  NotStatic,
  ObjectValue,
  propertyOf,
  resolveAlias,
  type Scope,
  staticOr,
  textOf,
  type Value,
} from './values'

type Fn = ts.SignatureDeclaration & { body?: ts.Node | undefined }

const DEPTH_MAX = 60
const PLACEHOLDER_MIN = 20

/** Evaluates expressions of the program without running it; what depends on the run is chosen (see evaluateVariants). */
export class Evaluator {
  #depth = 0
  readonly #placeholders = new Set<ts.Node>()
  readonly #declarations: Declarations
  constructor(
    private readonly checker: ts.TypeChecker,
    callSites: CallSites,
    readonly choose: Choose,
  ) {
    this.#declarations = new Declarations(checker, callSites, this)
  }

  /** Returns the value of an expression, or throws NotStatic. */
  evaluate(node: ts.Expression, scope: Scope = new Map()): Value {
    if (this.#depth > DEPTH_MAX) throw new NotStatic(node)
    this.#depth += 1
    try {
      return this.#evaluate(node, scope)
    } finally {
      this.#depth -= 1
    }
  }

  #evaluate(node: ts.Expression, scope: Scope): Value {
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isNumericLiteral(node)) return Number(node.text)
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false
    if (node.kind === ts.SyntaxKind.NullKeyword) return null
    if (isWrapper(node)) return this.evaluate(node.expression, scope)
    if (ts.isTemplateExpression(node)) return this.#template(node, scope)
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => this.#element(element, scope))
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, scope)
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return this.#closure(node, scope)
    if (ts.isConditionalExpression(node))
      return this.evaluate(this.isTrue(node.condition, scope) ? node.whenTrue : node.whenFalse, scope)
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      return !this.isTrue(node.operand, scope)
    if (ts.isBinaryExpression(node)) return this.#binary(node, scope)
    if (ts.isIdentifier(node)) return this.#identifier(node, scope)
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return this.#access(node, scope)
    if (ts.isCallExpression(node)) return this.#call(node, scope)
    return this.literal(node, nodeKey(node))
  }

  #template(node: ts.TemplateExpression, scope: Scope): string {
    let text = node.head.text
    for (const span of node.templateSpans) {
      const value = this.evaluate(span.expression, scope)
      if (value === undefined) throw new Impossible()
      if (typeof value === 'object' && !Array.isArray(value)) throw new NotStatic(span.expression)
      text += String(value) + span.literal.text
    }
    return text
  }

  #element(node: ts.Expression, scope: Scope): readonly Value[] {
    if (!ts.isSpreadElement(node)) return [this.evaluate(node, scope)]
    const value = this.evaluate(node.expression, scope)
    if (!Array.isArray(value)) throw new NotStatic(node)
    return value
  }

  #object(node: ts.ObjectLiteralExpression, scope: Scope): ObjectValue {
    const readers = new Map<string, () => Value>()
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = this.evaluate(property.expression, scope)
        if (!(spread instanceof ObjectValue)) throw new NotStatic(property)
        for (const key of spread.keys) readers.set(key, () => spread.get(key))
        continue
      }
      const name = property.name
      const key = ts.isComputedPropertyName(name) ? String(this.evaluate(name.expression, scope)) : name.text
      if (ts.isPropertyAssignment(property)) readers.set(key, () => this.evaluate(property.initializer, scope))
      else if (ts.isShorthandPropertyAssignment(property))
        readers.set(key, () =>
          this.#name(this.checker.getShorthandAssignmentValueSymbol(property), property.name, scope),
        )
      else if (ts.isMethodDeclaration(property)) readers.set(key, () => this.#closure(property, scope))
    }
    return new ObjectValue([...readers.keys()], (key) => readers.get(key)?.())
  }

  #closure(node: Fn, scope: Scope): FunctionValue {
    return new FunctionValue((...args) => this.#invoke(node, args, scope))
  }

  #invoke(node: Fn, args: readonly Value[], scope: Scope): Value {
    const inner = new Map(scope)
    node.parameters.forEach((parameter, index) => {
      const argument = args[index]
      const initializer = argument === undefined ? parameter.initializer : undefined
      const value = initializer ? this.evaluate(initializer, scope) : argument
      this.#bind(parameter.name, parameter.dotDotDotToken ? args.slice(index) : value, inner)
    })
    if (!node.body) throw new NotStatic(node)
    if (!ts.isBlock(node.body)) return this.evaluate(node.body as ts.Expression, inner)
    return this.#block(node.body.statements, inner)?.value
  }

  #bind(name: ts.BindingName, value: Value, scope: Map<ts.Symbol, Value>): void {
    if (ts.isIdentifier(name)) {
      const symbol = this.checker.getSymbolAtLocation(name)
      if (symbol) scope.set(symbol, value)
      return
    }
    name.elements.forEach((element, index) => {
      if (!ts.isBindingElement(element)) return
      const part = propertyOf(value, bindingKey(element, index), element)
      const initializer = part === undefined ? element.initializer : undefined
      this.#bind(element.name, initializer ? this.evaluate(initializer, scope) : part, scope)
    })
  }

  /** Runs statements up to the first return. Constants are evaluated where they are read; nothing is changed. */
  #block(statements: readonly ts.Statement[], scope: Scope): { value: Value } | null {
    for (const statement of statements) {
      if (ts.isReturnStatement(statement))
        return { value: statement.expression ? this.evaluate(statement.expression, scope) : undefined }
      if (ts.isIfStatement(statement)) {
        const branch = this.isTrue(statement.expression, scope) ? statement.thenStatement : statement.elseStatement
        const result = branch ? this.#block(ts.isBlock(branch) ? branch.statements : [branch], scope) : null
        if (result) return result
      } else if (!ts.isVariableStatement(statement) && !ts.isExpressionStatement(statement))
        throw new NotStatic(statement)
    }
    return null
  }

  /** Returns whether a condition holds; one that depends on the run does both. */
  isTrue(node: ts.Expression, scope: Scope = new Map()): boolean {
    return staticOr(
      () => Boolean(this.evaluate(node, scope)),
      () => this.choose(nodeKey(node), [true, false]),
    )
  }

  /** Returns one of the literals that the type of an expression consists of, or throws NotStatic. */
  literal(node: ts.Expression, key: unknown): Value {
    const literals = literalsOf(this.checker, node)
    if (!literals) throw new NotStatic(node)
    return this.choose(key, literals)
  }

  #binary(node: ts.BinaryExpression, scope: Scope): Value {
    const left = () => this.evaluate(node.left, scope)
    const right = () => this.evaluate(node.right, scope)
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.PlusToken: {
        const [a, b] = [left(), right()]
        return typeof a === 'number' && typeof b === 'number' ? a + b : `${textOf(a, node)}${textOf(b, node)}`
      }
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
        return left() === right()
      case ts.SyntaxKind.ExclamationEqualsEqualsToken:
        return left() !== right()
      case ts.SyntaxKind.GreaterThanToken:
        return Number(left()) > Number(right())
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return this.isTrue(node.left, scope) ? right() : left()
      case ts.SyntaxKind.BarBarToken:
        return left() || right()
      case ts.SyntaxKind.QuestionQuestionToken:
        return left() ?? right()
      default:
        throw new NotStatic(node)
    }
  }

  #identifier(node: ts.Identifier, scope: Scope): Value {
    if (node.text === 'undefined') return undefined
    return this.#name(this.checker.getSymbolAtLocation(node), node, scope)
  }

  #name(reference: ts.Symbol | undefined, node: ts.Expression, scope: Scope): Value {
    const symbol = reference && resolveAlias(this.checker, reference)
    if (!symbol?.valueDeclaration) throw new NotStatic(node)
    if (scope.has(symbol)) return scope.get(symbol)
    const declaration = symbol.valueDeclaration
    if (ts.isFunctionDeclaration(declaration)) return this.#closure(declaration, scope)
    return this.#declarations.evaluate(declaration, symbol, node, scope)
  }

  #access(node: ts.PropertyAccessExpression | ts.ElementAccessExpression, scope: Scope): Value {
    return staticOr(
      () => {
        const object = this.evaluate(node.expression, scope)
        if (ts.isPropertyAccessExpression(node)) return propertyOf(object, node.name.text, node)
        return propertyOf(object, this.#key(object, node.argumentExpression, scope), node)
      },
      () => this.literal(node, nodeKey(node)),
    )
  }

  /** The key of an element, or one of all keys of the object where it depends on the run. */
  #key(object: Value, node: ts.Expression, scope: Scope): string {
    return staticOr(
      () => String(this.evaluate(node, scope)),
      () => {
        if (!(object instanceof ObjectValue)) throw new NotStatic(node)
        const isOpen = this.checker.getTypeAtLocation(node).flags & ts.TypeFlags.String
        return this.choose(nodeKey(node), isOpen ? [...object.keys, MISSING_KEY] : object.keys)
      },
    )
  }

  #call(node: ts.CallExpression, scope: Scope): Value {
    const args = () => node.arguments.flatMap((argument) => this.#element(argument, scope))
    if (ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression
      if (ts.isIdentifier(expression) && expression.text === 'Object')
        return callBuiltIn(null, `Object.${name.text}`, args(), node)
      if (name.text === 'param') return this.#placeholder(node)
      const object = this.evaluate(expression, scope)
      if (object instanceof ObjectValue) return this.#apply(object.get(name.text), args(), node)
      return callBuiltIn(object, name.text, args(), node)
    }
    if (ts.isIdentifier(node.expression) && node.expression.text === 'String') return String(args()[0])
    return this.#apply(this.evaluate(node.expression, scope), args(), node)
  }

  /** The placeholder of a value that a ListSql is given; its number differs from those that texts name themselves. */
  #placeholder(node: ts.Node): string {
    this.#placeholders.add(node)
    return `$${PLACEHOLDER_MIN + [...this.#placeholders].indexOf(node)}`
  }

  #apply(callee: Value, args: readonly Value[], node: ts.Node): Value {
    if (!(callee instanceof FunctionValue)) throw new NotStatic(node)
    return callee.call(...args)
  }
}

/** A key that no object has. */
const MISSING_KEY = '\u0000'
